import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { firstPage, queryKey, renderPage, site } from '../../server/prerender/entry.tsx';
import type { PostSummary } from '../../src/features/blog/model.ts';
import type { BlogSeed } from '../../src/features/blog/seed.ts';
import { languageOf } from '../../src/i18n/languages.ts';
import { LATIN_NAMES, localeTexts, translated } from '../support/localeTexts.ts';

// Only digits, so that every letter on the page belongs to the interface.
const post: PostSummary = {
  id: 7,
  slug: '77',
  title: '77',
  excerpt: '1 2 3',
  date: '2026-11-12T09:00:00',
  dateGmt: '2026-11-12T05:00:00',
  modifiedGmt: '2026-11-12T05:00:00',
  author: '8',
  categories: [{ id: 2, name: '2' }],
  tags: [{ id: 3, name: '3' }],
  picture: undefined,
  minutes: 11,
  lang: 'en',
  protected: true,
  link: '',
};
const other = { ...post, id: 8, slug: '88', title: '88' };
const headings = [{ id: 'one', text: '1', level: 2 as const }];
const list: BlogSeed = {
  builtAt: 0,
  categories: post.categories,
  page: { key: queryKey(firstPage), posts: [post, other], total: 20, totalPages: 3 },
};
const article: BlogSeed = {
  builtAt: 0,
  post: { summary: post, headings, html: '', previous: other, next: other, related: [other] },
};
const pages: readonly (readonly [path: string, seed: BlogSeed | undefined])[] = [
  ['/', undefined],
  ['/blog', list],
  ['/blog/77', article],
  ['/quote', undefined],
  ['/schedule', undefined],
  ['/licensing/tourism-license', undefined],
  ['/no-such-page', undefined],
];

const HEARD = ['aria-label', 'title', 'alt', 'placeholder'];
const META = 'meta[name="description"], meta[property="og:title"], meta[property="og:description"]';

/** All visible and announced texts of a page. */
async function textsOn(path: string, code: (typeof translated)[number], seed?: BlogSeed): Promise<string[]> {
  const { head, markup } = await renderPage(path, code, seed);
  const { document } = new JSDOM(`<html><head>${head}</head><body>${markup}</body></html>`).window;
  const texts = [
    document.title,
    ...[...document.querySelectorAll(META)].map((tag) => tag.getAttribute('content')),
  ];
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('[lang="en"]')) continue;
    texts.push(...HEARD.map((name) => element.getAttribute(name)));
    texts.push(
      ...[...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.nodeValue),
    );
  }
  return texts.filter((text) => text !== null && /\p{L}/u.test(text)).map(String);
}

const withoutNames = (text: string) =>
  text.replaceAll(/\p{Script=Latin}+/gu, (word) => (LATIN_NAMES.has(word) ? '' : word));

const configured = [site.email, `${site.url}/blog/77`, ...site.offices.map((office) => office.address)];

describe.each(translated)('pages in %s', (code) => {
  const texts = localeTexts(code);
  const sameEverywhere = [...configured, texts.get('blog.newsPlaceholder'), languageOf(code).name];

  it.each(pages)('LA-04 every text of %s is translated', async (path, seed) => {
    const shown = (await textsOn(path, code, seed)).filter(
      (text) => !sameEverywhere.includes(text) && !text.startsWith(site.url),
    );
    expect(shown.length).toBeGreaterThan(20);
    const foreign = shown.filter((text) => /\p{Script=Latin}/u.test(withoutNames(text)));
    expect(foreign).toEqual([]);
  });

  it('BP-04 the page title is the article title with the name of the blog in this language', async () => {
    const { head } = await renderPage('/blog/77', code, article);
    expect(head).toContain(`<title>77 · ${texts.get('blog.suffix')}</title>`);
  });
});
