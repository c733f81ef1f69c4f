import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from '../../../src/features/blog/api/html/sanitizeHtml.ts';
import { clean, context, post } from './fixture.ts';

const words = 'Words to be read. '.repeat(40);
const PARAGRAPHS = Array.from({ length: 12 }, (_, index) => `<p>${index}. ${words.trim()}</p>`);

function countSteps(html: string): number {
  const steps = sanitizeHtml(html, post, context);
  let count = 0;
  while (!steps.next().done) count += 1;
  return count;
}

describe('a long body', () => {
  it('QU-02 is made harmless some blocks at a time, and stays whole and in order', () => {
    expect(clean(PARAGRAPHS.join('')).html).toBe(PARAGRAPHS.join(''));
    const further = countSteps(PARAGRAPHS.join('')) - countSteps(PARAGRAPHS[0] ?? '');
    expect(further).toBe(5);
  });

  it('QU-02 loses no loose words between its blocks', () => {
    const html = `One &amp; two ${PARAGRAPHS.join(' three &lt;b&gt; ')} four`;
    expect(clean(html).text).toBe(
      `One & two ${PARAGRAPHS.map((_, index) => `${index}. ${words.trim()}`).join(' three <b> ')} four`,
    );
  });

  it('QU-02 is harmless in each of its pieces', () => {
    const evil =
      '<img src="x" onerror="alert(1)"><script>alert(2)</script><a href="javascript:alert(3)">a</a>';
    const { html } = clean(PARAGRAPHS.map((paragraph) => paragraph + evil).join(''));
    expect(html).not.toMatch(/onerror|script|alert/);
    expect(html.match(/Words to be read\./g)).toHaveLength(12 * 40);
  });
});
