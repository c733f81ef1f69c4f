import { JSDOM } from 'jsdom';
import Mustache from 'mustache';
import { beforeAll, describe, expect, it } from 'vitest';
import { createContentService } from '../../../server/content/service.ts';
import { sample, SAMPLE_PATH } from '../../../server/prerender/article/sample.ts';
import { articleTemplate } from '../../../server/prerender/article/template.ts';
import { fetchContent, serviceOf } from '../../../server/prerender/content.ts';
import * as entry from '../../../server/prerender/entry.tsx';
import { articleView } from '../../../src/features/blog/document/articleView.ts';
import type { Post } from '../../../src/features/blog/model.ts';
import type { BlogSeed } from '../../../src/features/blog/seed.ts';
import { SEED_ID } from '../../../src/features/blog/seedMarkup.ts';
import { languages, type LanguageCode } from '../../../src/i18n/languages.ts';
import { localeTexts } from '../../support/localeTexts.ts';

const FETCHED_AT = 1_790_000_000_000;

async function document(path: string, code: LanguageCode, seed: BlogSeed): Promise<string> {
  const { head, markup } = await entry.renderPage(path, code, seed);
  return `<!doctype html><html><head>${head}</head><body><div id="root" data-path="${path}">${markup}</div><script type="application/json" id="${SEED_ID}">{}</script></body></html>`;
}

/** One for all documents: a window for each takes longer than the comparison. */
const parser = new new JSDOM().window.DOMParser();
const parse = (html: string): Document => parser.parseFromString(html, 'text/html');

/** The page as rendered by the worker. */
async function filled(template: string, post: Post, code: LanguageCode): Promise<Document> {
  const view = articleView(post.summary, post.body, FETCHED_AT, await entry.articleWords(code));
  return parse(Mustache.render(template, view));
}

/** The page as rendered by React. */
async function rendered({ summary, body }: Post, code: LanguageCode): Promise<Document> {
  const { headings, html } = body;
  const seed: BlogSeed = {
    builtAt: FETCHED_AT,
    post: { summary, headings, html, previous: undefined, next: undefined, related: [] },
  };
  return parse(await document(entry.postPath(summary.slug), code, seed));
}

const markup = (page: Document) => page.getElementById('root')?.outerHTML;
const heads = (page: Document) => [...page.head.children].map((element) => element.outerHTML);

const { posts } = await fetchContent(entry, serviceOf(entry, await createContentService()), 100);
const [first] = posts;
if (!first?.summary.picture) throw new Error('The newest post has no picture.');

/** Without all optional data. */
const bare: Post = {
  summary: {
    ...first.summary,
    excerpt: '',
    date: '',
    avatar: undefined,
    categories: [],
    tags: [],
    picture: undefined,
    minutes: 1,
  },
  body: { ...first.body, headings: first.body.headings.slice(0, 1) },
};
/** Oddly named, with a picture of one size and one format. */
const odd: Post = {
  ...first,
  summary: {
    ...first.summary,
    slug: 'a "b" & <c> 50%',
    title: '{{title}} & <b>"bold"</b> \u0027$&',
    tags: [{ id: 1, name: '</ul><script>' }],
    picture: { ...first.summary.picture, srcset: '', sources: [] },
    minutes: 3,
  },
};

describe.each(languages.map(({ code }) => code))('an article from the worker in %s', (code) => {
  let template: string;
  beforeAll(async () => {
    template = articleTemplate(await document(SAMPLE_PATH, code, sample));
  });

  it('OF-04 is the page that React renders, so that the app keeps all of it', async () => {
    expect(posts.length).toBeGreaterThan(20);
    // All in two directions; in other languages a few show that the messages fit in.
    const compared = code === 'en' || code === 'ar' ? posts : posts.slice(0, 6);
    for (const post of [...compared, bare, odd]) {
      const [ours, theirs] = [await filled(template, post, code), await rendered(post, code)];
      expect(markup(ours)).toBe(markup(theirs));
      expect(heads(ours)).toEqual(heads(theirs));
    }
  });

  it('LA-04 has the text alternative of every cover in its language', async () => {
    const texts = localeTexts(code);
    for (const post of posts) {
      const cover = (await filled(template, post, code)).querySelector('article picture img');
      const name = /uploads\/(.*)-\d+x\d+\./.exec(cover?.getAttribute('src') ?? '')?.[1];
      const text = texts.get(`covers.${name}`) ?? 'missing';
      expect([post.summary.slug, cover?.getAttribute('alt')]).toEqual([post.summary.slug, text]);
    }
  });

  it('QU-03 contains the data that the app hydrates with', async () => {
    const { summary, body } = first;
    const page = await filled(template, first, code);
    const data: unknown = JSON.parse(page.getElementById(SEED_ID)?.textContent ?? '');
    const post = { summary, headings: body.headings, related: [] };
    expect(data).toEqual({ builtAt: FETCHED_AT, post });
  });
});

it('QU-03 a page without the expected elements is refused as a template', async () => {
  const page = await document(SAMPLE_PATH, 'en', sample);
  expect(() => articleTemplate(page.replaceAll('<picture>', '<div>'))).toThrow(/picture/);
  expect(() => articleTemplate(page.replaceAll(/<ol.*?<\/ol>/g, ''))).toThrow(/ol/);
});

it('CS-04 a cover whose file has an inherited name has its own text alternative', async () => {
  const src = '/wp-content/uploads/constructor-800x450.jpg';
  const picture = { src, srcset: '', sources: [], width: 800, height: 450, alt: 'A crane' };
  const words = await entry.articleWords('en');
  const view = articleView({ ...first.summary, picture }, first.body, FETCHED_AT, words);
  expect(view).toMatchObject({ picture: { alt: 'A crane' } });
});
