import { describe, expect, it } from 'vitest';
import { clean, cleanHtml, linksIn as links, parsed } from './fixture.ts';

const youtube = 'https://www.youtube.com/watch?v=aaaaaaaaaaa';
const facade = [['youtube.com/watch?v=aaaaaaaaaaa', youtube]];

describe('replacements of elements that are not allowed', () => {
  it('CS-05 the background of a cover becomes an image, or a link for a forbidden origin', () => {
    const cover = (style: string) => `<div class="wp-block-cover" style="${style}"><p>Over</p></div>`;
    const picture = (html: string) => parsed(cleanHtml(html)).querySelector('.wp-block-cover > img');
    expect(picture(cover("background-image:url('/u/quay.jpg')"))?.getAttribute('src')).toBe(
      'https://wp.example/u/quay.jpg',
    );
    const still = '<div role="img" aria-label="A quay" style="background:url(/u/quay.jpg)"></div>';
    expect(parsed(cleanHtml(still)).querySelector('img')?.alt).toBe('A quay');
    expect(links(cover('background-image:url(https://o.example/quay.jpg)'))).toEqual([
      ['quay.jpg', 'https://o.example/quay.jpg'],
    ]);
    for (const style of ['color:red', 'background:url(', 'background:url(javascript:alert(1))'])
      expect(cleanHtml(cover(style))).toBe('<div class="wp-block-cover"><p>Over</p></div>');
    expect(cleanHtml('<div style="background:url(/u/x.jpg)"><p>a</p></div>')).toBe('<p>a</p>');
  });

  it('CS-05 options with an address become links, other options become text', () => {
    const choices =
      '<option value="">Month</option><option value="https://wp.example/2025/03/"> March </option><option value="3">Tax</option>';
    expect(cleanHtml(`<select>${choices}</select>`)).toBe(
      'Month <a href="https://wp.example/2025/03/" rel="noopener noreferrer">March</a> Tax',
    );
  });

  it('CS-05 a link with an icon has its label, its title or its host as text', () => {
    const sign = '<i class="icon"></i>';
    expect(
      links(
        `<p><a href="https://a.example/us" title="Follow us">${sign}</a> <a href="https://www.b.example/us">${sign}</a> <a href="tel:+1" aria-label="Call">${sign}</a></p>`,
      ),
    ).toEqual([
      ['Follow us', 'https://a.example/us'],
      ['b.example', 'https://www.b.example/us'],
      ['Call', 'tel:+1'],
    ]);
    expect(cleanHtml(`<h2 id="x">Fees<a href="#x" title="Link to this">${sign}</a></h2>`)).toContain(
      '>Fees<a',
    );
    expect(clean(`<h2 id="x">Fees<a href="#x" title="Link to this">${sign}</a></h2>`).headings[0]?.text).toBe(
      'Fees',
    );
  });

  it.each([
    `<video controls><source type="video/youtube" src="${youtube}&amp;_=1"></video>`,
    `<div class="wp-video"><video src="https://youtu.be/aaaaaaaaaaa"></video></div>`,
    `<p>[embed width="123"]${youtube}[/embed]</p>`,
    '<object><param name="movie" value="https://www.youtube.com/v/aaaaaaaaaaa&amp;hl=en"></object>',
    '<p>a</p><div data-src="x"></div><noscript><iframe src="https://www.youtube.com/embed/aaaaaaaaaaa"></iframe></noscript>',
  ])('CS-05 a video of a video service becomes a link: %s', (html) => {
    expect(links(html)).toEqual(facade);
    expect(parsed(cleanHtml(html)).querySelector('.video-facade')).not.toBeNull();
  });

  it('CS-05 a file in a frame becomes one link with the file name', () => {
    expect(links('<embed src="/u/fee%20list.pdf"><iframe src="#"></iframe>')).toEqual([
      ['fee list.pdf', 'https://wp.example/u/fee%20list.pdf'],
    ]);
    const file = '<a href="/u/fees.pdf">Fees</a><a href="/u/fees.pdf">Download</a>';
    const shown = '<object class="wp-block-file__embed" data="https://wp.example/u/fees.pdf"></object>';
    expect(links(`<div class="wp-block-file">${shown}${file}</div>`).map(([words]) => words)).toEqual([
      'Fees',
      'Download',
    ]);
  });

  it('CS-05 a link of a noscript element replaces a widget that needs scripts', () => {
    const poll = '<noscript><a href="https://polls.example/poll-one">Take our poll</a></noscript>';
    expect(links(`<p>Vote:</p>${poll}`)).toEqual([['Take our poll', 'https://polls.example/poll-one']]);
  });

  it('CS-05 an avatar without text and the icon of an accordion are removed', () => {
    expect(cleanHtml('<p><img class="avatar" src="https://g.example/0a1b?s=48" alt=""> Ann</p>')).toBe(
      '<p> Ann</p>',
    );
    const icon = '<span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span>';
    expect(clean(`<h3><button><span>Why</span>${icon}</button></h3>`).headings[0]?.text).toBe('Why');
  });
});
