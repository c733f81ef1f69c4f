import { describe, expect, it } from 'vitest';
import { clean, cleanHtml, parsed } from './fixture.ts';

const film = (id: string, title: string) =>
  `<iframe src="https://www.youtube.com/embed/${id}?feature=oembed" title="${title}"></iframe>`;
const walk = film('aaaaaaaaaaa', 'A walk');
const shown = (id: string, title: string) =>
  `<figure class="video-facade"><a href="https://www.youtube.com/watch?v=${id}" rel="noopener noreferrer">${title}</a></figure>`;
const shownWalk = shown('aaaaaaaaaaa', 'A walk');

/** Sanitises a body and asserts that parsing does not change the result. */
function stable(html: string): string {
  const result = cleanHtml(html);
  expect(parsed(result).innerHTML).toBe(result);
  return result;
}

describe('a video in a paragraph', () => {
  it.each([
    ['alone', `<p>${walk}</p>`, shownWalk],
    ['between lines', `<p>See<br>\n${walk}<br>\nthere</p>`, `<p>See<br>\n</p>${shownWalk}<p>\nthere</p>`],
    ['in a sentence', `<p>See ${walk} there</p>`, `<p>See </p>${shownWalk}<p> there</p>`],
    [
      'in strong words',
      `<p>a <b>see <i>${walk} there</i></b> b</p>`,
      `<p>a <b>see <i></i></b></p>${shownWalk}<p><b><i> there</i></b> b</p>`,
    ],
    [
      'in a link',
      `<a href="https://b.example/">see ${walk}</a>`,
      `<a href="https://b.example/" rel="noopener noreferrer">see </a>${shownWalk}<a href="https://b.example/" rel="noopener noreferrer"></a>`,
    ],
    [
      'of the shortcode',
      '<p><video src="https://youtu.be/aaaaaaaaaaa" title="A walk"></video></p>',
      shownWalk,
    ],
  ])('CS-05 is moved out of the paragraph: %s', (_, html, expected) => {
    expect(stable(html)).toBe(expected);
  });

  it('CS-05 is followed by other videos, with separated titles', () => {
    const html = `<p>${walk}<br>\n${film('bbbbbbbbbbb', 'A talk')}</p>`;
    expect(stable(html)).toBe(shownWalk + shown('bbbbbbbbbbb', 'A talk'));
    expect(clean(html).text).toBe('A walk A talk');
  });

  it('CS-05 leaves the id of the paragraph on its first part', () => {
    const page = parsed(cleanHtml(`<p id="walks">First ${walk} then</p><p><a href="#walks">up</a></p>`));
    expect([...page.querySelectorAll('[id$="walks"]')].map((part) => part.textContent?.trim())).toEqual([
      'First',
    ]);
    expect(page.querySelectorAll('p')).toHaveLength(3);
  });

  it('QU-02 becomes a link, also two thousand times in one paragraph', () => {
    const page = parsed(cleanHtml(`<p>${`${walk}<br>x`.repeat(2_000)}</p>`));
    expect(page.querySelectorAll('.video-facade > a')).toHaveLength(2_000);
    expect(page.querySelectorAll('p')).toHaveLength(2_000);
  }, 60_000);
});

describe('a figure with a video and other content', () => {
  const caption = '<figcaption>Shown in May</figcaption>';
  it.each([
    ['a table', '<table><tbody><tr><td>Visa</td></tr></tbody></table>', 'td', 'Visa'],
    ['words', '<p>Read first</p>', 'p', 'Read first'],
    ['a picture', '<img src="/u/a.jpg" alt="Quay">', 'img', ''],
    ['a sound', '<audio src="/u/a.mp3"></audio>', 'audio', ''],
    ['a second film', film('bbbbbbbbbbb', 'A talk'), '.video-facade + .video-facade', 'A talk'],
  ])('CS-05 keeps %s and its caption', (_, other, selector, words) => {
    const page = parsed(stable(`<figure><div>${walk}</div>${other}${caption}</figure>`));
    expect(page.querySelector('.video-facade > a')?.textContent).toBe('A walk');
    expect(page.querySelector(selector)?.textContent).toBe(words);
    expect(page.querySelector('figure > figcaption')?.textContent).toBe('Shown in May');
  });

  it('CS-05 is replaced by a lazy video with a noscript copy', () => {
    const later = walk.replace('src=', 'data-src=');
    expect(stable(`<figure>${later}<noscript>${walk}</noscript>${caption}</figure>`)).toBe(
      shownWalk.replace('</figure>', `${caption}</figure>`),
    );
  });

  it('CS-05 keeps a picture beside an address', () => {
    const html = '<p><img src="/u/a.jpg" alt="Quay"><br>https://youtu.be/aaaaaaaaaaa</p>';
    const page = parsed(stable(html));
    expect(page.querySelector('img')?.getAttribute('alt')).toBe('Quay');
    expect(page.querySelector('a')?.getAttribute('href')).toBe('https://youtu.be/aaaaaaaaaaa');
  });
});

