import { mistakesIn, readPages } from '../../server/build/contentFiles/readPages.ts';
import { facts } from '../../src/content/facts/facts.ts';
import { isIsoDay } from '../../src/content/facts/isoDay.ts';
import { contentReport } from './contentReport.ts';
import { unopenedAddresses } from './unopenedAddresses.ts';

/** Prints the report on pages and facts; returns true if pages have no mistakes. */
export async function printReport(root: string, isOnline: boolean): Promise<boolean> {
  const today = new Date().toISOString().slice(0, 10);
  if (!isIsoDay(today)) throw new RangeError(`${today} is no day`);
  const pages = readPages(root);
  console.info(contentReport({ pages, facts, today }).join('\n'));
  if (isOnline) {
    const unopened = await unopenedAddresses(facts);
    console.info([`Addresses that do not open: ${unopened.length}`, ...unopened].join('\n  '));
  }
  return mistakesIn(pages).length === 0;
}
