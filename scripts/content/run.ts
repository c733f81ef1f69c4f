/**
 * `npm run content`: checks all files of pages and facts, and lists facts to check and untranslated pages (PG-01, PG-04).
 * With `-- --write` it first writes the list of ids of facts; with `-- --online` it also opens the addresses of facts.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { factIdsFile } from '../../server/build/contentFiles/factModules.ts';
import { mistakesIn, readPages } from '../../server/build/contentFiles/readPages.ts';
import { facts } from '../../src/content/facts/facts.ts';
import { isIsoDay } from '../../src/content/facts/isoDay.ts';
import { contentReport } from './contentReport.ts';
import { unopenedAddresses } from './unopenedAddresses.ts';

const today = new Date().toISOString().slice(0, 10);
if (!isIsoDay(today)) throw new RangeError(`${today} is no day`);
const root = resolve(import.meta.dirname, '../..');
if (process.argv.includes('--write'))
  writeFileSync(resolve(root, 'src/content/facts/factIds.ts'), factIdsFile(root));
const pages = readPages(root);
console.info(contentReport({ pages, facts, today }).join('\n'));
if (process.argv.includes('--online')) {
  const unopened = await unopenedAddresses(facts);
  console.info([`Addresses that do not open: ${unopened.length}`, ...unopened].join('\n  '));
}
process.exitCode = mistakesIn(pages).length === 0 ? 0 : 1;
