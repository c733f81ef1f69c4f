/** `npm run facts`: prints overdue and inconsistently introduced facts, and the use of figures on pages (PG-04). */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { contentFiles } from '../../server/build/contentFiles/plugin.ts';
import { isIsoDay } from '../../src/content/facts/isoDay.ts';

type Report = typeof import('./report.ts');

// Pages depend on settings of the site, so the build's loader reads them.
const { module } = await runnerImport<Report>('/scripts/facts/report.ts', {
  root: fileURLToPath(new URL('../../', import.meta.url)),
  configFile: false,
  plugins: [contentFiles()],
  logLevel: 'warn',
});
const today = new Date().toISOString().slice(0, 10);
if (!isIsoDay(today)) throw new RangeError(`${today} is no day`);
console.info(module.factReport(today).join('\n'));
