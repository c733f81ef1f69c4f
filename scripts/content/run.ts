/** `npm run content`: checks all files of pages, and lists facts to check and untranslated pages (PG-01, PG-04). */
import { resolve } from 'node:path';
import { mistakesIn, readPages } from '../../server/build/contentFiles/readPages.ts';
import { facts } from '../../src/content/facts/facts.ts';
import { isIsoDay } from '../../src/content/facts/isoDay.ts';
import { contentReport } from './contentReport.ts';

const today = new Date().toISOString().slice(0, 10);
if (!isIsoDay(today)) throw new RangeError(`${today} is no day`);
const pages = readPages(resolve(import.meta.dirname, '../..'));
console.info(contentReport({ pages, facts, today }).join('\n'));
process.exitCode = mistakesIn(pages).length === 0 ? 0 : 1;
