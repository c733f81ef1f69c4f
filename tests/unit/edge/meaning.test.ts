import { describe, expect, it } from 'vitest';
import { clean, cleanHtml, parsed } from './fixture.ts';

const film = (id: string, title: string) =>
  `<iframe src="https://www.youtube.com/embed/${id}?feature=oembed" title="${title}"></iframe>`;
const walk = film('aaaaaaaaaaa', 'A walk');
const shown = (id: string, title: string) =>
  `<figure class="video-facade"><a href="https://www.youtube.com/watch?v=${id}" rel="noopener noreferrer">${title}</a></figure>`;
const shownWalk = shown('aaaaaaaaaaa', 'A walk');

/** A cleaned body, of which it is held that it is the same when it is parsed again. */
function stable(html: string): string {
  const result = cleanHtml(html);
  expect(parsed(result).innerHTML).toBe(result);
  return result;
}

describe('a film in a paragraph, as a classic article has it', () => {
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
  ])('CS-05 %s stands beside it', (_, html, expected) => {
    expect(stable(html)).toBe(expected);
  });

  it('CS-05 several stand one below the other, their names apart', () => {
    const html = `<p>${walk}<br>\n${film('bbbbbbbbbbb', 'A talk')}</p>`;
    expect(stable(html)).toBe(shownWalk + shown('bbbbbbbbbbb', 'A talk'));
    expect(clean(html).text).toBe('A walk A talk');
  });

  it('CS-05 the paragraph that it divides keeps its name once, at its beginning', () => {
    const page = parsed(cleanHtml(`<p id="walks">First ${walk} then</p><p><a href="#walks">up</a></p>`));
    expect([...page.querySelectorAll('[id$="walks"]')].map((part) => part.textContent?.trim())).toEqual([
      'First',
    ]);
    expect(page.querySelectorAll('p')).toHaveLength(3);
  });

  it('QU-02 two thousand in one paragraph all become links', () => {
    const page = parsed(cleanHtml(`<p>${`${walk}<br>x`.repeat(2_000)}</p>`));
    expect(page.querySelectorAll('.video-facade > a')).toHaveLength(2_000);
    expect(page.querySelectorAll('p')).toHaveLength(2_000);
  }, 60_000);
});

describe('a figure that holds more than a film', () => {
  const caption = '<figcaption>Shown in May</figcaption>';
  it.each([
    ['a table', '<table><tbody><tr><td>Visa</td></tr></tbody></table>', 'td', 'Visa'],
    ['words', '<p>Read first</p>', 'p', 'Read first'],
    ['a picture', '<img src="/u/a.jpg" alt="Quay">', 'img', ''],
    ['a sound', '<audio src="/u/a.mp3"></audio>', 'audio', ''],
    ['a second film', film('bbbbbbbbbbb', 'A talk'), '.video-facade + .video-facade', 'A talk'],
  ])('CS-05 keeps %s, and its caption', (_, other, selector, words) => {
    const page = parsed(stable(`<figure><div>${walk}</div>${other}${caption}</figure>`));
    expect(page.querySelector('.video-facade > a')?.textContent).toBe('A walk');
    expect(page.querySelector(selector)?.textContent).toBe(words);
    expect(page.querySelector('figure > figcaption')?.textContent).toBe('Shown in May');
  });

  it('CS-05 gives way to its film when there is nothing else but the film’s twin for who has no scripts', () => {
    const later = walk.replace('src=', 'data-src=');
    expect(stable(`<figure>${later}<noscript>${walk}</noscript>${caption}</figure>`)).toBe(
      shownWalk.replace('</figure>', `${caption}</figure>`),
    );
  });

  it('CS-05 a picture beside an address alone in a paragraph stays', () => {
    const html = '<p><img src="/u/a.jpg" alt="Quay"><br>https://youtu.be/aaaaaaaaaaa</p>';
    const page = parsed(stable(html));
    expect(page.querySelector('img')?.getAttribute('alt')).toBe('Quay');
    expect(page.querySelector('a')?.getAttribute('href')).toBe('https://youtu.be/aaaaaaaaaaa');
  });
});

describe('words that are struck out', () => {
  it.each([
    ['<p><strike>500</strike> 400</p>', '<p><s>500</s> 400</p>'],
    ['<p><span style="text-decoration: line-through;">500</span> 400</p>', '<p><s>500</s> 400</p>'],
    ['<p><span style="TEXT-DECORATION:LINE-THROUGH"><b>500</b></span></p>', '<p><s><b>500</b></s></p>'],
    ['<p style="text-decoration:line-through">500</p>', '<p><s>500</s></p>'],
    [
      '<ul style="text-decoration-line:line-through"><li>One</li><li>Two</li></ul>',
      '<ul><li><s>One</s></li><li><s>Two</s></li></ul>',
    ],
    [
      '<div style="text-decoration:line-through"><p>One <strike>two</strike></p></div>',
      '<p><s>One two</s></p>',
    ],
    ['<p><s>500</s> <del>400</del></p>', '<p><s>500</s> <del>400</del></p>'],
    ['<hr style="text-decoration:line-through"><p>Valid</p>', '<hr><p>Valid</p>'],
    ['<p style="text-decoration:none">Valid</p>', '<p>Valid</p>'],
  ])('CS-05 do not read as valid: %s', (html, expected) => {
    expect(stable(html)).toBe(expected);
  });
});

describe('a named place without words', () => {
  const link = (href: string) => `<p><a href="${href}">Fees</a></p>`;

  it.each([
    '<p><a name="fees"></a></p>',
    '<p><a id="fees"></a>&nbsp;</p>',
    '<h2 id="fees"></h2>',
    '<p id="fees"></p>',
  ])('CS-05 stays where a link of the article names it: %s', (place) => {
    expect(stable(link('#fees') + place)).toBe(`${link('#user-content-fees')}<a id="user-content-fees"></a>`);
    expect(clean(link('#fees') + place).headings).toEqual([]);
    const whole = cleanHtml(link('https://wp.example/2025/03/a-guide/#fees') + place);
    expect(parsed(whole).querySelector('#user-content-fees')).not.toBeNull();
  });

  it('CS-05 goes where no link names it', () => {
    expect(stable(`${link('#costs')}<p><a name="fees"></a></p><p></p><h3></h3>`)).toBe(
      link('#user-content-costs'),
    );
  });
});

describe('what WordPress does on its own pages', () => {
  it('CS-05 a further page of a list in the article is at WordPress, not the article itself', () => {
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

  it('CS-05 a break that was typed within a line parts its words', () => {
    expect(cleanHtml('<p>Before<!--nextpage-->after<!--more-->wards</p>')).toBe('<p>Before after wards</p>');
    expect(cleanHtml('<p>Before<!--more Read on-->after</p>')).toBe('<p>Before after</p>');
    expect(cleanHtml('<p>o<!-- a remark -->ne</p>')).toBe('<p>one</p>');
  });

  it('BL-04 the address in a sound or film, for who cannot play it, is none of the article’s words', () => {
    const { text, html } = clean(
      '<p>Hear</p><audio controls><source src="/u/talk.mp3"><a href="/u/talk.mp3">https://wp.example/u/talk.mp3</a></audio>',
    );
    expect(text).toBe('Hear');
    expect(html).toContain('<source src="https://wp.example/u/talk.mp3">');
  });
});
