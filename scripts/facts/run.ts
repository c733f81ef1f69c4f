/** `npm run facts`: prints inconsistently introduced facts, and the use of figures on pages (PG-04). */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { contentFiles } from '../../server/build/contentFiles/plugin.ts';

type Report = typeof import('./report.ts');

// Pages depend on settings of the site, so the build's loader reads them.
const { module } = await runnerImport<Report>('/scripts/facts/report.ts', {
  root: fileURLToPath(new URL('../../', import.meta.url)),
  configFile: false,
  plugins: [contentFiles()],
  logLevel: 'warn',
});
console.info(module.factReport().join('\n'));
