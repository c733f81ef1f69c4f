import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ARTICLE_WORDS, checkArticles } from '../../server/content/checkArticles.ts';
import { facts } from '../../src/content/facts/facts.ts';

describe('articles of the repository', () => {
  it('CS-03 every article is sound: front matter, facts, pictures, links, slugs, length', async () => {
    const problems = await checkArticles({
      articlesDir: fileURLToPath(new URL('../../server/content/articles/', import.meta.url)),
      mediaDir: fileURLToPath(new URL('../../.cache/media/', import.meta.url)),
      facts,
      words: ARTICLE_WORDS,
    });
    expect(problems).toEqual([]);
  });
});
