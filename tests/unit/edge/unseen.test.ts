import { describe, expect, it } from 'vitest';
import { clean, cleanHtml, linksIn as links, parsed } from './fixture.ts';

describe('content that depends on scripts or removed elements', () => {
  it('CS-05 a playlist becomes its noscript list', () => {
    const player = '<div class="wp-playlist"><audio controls></audio>';
    const list = '<ol><li><a href="/a.mp3">First</a></li><li><a href="/b.mp3">Second</a></li></ol>';
    expect(links(`${player}<noscript>${list}</noscript></div>`)).toEqual([
      ['First', 'https://wp.example/a.mp3'],
      ['Second', 'https://wp.example/b.mp3'],
    ]);
  });

  it('CS-05 areas of an image map become links', () => {
    const map = '<map name="m"><area href="/north" alt="The north"><area href="/south"></map>';
    expect(links(`<p><img src="/plan.png" usemap="#m" alt="Plan">${map}</p>`)).toEqual([
      ['The north', 'https://wp.example/north'],
      ['/south', 'https://wp.example/south'],
    ]);
  });

  it('CS-05 options and fields are separated by spaces', () => {
    const choice =
      '<select><optgroup label="x"><option>May</option><option>June</option></optgroup></select>';
    const { html } = clean(
      `<form><label>Month</label>${choice}<textarea>Typed</textarea><button>Go</button></form>`,
    );
    expect(parsed(html).textContent?.trim().split(/\s+/)).toEqual(['Month', 'May', 'June', 'Typed', 'Go']);
  });

  it('CS-05 inline content of <div> becomes a paragraph', () => {
    expect(cleanHtml('<div><a href="/b">Read</a></div><div><em>More</em></div>')).toBe(
      '<p><a href="https://wp.example/b" rel="noopener noreferrer">Read</a></p><p><em>More</em></p>',
    );
    expect(cleanHtml('<ul><li><div><em>One</em></div></li></ul>')).toBe('<ul><li><em>One</em></li></ul>');
  });

  it('CS-05 an embedded document becomes a link with its label', () => {
    expect(links('<object data="https://wp.example/f.pdf" aria-label="The fees"></object>')).toEqual([
      ['The fees', 'https://wp.example/f.pdf'],
    ]);
  });

  it('CS-05 an empty widget of a social network becomes a link', () => {
    expect(links('<div class="fb-post" data-href="https://net.example/posts/2"></div>')).toEqual([
      ['https://net.example/posts/2', 'https://net.example/posts/2'],
    ]);
    expect(links('<div data-href="https://net.example/posts/2"><p>Its words</p></div>')).toEqual([]);
  });

  it('CS-05 an embedded post of another WordPress becomes one link', () => {
    const quote = '<blockquote><a href="https://other.example/post/">There</a></blockquote>';
    const frame =
      '<iframe class="wp-embedded-content" title="There" src="https://other.example/post/embed/"></iframe>';
    expect(links(`<div>${quote}${frame}</div>`)).toEqual([['There', 'https://other.example/post/']]);
    expect(links(`<div>${frame}</div>`)).toEqual([['There', 'https://other.example/post/embed/']]);
  });

  it('CS-05 addresses in a separate line become links', () => {
    expect(links('<p>https://a.example/1<br>\nhttps://b.example/2<br>see https://c.example/3</p>')).toEqual([
      ['https://a.example/1', 'https://a.example/1'],
      ['https://b.example/2', 'https://b.example/2'],
    ]);
  });

  it('CS-05 text of formulas and drawings keeps its spaces', () => {
    const root = '<msqrt><mn>2</mn><mi>x</mi></msqrt>';
    const cube = '<mroot><mn>8</mn><mn>3</mn></mroot>';
    const drawing = '<svg><foreignObject><p>Boxed</p></foreignObject><text>drawn</text></svg>';
    expect(clean(`<p>So <math>${root}<mtext>or</mtext>${cube}</math>.</p>${drawing}`).text).toBe(
      'So √(2x) or 3√(8). Boxed drawn',
    );
  });

  it('BL-08 archives of WordPress are not posts of this site', () => {
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
