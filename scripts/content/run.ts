/**
 * `npm run content`: checks all files of pages, and lists facts to check and untranslated pages (PG-01, PG-04). With
 * `-- --online` it also opens the addresses of facts.
 */
import { resolve } from 'node:path';
import { mistakesIn, readPages } from '../../server/build/contentFiles/readPages.ts';
import { facts } from '../../src/content/facts/facts.ts';
import { isIsoDay } from '../../src/content/facts/isoDay.ts';
import { contentReport } from './contentReport.ts';
import { unopenedAddresses } from './unopenedAddresses.ts';

const today = new Date().toISOString().slice(0, 10);
if (!isIsoDay(today)) throw new RangeError(`${today} is no day`);
const pages = readPages(resolve(import.meta.dirname, '../..'));
console.info(contentReport({ pages, facts, today }).join('\n'));
if (process.argv.includes('--online')) {
  const unopened = await unopenedAddresses(facts);
  console.info([`Addresses that do not open: ${unopened.length}`, ...unopened].join('\n  '));
}
process.exitCode = mistakesIn(pages).length === 0 ? 0 : 1;
