import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ARTICLE_WORDS, checkArticles } from '../../scripts/articles/checkArticles.ts';
import { readArticles } from '../../server/content/library/readArticles.ts';
import { facts } from '../../src/content/facts/facts.ts';
import { ARTICLES } from '../support/articles.ts';

/** A picture, a chart, steps or a decision tree. */
const FIGURE = /<figure class="(?:wp-block-image|[^"]*is-style-(?:chart|steps|decision))/;

describe('articles of the repository', () => {
  it('PG-05 every article has a picture or diagram after its cover', async () => {
    const picture = {
      large: { width: 800, height: 450, files: { 'image/jpeg': { file: 'a.jpg', bytes: 1 } } },
    };
    const figures = new Proxy({}, { get: () => picture });
    const { articles } = await readArticles(ARTICLES, { facts, figures });
    expect(articles.length).toBeGreaterThan(20);
    const bare = articles.filter(({ rendered }) => !FIGURE.test(rendered.html));
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  it('CS-03 every article has valid front matter, facts, pictures, links, slug and length', async () => {
    const problems = await checkArticles({
      articlesDir: ARTICLES,
      mediaDir: resolve(ARTICLES, '../pictures'),
      facts,
      words: ARTICLE_WORDS,
    });
    expect(problems).toEqual([]);
  });
});
