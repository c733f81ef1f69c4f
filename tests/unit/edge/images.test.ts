import { describe, expect, it } from 'vitest';
import { cleanHtml, parsed } from './fixture.ts';

function picture(html: string): Record<string, string> {
  const [image, ...others] = parsed(cleanHtml(html)).querySelectorAll('img');
  expect(others).toEqual([]);
  return Object.fromEntries([...(image?.attributes ?? [])].map(({ name, value }) => [name, value]));
}

const upload = 'https://wp.example/wp-content/uploads/2025/03/a';

describe('pictures in a body', () => {
  it('BP-05 are lazy, with size, srcset and sizes', () => {
    expect(
      picture(
        `<img src="${upload}.jpg" srcset="${upload}-300x200.jpg 300w, ${upload}.jpg 1024w" sizes="auto, 100vw" width="1024" height="683" alt="A quay" fetchpriority="high" class="wp-image-7 size-large">`,
      ),
    ).toEqual({
      src: `${upload}.jpg`,
      srcset: `${upload}-300x200.jpg 300w, ${upload}.jpg 1024w`,
      sizes: expect.stringContaining('100vw'),
      width: '1024',
      height: '683',
      alt: 'A quay',
      class: 'size-large',
      loading: 'lazy',
      decoding: 'async',
    });
  });

  it.each([
    ['from the root', '/wp-content/uploads/2025/03/a.jpg', `${upload}.jpg`],
    ['climbing from the post', '../../../wp-content/uploads/2025/03/a.jpg', `${upload}.jpg`],
    ['without a scheme', '//cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    [
      'with a space and a native name',
      '/صورة جديدة.jpg',
      'https://wp.example/%D8%B5%D9%88%D8%B1%D8%A9%20%D8%AC%D8%AF%D9%8A%D8%AF%D8%A9.jpg',
    ],
    ['of the site', 'https://site.example/art.svg', undefined],
  ])('CS-05 have an absolute address: %s', (_, src, expected) => {
    expect(picture(`<img src="${src}" alt="">`)['src']).toBe(expected);
  });

  it.each([
    [
      'an empty part',
      `${upload}.jpg 300w, , ${upload}-2.jpg 1024w`,
      `${upload}.jpg 300w, ${upload}-2.jpg 1024w`,
    ],
    ['a missing width', `${upload}.jpg, ${upload}-2.jpg 1024w`, undefined],
    ['an invalid width', `${upload}.jpg 300w, ${upload}-2.jpg abc`, undefined],
    [
      'an invalid address',
      `%% 300w, ${upload}-2.jpg 1024w`,
      `https://wp.example/2025/03/a-guide/%% 300w, ${upload}-2.jpg 1024w`,
    ],
    ['a forbidden origin', `${upload}.jpg 1x, https://tracker.example/p.jpg 2x`, undefined],
    ['commas only', ',,,', undefined],
    ['densities', `${upload}.jpg 1x, ${upload}-2.jpg 1.5x`, `${upload}.jpg 1x, ${upload}-2.jpg 1.5x`],
  ])('CS-05 have a valid srcset with %s', (_, srcset, expected) => {
    const found = picture(`<img src="${upload}.jpg" srcset="${srcset}" sizes="(max-width:" alt="">`);
    expect(found['srcset']).toBe(expected);
    expect('sizes' in found).toBe(expected !== undefined);
  });

  it('CS-05 become their text without an address', () => {
    expect(
      cleanHtml(
        '<p>Before <img src="" alt="Empty"> <img alt=""><img src="data:image/gif;base64,R0lG" alt="Dot"> after.</p>',
      ),
    ).toBe('<p>Before Empty Dot after.</p>');
  });

  it('QU-02 of forbidden origins become links with their text, outside of links', () => {
    expect(cleanHtml('<p><img src="https://other.example/a.jpg" alt="A chart"></p>')).toBe(
      '<p><a href="https://other.example/a.jpg" rel="noopener noreferrer">A chart</a></p>',
    );
    expect(
      cleanHtml(
        '<p><a href="https://shop.example/"><img src="https://other.example/a.jpg" alt="A shop"></a></p>',
      ),
    ).toBe('<p><a href="https://shop.example/" rel="noopener noreferrer">A shop</a></p>');
    expect(cleanHtml('<p>a<img src="https://tracker.example/p.gif" alt="" width="1"></p>')).toBe('<p>a</p>');
  });

  it('CS-05 of forbidden origins without text become links with the file name', () => {
    const link = (name: string) =>
      `<a href="https://other.example/${name}" rel="noopener noreferrer">${decodeURIComponent(name)}</a>`;
    expect(cleanHtml('<p>a<img src="https://other.example/fee%20chart.png" alt="">b</p>')).toBe(
      `<p>a ${link('fee%20chart.png')} b</p>`,
    );
    expect(cleanHtml('<p><a href="/x"><img src="https://other.example/100%.png" alt=""></a></p>')).toContain(
      '>100%.png</a>',
    );
  });

  it('CS-05 have texts that are separated by spaces, except emoji', () => {
    const [one, two] = ['one', 'two'].map((alt) => `<img src="" alt="${alt}">`);
    expect(cleanHtml(`<p>${one}${two} and ${one}</p>`)).toBe('<p>one two and one</p>');
    const smile = '<img class="emoji" src="https://s.w.org/images/1f642.svg" alt="🙂">';
    expect(cleanHtml(`<p>Done${smile}!</p>`)).toBe('<p>Done🙂!</p>');
  });

  it('CS-05 of lazy-loading plugins are shown once', () => {
    const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
    const twin = `<noscript><img src="${upload}.jpg" alt="Lazy"></noscript>`;
    expect(
      picture(
        `<img class="lazyload" src="${dot}" data-src="${upload}.jpg" data-srcset="${upload}.jpg 300w" alt="Lazy">${twin}`,
      ),
    ).toMatchObject({
      src: `${upload}.jpg`,
      srcset: `${upload}.jpg 300w`,
      alt: 'Lazy',
    });
    expect(picture(`<img data-lazy-src="${upload}.jpg" alt="Lazier">${twin}`)['src']).toBe(`${upload}.jpg`);
    expect(cleanHtml('<img src="" data-src="https://tracker.example/p.gif" alt="" height="1">')).toBe('');
  });
});

