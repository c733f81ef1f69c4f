/**
 * `npm run content`: checks all files of facts and pages, and lists facts to check and untranslated pages (PG-01, PG-04).
 * With `-- --write` it also writes the list of ids of facts; with `-- --online` it opens the addresses of facts.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { factIdsFile } from '../../server/build/contentFiles/factModules.ts';
import { factMistakes, readFacts } from '../../src/content/facts/readFacts.ts';

const root = resolve(import.meta.dirname, '../..');
const mistakes = factMistakes(readFacts(root));
if (mistakes.length > 0) {
  console.info([`Mistakes in facts: ${mistakes.length}`, ...mistakes].join('\n  '));
  process.exitCode = 1;
} else {
  if (process.argv.includes('--write'))
    writeFileSync(resolve(root, 'src/content/facts/factIds.ts'), factIdsFile(root));
  // Pages refer to facts, and facts with mistakes are not loaded.
  const { printReport } = await import('./printReport.ts');
  process.exitCode = (await printReport(root, process.argv.includes('--online'))) ? 0 : 1;
}
