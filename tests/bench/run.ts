/**
 * Measures the built site in Chromium: `npm run bench`, or only some parts: `npm run bench -- faults bytes`. Prints
 * Markdown tables, writes `.cache/bench.json` and reports its progress on stderr. Options: `--runs N`, `--dwell
 * SECONDS` (pause for reading before each step on the worst network, default 2), `--write` (replaces the tables in
 * docs/benchmarks.md).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { launchBrowser } from '../support/browser.ts';
import builtSite from '../support/builtSite.ts';
import { bytes } from './bytes/bytes.ts';
import { coldStarts } from './cold/coldStarts.ts';
import { faults } from './faults.ts';
import { first } from './firstVisit.ts';
import { lighthouse } from './lighthouse.ts';
import { load } from './load/load.ts';
import type { Part, PartResult } from './measurement.ts';
import { ROOT } from './places.ts';
import { asMarkdown, withTable, writeJson } from './report.ts';
import { saved } from './saved.ts';
import { search } from './search.ts';
import { visits } from './visits/visits.ts';

const PARTS: Readonly<Record<string, Part>> = {
  lighthouse,
  first,
  visits,
  cold: coldStarts,
  faults,
  search,
  bytes,
  load,
  saved,
};

const optionsSchema = v.object({
  runs: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d*$/, '--runs is a number from 1.'), v.transform(Number)),
  ),
  dwell: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+(?:\.\d+)?$/, '--dwell is a number of seconds.'),
      v.transform((seconds) => Number(seconds) * 1000),
    ),
    '2',
  ),
});

async function chromiumVersion(): Promise<string> {
  const browser = await launchBrowser();
  const version = browser.version();
  await browser.close();
  return version;
}

function writeTable(name: string, table: string, chromium: string): void {
  const file = join(ROOT, 'docs/benchmarks.md');
  const when = `${new Date().toISOString().slice(0, 10)}, Chromium ${chromium}, ${availableParallelism()} cores.`;
  writeFileSync(file, withTable(readFileSync(file, 'utf8'), name, table, when));
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string' }, dwell: { type: 'string' }, write: { type: 'boolean' } },
  });
  const { runs, dwell } = v.parse(optionsSchema, values);
  const unknown = positionals.filter((name) => !Object.hasOwn(PARTS, name));
  if (unknown.length > 0) {
    throw new Error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}.`);
  }
  await builtSite();
  const chromium = await chromiumVersion();
  const results: Record<string, PartResult> = {};
  for (const [name, part] of Object.entries(PARTS)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    console.warn(`${name} …`);
    const result = await part({ runs, dwell });
    results[name] = result;
    const table = asMarkdown(result);
    console.info(table);
    if (values.write) writeTable(name, table, chromium);
    // Written after each part, so that a later failure loses no results.
    writeJson(join(ROOT, '.cache/bench.json'), chromium, results);
  }
}

await main().catch((error: unknown) => {
  console.warn(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
