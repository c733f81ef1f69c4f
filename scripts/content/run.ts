/**
 * `npm run content`: checks all files of data, facts and pages, and lists facts to check and untranslated pages (PG-01,
 * PG-04). With `-- --write` it also writes the list of ids of facts; with `-- --online` it opens the addresses of facts.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { dataMistakes, referenceMistakes } from '../../server/build/contentFiles/dataFiles.ts';

const root = resolve(import.meta.dirname, '../..');

/** Returns mistakes in data and facts. Facts refer to prices, offers to facts; files with mistakes are not loaded. */
async function mistakesBeforePages(): Promise<readonly string[]> {
  const mistakes = await dataMistakes(root);
  if (mistakes.length > 0) return mistakes;
  const { factMistakes, readFacts } = await import('../../src/content/facts/readFacts.ts');
  const inFacts = factMistakes(readFacts(root));
  return inFacts.length > 0 ? inFacts : referenceMistakes(root);
}

const mistakes = await mistakesBeforePages();
if (mistakes.length > 0) {
  console.info([`Mistakes in data: ${mistakes.length}`, ...mistakes].join('\n  '));
  process.exitCode = 1;
} else {
  if (process.argv.includes('--write')) {
    const { factIdsFile } = await import('../../server/build/contentFiles/factModules.ts');
    writeFileSync(resolve(root, 'src/content/facts/factIds.ts'), factIdsFile(root));
  }
  // Pages refer to facts.
  const { printReport } = await import('./printReport.ts');
  process.exitCode = (await printReport(root, process.argv.includes('--online'))) ? 0 : 1;
}
