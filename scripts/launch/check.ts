/**
 * `npm run launch-check`: prints open points before the launch (PG-04), and fails if there are any.
 * `docs/operations.md`, "Before launch", describes how to settle them.
 */
import { fileURLToPath } from 'node:url';
import { facts } from '../../src/content/facts/facts.ts';
import { isIsoDay } from '../../src/content/facts/isoDay.ts';
import * as firm from '../../src/content/firm.ts';
import { readEnvironment } from '../../server/build/settings.ts';
import type { OpenPoint } from '../../src/content/openSamples.ts';
import { openPoints } from './openPoints.ts';

const HEADINGS: Readonly<Record<OpenPoint['kind'], string>> = {
  sample: 'Samples: to be confirmed in src/content/firm.yaml',
  setting: 'Settings: to be set, or set empty where that is allowed',
  fact: 'Facts: to be checked again in src/content/facts/',
  source: 'Sources that do not open: to be found, or the figure left out, in src/content/facts/',
};

const root = fileURLToPath(new URL('../../', import.meta.url));
const today = new Date().toISOString().slice(0, 10);
if (!isIsoDay(today)) throw new Error('The clock of this machine gives no date');
const open = openPoints({ firm, facts, environment: readEnvironment(root, process.env), today });
for (const [kind, heading] of Object.entries(HEADINGS)) {
  const points = open.filter((point) => point.kind === kind);
  if (points.length > 0) console.info(`${heading} (${points.length})`);
  for (const { id, why } of points) console.info(`  ${id}: ${why}`);
}
console.info(open.length === 0 ? 'Ready for launch.' : `Not ready for launch: ${open.length} open points.`);
process.exitCode = open.length === 0 ? 0 : 1;
