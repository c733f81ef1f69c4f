import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ARTICLE_WORDS, checkArticles } from '../../server/content/checkArticles.ts';
import { createContentService } from '../../server/content/service.ts';
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

  it('CS-03 no answer of the embedded content service holds a placeholder that was not filled in', async () => {
    const ask = await createContentService();
    const lists = [
      'posts?per_page=100&_embed=true',
      'categories?per_page=100',
      'tags?per_page=100',
      'users',
      'media?per_page=100',
    ];
    for (const list of lists) {
      const answer = await ask(new Request(`http://localhost/wp-json/wp/v2/${list}`));
      const text = await answer.text();
      expect([list, answer.status, text.length > 100, text.includes('{{')]).toEqual([list, 200, true, false]);
    }
  });
});