describe('text with line-through', () => {
  it.each([
    ['<p><strike>500</strike> 400</p>', '<p><s>500</s> 400</p>'],
    ['<p><span style="text-decoration: line-through;">500</span> 400</p>', '<p><s>500</s> 400</p>'],
    ['<p style="text-decoration:line-through">500</p>', '<p><s>500</s></p>'],
    [
      '<ul style="text-decoration-line:line-through"><li>One</li><li>Two</li></ul>',
      '<ul><li><s>One</s></li><li><s>Two</s></li></ul>',
    ],
    [
      '<div style="text-decoration:line-through"><p>One <strike>two</strike></p></div>',
      '<p><s>One two</s></p>',
    ],
    ['<hr style="text-decoration:line-through"><p>Valid</p>', '<hr><p>Valid</p>'],
    ['<p style="text-decoration:none">Valid</p>', '<p>Valid</p>'],
  ])('CS-05 becomes <s>: %s', (html, expected) => {
    expect(stable(html)).toBe(expected);
  });
});

describe('an empty element with an id', () => {
  const link = (href: string) => `<p><a href="${href}">Fees</a></p>`;

  it.each([
    '<p><a name="fees"></a></p>',
    '<p><a id="fees"></a>&nbsp;</p>',
    '<h2 id="fees"></h2>',
    '<p id="fees"></p>',
  ])('CS-05 stays when a link leads to it: %s', (place) => {
    expect(stable(link('#fees') + place)).toBe(`${link('#user-content-fees')}<a id="user-content-fees"></a>`);
    expect(clean(link('#fees') + place).headings).toEqual([]);
    const whole = cleanHtml(link('https://wp.example/2025/03/a-guide/#fees') + place);
    expect(parsed(whole).querySelector('#user-content-fees')).not.toBeNull();
  });

  it('CS-05 is removed when no link leads to it', () => {
    expect(stable(`${link('#costs')}<p><a name="fees"></a></p><p></p><h3></h3>`)).toBe(
      link('#user-content-costs'),
    );
  });
});

describe('features of WordPress pages', () => {
  it('CS-05 links to further pages of a list lead to WordPress', () => {
    const target = (search: string) =>
      parsed(cleanHtml(`<a href="${search}">2</a>`))
        .querySelector('a')
        ?.getAttribute('href');
    expect(target('?query-0-page=2')).toBe('https://wp.example/2025/03/a-guide/?query-0-page=2');
    expect(target('/2025/03/a-guide/?cst&#038;query-12-page=3')).toBe(
      'https://wp.example/2025/03/a-guide/?cst&query-12-page=3',
    );
    expect(target('?utm_source=query-page')).toBe('/blog/a-guide');
  });

  it('CS-05 page breaks separate words', () => {
    expect(cleanHtml('<p>Before<!--nextpage-->after<!--more-->wards</p>')).toBe('<p>Before after wards</p>');
    expect(cleanHtml('<p>Before<!--more Read on-->after</p>')).toBe('<p>Before after</p>');
    expect(cleanHtml('<p>o<!-- a remark -->ne</p>')).toBe('<p>one</p>');
  });

  it('BL-04 fallback text of audio and video is not part of the plain text', () => {
    const { text, html } = clean(
      '<p>Hear</p><audio controls><source src="/u/talk.mp3"><a href="/u/talk.mp3">https://wp.example/u/talk.mp3</a></audio>',
    );
    expect(text).toBe('Hear');
    expect(html).toContain('<source src="https://wp.example/u/talk.mp3">');
  });
});
