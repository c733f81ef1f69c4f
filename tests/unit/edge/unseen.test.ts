import { describe, expect, it } from 'vitest';
import { clean, cleanHtml, parsed } from './fixture.ts';

/** Texts and addresses of the links in what is shown of a body. */
const links = (html: string) =>
  [...parsed(cleanHtml(html)).querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);

describe('what is shown by means that are taken away', () => {
  it('CS-05 the titles of a playlist stand in its list for who has no scripts', () => {
    const player = '<div class="wp-playlist"><audio controls></audio>';
    const list = '<ol><li><a href="/a.mp3">First</a></li><li><a href="/b.mp3">Second</a></li></ol>';
    expect(links(`${player}<noscript>${list}</noscript></div>`)).toEqual([
      ['First', 'https://wp.example/a.mp3'],
      ['Second', 'https://wp.example/b.mp3'],
    ]);
  });

  it('CS-05 the twin of a picture that is loaded later does not show it twice', () => {
    const twin = '<a href="/b"><img src="/a.jpg" alt="Desk"></a>';
    const later = '<a href="/b"><img data-src="/a.jpg" alt="Desk"></a>';
    const shown = parsed(cleanHtml(`<p>${later}<noscript>${twin}</noscript></p>`));
    expect(shown.querySelectorAll('img')).toHaveLength(1);
  });

  it('CS-05 a link of a drawing alone is called by its label, or by its host', () => {
    const drawing = '<svg><path d="M0 0h1"></path></svg>';
    expect(
      links(
        `<ul><li><a href="https://a.example/us" aria-label="Us there">${drawing}</a></li><li><a href="https://www.b.example/">${drawing}</a></li></ul>`,
      ),
    ).toEqual([
      ['Us there', 'https://a.example/us'],
      ['b.example', 'https://www.b.example/'],
    ]);
    expect(links('<p>A place <a id="here" href="#"></a>in a text</p>')).toEqual([['', null]]);
  });

  it('CS-05 the places of a picture that lead somewhere are links below it', () => {
    const map = '<map name="m"><area href="/north" alt="The north"><area href="/south"></map>';
    expect(links(`<p><img src="/plan.png" usemap="#m" alt="Plan">${map}</p>`)).toEqual([
      ['The north', 'https://wp.example/north'],
      ['/south', 'https://wp.example/south'],
    ]);
  });

  it('CS-05 choices and fields are not run together', () => {
    const choice =
      '<select><optgroup label="x"><option>May</option><option>June</option></optgroup></select>';
    const { html } = clean(
      `<form><label>Month</label>${choice}<textarea>Typed</textarea><button>Go</button></form>`,
    );
    expect(parsed(html).textContent?.trim().split(/\s+/)).toEqual(['Month', 'May', 'June', 'Typed', 'Go']);
  });

  it('CS-05 links in boxes of their own do not run together, nor is a box alone made a paragraph', () => {
    expect(cleanHtml('<div><a href="/b">Read</a></div><div><em>More</em></div>')).toBe(
      '<p><a href="https://wp.example/b" rel="noopener noreferrer">Read</a></p><p><em>More</em></p>',
    );
    expect(cleanHtml('<ul><li><div><em>One</em></div></li></ul>')).toBe('<ul><li><em>One</em></li></ul>');
  });

  it('CS-05 a document in the text is called by its label', () => {
    expect(links('<object data="https://wp.example/f.pdf" aria-label="The fees"></object>')).toEqual([
      ['The fees', 'https://wp.example/f.pdf'],
    ]);
  });

  it('CS-05 a box that a network’s script would fill is a link to what it shows', () => {
    expect(links('<div class="fb-post" data-href="https://net.example/posts/2"></div>')).toEqual([
      ['https://net.example/posts/2', 'https://net.example/posts/2'],
    ]);
    expect(links('<div data-href="https://net.example/posts/2"><p>Its words</p></div>')).toEqual([]);
  });

  it('CS-05 a post of another WordPress is linked once', () => {
    const quote = '<blockquote><a href="https://other.example/post/">There</a></blockquote>';
    const frame =
      '<iframe class="wp-embedded-content" title="There" src="https://other.example/post/embed/"></iframe>';
    expect(links(`<div>${quote}${frame}</div>`)).toEqual([['There', 'https://other.example/post/']]);
    expect(links(`<div>${frame}</div>`)).toEqual([['There', 'https://other.example/post/embed/']]);
  });

  it('CS-05 addresses that stand alone in a line are links, those in a sentence are words', () => {
    expect(links('<p>https://a.example/1<br>\nhttps://b.example/2<br>see https://c.example/3</p>')).toEqual([
      ['https://a.example/1', 'https://a.example/1'],
      ['https://b.example/2', 'https://b.example/2'],
    ]);
  });

  it('CS-05 a root keeps its sign, words of a formula and of a drawing’s boxes their spaces', () => {
    const root = '<msqrt><mn>2</mn><mi>x</mi></msqrt>';
    const cube = '<mroot><mn>8</mn><mn>3</mn></mroot>';
    const drawing = '<svg><foreignObject><p>Boxed</p></foreignObject><text>drawn</text></svg>';
    expect(clean(`<p>So <math>${root}<mtext>or</mtext>${cube}</math>.</p>${drawing}`).text).toBe(
      'So √(2x) or 3√(8). Boxed drawn',
    );
  });

  it('BL-08 the archive of a day, month or year is no post of ours', () => {
    const dated = ['/2025/03/a-guide/', '/2026/05/other/', '/2026/05/01/', '/2026/05/'];
    expect(links(dated.map((path) => `<p><a href="${path}">x</a></p>`).join('')).map(([, to]) => to)).toEqual(
      ['/blog/a-guide', '/blog/other', 'https://wp.example/2026/05/01/', 'https://wp.example/2026/05/'],
    );
    const plain = { link: 'https://wp.example/a-guide/', slug: 'a-guide' };
    const shown = parsed(cleanHtml('<a href="/2026/">Year</a><a href="/365-days/">Post</a>', plain));
    expect([...shown.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'https://wp.example/2026/',
      '/blog/365-days',
    ]);
  });
});
