import { describe, expect, it } from 'vitest';
import { cleanHtml, parsed } from './fixture.ts';

/** Where the only link of a body leads when the body stands in a post with this address. */
function target(href: string, link = 'https://wp.example/2025/03/a-guide/', slug = 'a-guide'): string | null {
  const page = parsed(cleanHtml(`<p><a href="${href}">here</a></p>`, { link, slug }));
  return page.querySelector('a')?.getAttribute('href') ?? null;
}

describe('links to posts of the content service', () => {
  it.each([
    ['absolute', 'https://wp.example/2024/12/another-one/', '/blog/another-one'],
    ['without the last slash', 'https://wp.example/2024/12/another-one', '/blog/another-one'],
    ['from the root', '/2024/12/another-one/', '/blog/another-one'],
    ['climbing', '../../../2024/12/another-one/', '/blog/another-one'],
    ['without a scheme', '//wp.example/2024/12/another-one/', '/blog/another-one'],
    ['with parameters, which mean nothing here', '/2024/12/another-one/?utm_source=x', '/blog/another-one'],
    ['to itself', 'https://wp.example/2025/03/a-guide/', '/blog/a-guide'],
    ['with white space around', '&#10; https://wp.example/2024/12/another-one/ ', '/blog/another-one'],
  ])('CS-05 %s become addresses of this site', (_, href, expected) => {
    expect(target(href)).toBe(expected);
  });

  it('CS-05 an escaped native slug becomes the same address in either case of its escapes', () => {
    const address = `/blog/${encodeURIComponent('تأسيس-شركة')}`;
    expect(
      target('https://wp.example/2024/12/%d8%aa%d8%a3%d8%b3%d9%8a%d8%b3-%D8%B4%D8%B1%D9%83%D8%A9/'),
    ).toBe(address);
    expect(target('https://wp.example/2024/12/تأسيس-شركة/')).toBe(address);
  });

  it('LA-07 links of an article in Arabic lead to pages in Arabic, but for files and addresses of a language', () => {
    const post = { link: 'https://site.example/blog/a-guide', slug: 'a-guide', lang: 'ar' };
    const body = [
      '/blog/other#part',
      '/visa/family-visa?a=1',
      '/',
      '/ur/faq',
      '/downloads/a.pdf',
      '/wp-json/',
    ];
    const links = body.map((href) => `<a href="${href}">x</a>`).join('');
    const shown = parsed(cleanHtml(links, post)).querySelectorAll('a');
    expect([...shown].map((link) => link.getAttribute('href'))).toEqual([
      '/ar/blog/other#user-content-part',
      '/ar/visa/family-visa?a=1',
      '/ar',
      '/ur/faq',
      '/downloads/a.pdf',
      '/wp-json/',
    ]);
  });

  it('CS-05 a place in a post keeps its name as the sanitised post spells it', () => {
    expect(target('#part')).toBe('#user-content-part');
    expect(target('/2024/12/another-one/#part')).toBe('/blog/another-one#user-content-part');
    expect(parsed(cleanHtml('<h2 id="part">Part</h2>')).querySelector('h2')?.id).toBe('user-content-part');
  });

  it('CS-05 the shape of the permalinks is learnt from the post, whatever it is', () => {
    const named = 'https://wp.example/a-guide/';
    expect(target('https://wp.example/another-one/', named)).toBe('/blog/another-one');
    expect(target('https://wp.example/category/banking/', named)).toBe(
      'https://wp.example/category/banking/',
    );
    const inFolder = 'https://wp.example/news/archive/a-guide.html';
    expect(target('https://wp.example/news/archive/other.html', inFolder, 'a-guide.html')).toBe(
      'https://wp.example/news/archive/other.html',
    );
  });

  it.each([
    ['a category', 'https://wp.example/category/banking/'],
    ['a number', 'https://wp.example/?p=12'],
    ['the login', 'https://wp.example/wp-login.php'],
    ['a file', 'https://wp.example/wp-content/uploads/2025/03/form.pdf'],
    ['the same path elsewhere', 'https://other.example/2024/12/another-one/'],
  ])('CS-05 %s stays where it is', (_, href) => {
    expect(target(href)).toBe(href);
  });

  it('CS-05 without an address of the post links stay as they are', () => {
    expect(target('https://wp.example/2024/12/another-one/', '', '')).toBe(
      'https://wp.example/2024/12/another-one/',
    );
    expect(target('/2024/12/another-one/', '', '')).toBe('https://wp.example/2024/12/another-one/');
  });
});

describe('other links', () => {
  it('QU-02 foreign ones hand nothing over, own ones need no such care', () => {
    const page = parsed(
      cleanHtml(
        '<a href="https://other.example/">a</a><a href="https://site.example/quote">b</a><a href="#x">c</a>',
      ),
    );
    expect(
      [...page.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.getAttribute('rel')]),
    ).toEqual([
      ['https://other.example/', 'noopener noreferrer'],
      ['/quote', null],
      ['#user-content-x', null],
    ]);
  });

  it.each(['mailto:hello@marsa.example', 'tel:+442079460123', 'sms:+442079460123'])(
    'CS-05 %s stays',
    (href) => {
      expect(target(href)).toBe(href);
    },
  );

  it.each(['', ' ', 'https://', 'http://[', 'ftp://wp.example/x', 'file:///etc/hosts', 'whatsapp://send'])(
    'CS-05 %j leads nowhere: its words stay',
    (href) => {
      expect(cleanHtml(`<p><a href="${href}">here</a></p>`)).toBe('<p><a>here</a></p>');
    },
  );
});
