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

/** One for all documents: a window for each takes longer than what is looked at. */
const parser = new new JSDOM().window.DOMParser();
const parse = (html: string): Document => parser.parseFromString(html, 'text/html');

/** The page as the worker makes it. */
async function filled(template: string, post: Post, code: LanguageCode): Promise<Document> {
  const view = articleView(post.summary, post.body, FETCHED_AT, await entry.articleWords(code));
  return parse(Mustache.render(template, view));
}

/** The page as React renders it from the same data. */
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

let posts: readonly Post[];

beforeAll(async () => {
  ({ posts } = await fetchContent(entry, serviceOf(entry, await createContentService()), 100));
});

describe.each(languages.map(({ code }) => code))('an article made by the worker in %s', (code) => {
  let template: string;

  beforeAll(async () => {
    template = articleTemplate(await document(SAMPLE_PATH, code, sample));
  });

  it('OF-04 is what React renders for every article, so that nothing of it is thrown away', async () => {
    expect(posts.length).toBeGreaterThan(20);
    // All in two directions; a few show that the words of the other languages fit in.
    for (const post of code === 'en' || code === 'ar' ? posts : posts.slice(0, 6)) {
      const [mine, its] = [await filled(template, post, code), await rendered(post, code)];
      expect(markup(mine)).toBe(markup(its));
      expect(heads(mine)).toEqual(heads(its));
    }
  });

  it('OF-04 is the same for a post that lacks all that can be missing', async () => {
    const [first] = posts;
    if (!first) throw new Error('no posts');
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
    expect(markup(await filled(template, bare, code))).toBe(markup(await rendered(bare, code)));
  });

  it('OF-04 is the same for a picture of one size and one format, and an oddly named post', async () => {
    const [first] = posts;
    if (!first?.summary.picture) throw new Error('no picture');
    const odd: Post = {
      summary: {
        ...first.summary,
        slug: 'a "b" & <c> 50%',
        title: '{{title}} & <b>"bold"</b> \u0027$&',
        tags: [{ id: 1, name: '</ul><script>' }],
        picture: { ...first.summary.picture, srcset: '', sources: [] },
        minutes: 3,
      },
      body: first.body,
    };
    expect(markup(await filled(template, odd, code))).toBe(markup(await rendered(odd, code)));
  });

  it('LA-04 says in the reader’s language what is to be seen on every cover', async () => {
    const texts = localeTexts(code);
    for (const post of posts) {
      const cover = (await filled(template, post, code)).querySelector('article picture img');
      const name = /uploads\/(.*)-\d+x\d+\./.exec(cover?.getAttribute('src') ?? '')?.[1];
      expect([post.summary.slug, texts.has(`covers.${name}`)]).toEqual([post.summary.slug, true]);
      expect([post.summary.slug, cover?.getAttribute('alt')]).toEqual([
        post.summary.slug,
        texts.get(`covers.${name}`),
      ]);
    }
  });

  it('QU-03 carries the data that the app hydrates with', async () => {
    const [post] = posts;
    if (!post) throw new Error('no posts');
    const page = await filled(template, post, code);
    const data: unknown = JSON.parse(page.getElementById(SEED_ID)?.textContent ?? '');
    expect(data).toEqual({
      builtAt: FETCHED_AT,
      post: { summary: post.summary, headings: post.body.headings, related: [] },
    });
  });
});

describe('the template', () => {
  it('QU-03 is refused when a component no longer has the shape that it knows', async () => {
    const page = await document(SAMPLE_PATH, 'en', sample);
    expect(() => articleTemplate(page.replaceAll('<picture>', '<div>'))).toThrow(/picture/);
    expect(() => articleTemplate(page.replaceAll(/<ol.*?<\/ol>/g, ''))).toThrow(/ol/);
  });
});

it('CS-04 a cover whose file has an inherited name keeps its own text', async () => {
  const [post] = posts;
  if (!post) throw new Error('There is no post');
  const src = '/wp-content/uploads/constructor-800x450.jpg';
  const picture = { src, srcset: '', sources: [], width: 800, height: 450, alt: 'A crane' };
  const view = articleView(
    { ...post.summary, picture },
    post.body,
    FETCHED_AT,
    await entry.articleWords('en'),
  );
  expect(view).toMatchObject({ picture: { alt: 'A crane' } });
});
