import { describe, expect, it } from 'vitest';
import { clean, cleanHtml, parsed } from './fixture.ts';

describe('the structure of a body', () => {
  it('BP-05 has no wrappers of page builders', () => {
    const open = '<div class="elementor-section" data-settings="{}" style="opacity:0">'.repeat(7);
    expect(
      cleanHtml(`${open}<h2>Inside</h2><p><span><span>Words.</span></span></p>${'</div>'.repeat(7)}`),
    ).toBe('<h2 id="user-content-part-1">Inside</h2><p>Words.</p>');
  });

  it('BP-05 has paragraphs for text without one', () => {
    expect(cleanHtml('<div>One <b>two</b></div><div>three</div>')).toBe('<p>One <b>two</b></p><p>three</p>');
    expect(cleanHtml('<div>One<hr>two</div>')).toBe('One<hr>two');
  });

  it('BP-05 has only the classes of WordPress blocks', () => {
    const columns =
      '<div class="wp-block-columns has-2"><div class="wp-block-column evil"><p>a</p></div></div>';
    expect(cleanHtml(columns)).toBe(
      '<div class="wp-block-columns"><div class="wp-block-column"><p>a</p></div></div>',
    );
  });

  it('BP-05 has no empty elements, except with a picture', () => {
    expect(
      cleanHtml('<p>&nbsp;</p><h2></h2><ul><li></li></ul><p>a</p><figure><img src="/i.jpg" alt=""></figure>'),
    ).toMatch(/^<p>a<\/p><figure><img [^>]*><\/figure>$/);
  });

  it('BP-05 has tables in a focusable scroll container', () => {
    const page = parsed(cleanHtml('<p>a<table><tr><td>b</td></tr></table>'));
    expect([...page.children].map(({ localName, className }) => `${localName}.${className}`)).toEqual([
      'p.',
      'div.table-box',
    ]);
    expect(page.querySelector('.table-box > table td')?.textContent).toBe('b');
    expect(page.querySelector('.table-box')?.getAttribute('tabindex')).toBe('0');
  });

  it('PG-05 has the lengths and colours of chart bars', () => {
    const row =
      '<tr><th scope="row">Fee</th><td>AED 1</td><td class="is-style-tone-1" width="40%"></td>' +
      '<td class="is-style-tone-1 is-style-range" width="12.5%"></td></tr>';
    const table = `<table><caption>Costs</caption><tbody>${row}</tbody></table>`;
    expect(cleanHtml(`<figure class="wp-block-table is-style-chart">${table}</figure>`)).toBe(
      `<figure class="wp-block-table is-style-chart"><div class="table-box" tabindex="0">${table}</div></figure>`,
    );
  });

  it('BP-05 has no h1, and a unique id for each heading', () => {
    const { html, headings } = clean(
      '<h1>One</h1><h2>Two</h2><h4>Aside</h4><h2 id="x">Three</h2><h3 id="x">Four</h3>',
    );
    expect(parsed(html).querySelector('h1')).toBeNull();
    expect(headings.map(({ text, level }) => [text, level])).toEqual([
      ['One', 2],
      ['Two', 2],
      ['Three', 2],
      ['Four', 3],
    ]);
    expect(new Set(headings.map(({ id }) => id)).size).toBe(4);
    for (const { id, text } of headings)
      expect(parsed(html).querySelector(`[id="${id}"]`)?.textContent).toBe(text);
  });

  it('BP-05 has `dir` on blocks with another direction than the article', () => {
    const directions = (lang: string) =>
      [...parsed(cleanHtml('<p>Words</p><p>كلمات</p><p>शब्द</p><p>2025</p>', { lang })).children].map(
        (block) => block.getAttribute('dir'),
      );
    expect(directions('en')).toEqual([null, 'rtl', null, null]);
    expect(directions('ur')).toEqual(['ltr', null, 'ltr', null]);
  });

  it('BP-02 has separated words in its plain text', () => {
    expect(
      clean(
        '<h2>One</h2><p>two<br>three</p><ul><li>four</li><li>five</li></ul><table><tr><td>six</td><td>seven</td></tr></table>',
      ).text,
    ).toBe('One two three four five six seven');
    expect(clean('<p>o<b>n</b>e</p>').text).toBe('one');
  });

  it('CS-05 is complete with 300,000 characters', () => {
    const part = `<h2>Part</h2>${`<p>${'A sentence of a long law. '.repeat(40)}</p>`.repeat(3)}`;
    const { text, headings } = clean(part.repeat(96));
    expect(part.length * 96).toBeGreaterThan(290_000);
    expect(headings).toHaveLength(96);
    expect(text.match(/law\./g)).toHaveLength(96 * 120);
  });
});
