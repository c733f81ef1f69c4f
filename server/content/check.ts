/** `node server/content/check.ts`: prints what is wrong with the articles, and fails if anything is. */
import { fileURLToPath } from 'node:url';
import { facts } from '../../src/content/facts/facts.ts';
import { ARTICLE_WORDS, checkArticles } from './checkArticles.ts';

const problems = await checkArticles({
  articlesDir: fileURLToPath(new URL('./articles/', import.meta.url)),
  mediaDir: fileURLToPath(new URL('../../.cache/media/', import.meta.url)),
  facts,
  words: ARTICLE_WORDS,
});
for (const { file, message } of problems) {
  console.info(`${file}: ${message}`);
}
console.info(problems.length === 0 ? 'All articles are sound.' : `Problems: ${problems.length}`);
process.exitCode = problems.length === 0 ? 0 : 1;
