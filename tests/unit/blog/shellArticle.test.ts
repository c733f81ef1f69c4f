import { describe, expect, it } from 'vitest';
import { fillShell, SHELL_ARTICLE_ID, SLOTS } from '../../../src/features/blog/document/shellArticle.ts';
import type { PostSummary } from '../../../src/features/blog/model.ts';

const SHELL = `<html><head><title>Marsa</title></head><body><main><template id="${SHELL_ARTICLE_ID}"><article><h1 lang="${SLOTS.lang}" dir="auto">${SLOTS.title}</h1><div id="article-body" lang="${SLOTS.lang}" dir="ltr">${SLOTS.text}</div></article></template></main></body></html>`;

const summary: PostSummary = {
  id: 7,
  slug: 'a-guide',
  title: 'Costs & <fees> in $1',
  excerpt: '',
  date: '2026-01-02T03:04:05',
  dateGmt: '2026-01-02T03:04:05',
  modifiedGmt: '2026-01-02T03:04:05',
  author: 'Marsa',
  avatar: undefined,
  categories: [],
  tags: [],
  picture: undefined,
  minutes: 1,
  lang: 'ar',
  protected: false,
  link: '',
};
const post = { summary, body: { id: 7, headings: [], html: "<p>Text of $& and $'</p>" }, fetchedAt: 12 };

describe('a stored article in the shell', () => {
  it('OF-03 has title and text in its language without scripts', () => {
    const html = fillShell(SHELL, post);
    expect(html).toContain('<title>Costs &amp; &lt;fees> in $1</title>');
    expect(html).toContain(
      `<main><article><h1 lang="ar" dir="rtl">Costs &amp; &lt;fees> in $1</h1><div id="article-body" lang="ar" dir="rtl">${post.body.html}</div></article></main>`,
    );
  });

  it('OF-04 contains the data for hydration, escaped', () => {
    const [, json = ''] = /id="blog-seed">([^<]*)<\/script><\/body>/.exec(fillShell(SHELL, post)) ?? [];
    expect(JSON.parse(json)).toEqual({
      builtAt: 12,
      post: { summary: JSON.parse(JSON.stringify(summary)), headings: [], related: [] },
    });
  });
});
