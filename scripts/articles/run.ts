/** `npm run articles`: prints problems of articles, and fails if there are any; also lists facts to check again. */
import { fileURLToPath } from 'node:url';
import { facts } from '../../src/content/facts/facts.ts';
import { isIsoDay } from '../../src/content/facts/isoDay.ts';
import { ARTICLE_WORDS, checkArticles } from './checkArticles.ts';
import { staleFacts } from '../launch/staleFacts.ts';

const problems = await checkArticles({
  articlesDir: fileURLToPath(new URL('../../server/content/articles/', import.meta.url)),
  mediaDir: fileURLToPath(new URL('../../server/content/pictures/', import.meta.url)),
  facts,
  words: ARTICLE_WORDS,
});
for (const { file, message } of problems) {
  console.info(`${file}: ${message}`);
}
console.info(problems.length === 0 ? 'All articles are sound.' : `Problems: ${problems.length}`);
const today = new Date().toISOString().slice(0, 10);
for (const { id, why } of isIsoDay(today) ? staleFacts(facts, today) : []) {
  console.info(
    `To be looked at: ${id} (${why === 'ended' ? 'the rule has ended' : 'not checked for twelve months'})`,
  );
}
process.exitCode = problems.length === 0 ? 0 : 1;
