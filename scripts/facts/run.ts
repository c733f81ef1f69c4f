/**
 * `npm run facts`: prints which facts are overdue or worded differently, and how well the pages are provided with
 * figures (PG-04). It changes nothing and always succeeds: an editor reads it.
 */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { isIsoDay } from '../../src/content/facts/isoDay.ts';

type Report = typeof import('./report.ts');

// Pages are read as the build reads them, because some take settings of the site.
const { module } = await runnerImport<Report>('/scripts/facts/report.ts', {
  root: fileURLToPath(new URL('../../', import.meta.url)),
  configFile: false,
  logLevel: 'warn',
});
const today = new Date().toISOString().slice(0, 10);
if (!isIsoDay(today)) throw new RangeError(`${today} is no day`);
console.info(module.factReport(today).join('\n'));
