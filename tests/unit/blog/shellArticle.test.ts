import { describe, expect, it } from 'vitest';
import { fillShell, SHELL_ARTICLE_ID, SLOTS } from '../../../src/features/blog/document/shellArticle.ts';
import { samplePost } from './samplePosts.ts';

const SHELL = `<html><head><title>Marsa</title></head><body><main><template id="${SHELL_ARTICLE_ID}"><article><h1 lang="${SLOTS.lang}" dir="auto">${SLOTS.title}</h1><div id="article-body" lang="${SLOTS.lang}" dir="ltr">${SLOTS.text}</div></article></template></main></body></html>`;

const title = 'Costs & <fees> in $1';
const post = { ...samplePost(7, { title, lang: 'ar' }, "<p>Text of $& and $'</p>"), fetchedAt: 12 };

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
      post: { summary: JSON.parse(JSON.stringify(post.summary)), headings: [], related: [] },
    });
  });
});
