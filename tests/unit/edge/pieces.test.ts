import { describe, expect, it } from 'vitest';
import { clean } from './fixture.ts';

const words = 'Words to be read. '.repeat(40);
const PARAGRAPHS = Array.from({ length: 12 }, (_, index) => `<p>${index}. ${words.trim()}</p>`);

describe('a long body', () => {
  it('QU-02 keeps text between its blocks', () => {
    const html = `One &amp; two ${PARAGRAPHS.join(' three &lt;b&gt; ')} four`;
    expect(clean(html).text).toBe(
      `One & two ${PARAGRAPHS.map((_, index) => `${index}. ${words.trim()}`).join(' three <b> ')} four`,
    );
  });

  it('QU-02 is sanitised in each block', () => {
    const evil =
      '<img src="x" onerror="alert(1)"><script>alert(2)</script><a href="javascript:alert(3)">a</a>';
    const { html } = clean(PARAGRAPHS.map((paragraph) => paragraph + evil).join(''));
    expect(html).not.toMatch(/onerror|script|alert/);
    expect(html.match(/Words to be read\./g)).toHaveLength(12 * 40);
  });
});
