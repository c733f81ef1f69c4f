import { describe, expect, it } from 'vitest';
import { cleanHtml, parsed } from './fixture.ts';

/** The address of the link in a body of the post at `link`. */
function target(href: string, link = 'https://wp.example/2025/03/a-guide/', slug = 'a-guide'): string | null {
  const page = parsed(cleanHtml(`<p><a href="${href}">here</a></p>`, { link, slug }));
  return page.querySelector('a')?.getAttribute('href') ?? null;
}

describe('links to posts of the content service', () => {
  it.each([
    ['absolute', 'https://wp.example/2024/12/another-one/', '/blog/another-one'],
    ['without the last slash', 'https://wp.example/2024/12/another-one', '/blog/another-one'],
    ['from the root', '/2024/12/another-one/', '/blog/another-one'],
    ['relative', '../../../2024/12/another-one/', '/blog/another-one'],
    ['without a scheme', '//wp.example/2024/12/another-one/', '/blog/another-one'],
    ['with parameters', '/2024/12/another-one/?utm_source=x', '/blog/another-one'],
    ['to itself', 'https://wp.example/2025/03/a-guide/', '/blog/a-guide'],
    ['with white space', '&#10; https://wp.example/2024/12/another-one/ ', '/blog/another-one'],
  ])('CS-05 become addresses of this site: %s', (_, href, expected) => {
    expect(target(href)).toBe(expected);
  });

  it('CS-05 have one address for all spellings of a native slug', () => {
    const address = `/blog/${encodeURIComponent('تأسيس-شركة')}`;
    expect(
      target('https://wp.example/2024/12/%d8%aa%d8%a3%d8%b3%d9%8a%d8%b3-%D8%B4%D8%B1%D9%83%D8%A9/'),
    ).toBe(address);
    expect(target('https://wp.example/2024/12/تأسيس-شركة/')).toBe(address);
  });

  it('LA-07 lead to Arabic pages in an Arabic article, except files and addresses with a language', () => {
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

  it('CS-05 have fragments with the prefix of sanitised ids', () => {
    expect(target('#part')).toBe('#user-content-part');
    expect(target('/2024/12/another-one/#part')).toBe('/blog/another-one#user-content-part');
    expect(parsed(cleanHtml('<h2 id="part">Part</h2>')).querySelector('h2')?.id).toBe('user-content-part');
  });

  it('CS-05 are recognised by the permalink structure of the post', () => {
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
  ])('CS-05 do not include %s', (_, href) => {
    expect(target(href)).toBe(href);
  });

  it('CS-05 are unchanged without an address of the post', () => {
    expect(target('https://wp.example/2024/12/another-one/', '', '')).toBe(
      'https://wp.example/2024/12/another-one/',
    );
    expect(target('/2024/12/another-one/', '', '')).toBe('https://wp.example/2024/12/another-one/');
  });
});

describe('other links', () => {
  it('QU-02 have rel="noopener noreferrer" when they lead to other sites', () => {
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
    'CS-05 keep the address %s',
    (href) => {
      expect(target(href)).toBe(href);
    },
  );

  it.each(['', ' ', 'https://', 'http://[', 'ftp://wp.example/x', 'file:///etc/hosts', 'whatsapp://send'])(
    'CS-05 become text for the invalid address %j',
    (href) => {
      expect(cleanHtml(`<p><a href="${href}">here</a></p>`)).toBe('<p><a>here</a></p>');
    },
  );
});