describe('audio and video in a body', () => {
  it('BP-05 are not preloaded', () => {
    expect(cleanHtml('<video src="/v.mp4" autoplay loop muted poster="/p.jpg"></video>')).toBe(
      '<video src="https://wp.example/v.mp4" preload="none" controls=""></video>',
    );
    expect(
      cleanHtml(
        '<audio controls preload="auto"><source src="/a.mp3" type="audio/mpeg"><source src="//t.example/a"></audio>',
      ),
    ).toBe(
      '<audio controls="" preload="none"><source src="https://wp.example/a.mp3" type="audio/mpeg"></audio>',
    );
  });

  it.each([
    ['<video src="https://other.example/v.mp4"></video>', 'v.mp4'],
    ['<video title="A walk"><source src="https://other.example/v.mp4"></video>', 'A walk'],
    ['<audio src="https://other.example/v.mp4"></audio>', 'v.mp4'],
  ])('QU-02 CS-05 of forbidden origins become links: %s', (film, words) => {
    expect(cleanHtml(`<p>a</p><figure>${film}</figure>`)).toBe(
      `<p>a</p><figure><a href="https://other.example/v.mp4" rel="noopener noreferrer">${words}</a></figure>`,
    );
  });

  it('CS-05 are removed without a file', () => {
    expect(cleanHtml('<p>a</p><figure><video></video></figure>')).toBe('<p>a</p>');
  });
});
