import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ARTICLE_WORDS, checkArticles } from '../../scripts/articles/checkArticles.ts';
import { readArticles } from '../../server/content/library/readArticles.ts';
import { createContentService } from '../../server/content/service.ts';
import { facts } from '../../src/content/facts/facts.ts';

const ARTICLES = fileURLToPath(new URL('../../server/content/articles/', import.meta.url));

/** Something to look at in a text: a picture, a chart, steps or a decision. */
const FIGURE = /<figure class="(?:wp-block-image|[^"]*is-style-(?:chart|steps|decision))/;

describe('articles of the repository', () => {
  it('PG-05 every article shows something in its text, after the cover', async () => {
    const picture = {
      large: { width: 800, height: 450, files: { 'image/jpeg': { file: 'a.jpg', bytes: 1 } } },
    };
    const figures = new Proxy({}, { get: () => picture });
    const { articles } = await readArticles(ARTICLES, { facts, figures });
    expect(articles.length).toBeGreaterThan(20);
    const bare = articles.filter(({ rendered }) => !FIGURE.test(rendered.html));
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  it('CS-03 every article is sound: front matter, facts, pictures, links, slugs, length', async () => {
    const problems = await checkArticles({
      articlesDir: ARTICLES,
      mediaDir: fileURLToPath(new URL('../../server/content/pictures/', import.meta.url)),
      facts,
      words: ARTICLE_WORDS,
    });
    expect(problems).toEqual([]);
  });

  it('CS-03 no answer of the embedded content service holds a placeholder that was not filled in', async () => {
    const ask = await createContentService();
    const lists = ['posts?per_page=100&_embed=true', 'categories?per_page=100'];
    for (const list of lists) {
      const answer = await ask(new Request(`http://localhost/wp-json/wp/v2/${list}`));
      const text = await answer.text();
      expect([list, answer.status, text.length > 100, text.includes('{{')]).toEqual([list, 200, true, false]);
    }
  });
});
