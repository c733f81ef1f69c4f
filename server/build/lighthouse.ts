/**
 * Measures the built site with Lighthouse and holds it to the budgets of lighthouse.config.js:
 * `npm run lighthouse`. Exits with 1 when a median is below its minimum or over its bytes.
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import * as v from 'valibot';
import config, { bytes, minimum, pages, runs } from '../../lighthouse.config.js';
import { chromiumPath } from '../../tests/support/chromiumPath.ts';
import { buildIfStale } from './buildIfStale.ts';
import { readSettings } from './settings.ts';
import { startServer } from '../serve.ts';

const ROOT = `${import.meta.dirname}/../..`;

type Category = keyof typeof minimum;
const categories: Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

type Resource = keyof typeof bytes;
const resources: Resource[] = ['Document', 'Script', 'Font'];

const requestsSchema = v.object({
  items: v.array(v.object({ resourceType: v.optional(v.string()), transferSize: v.optional(v.number(), 0) })),
});

interface Row {
  readonly page: string;
  readonly scores: Record<Category, number>;
  readonly paint: number;
  readonly blocking: number;
  readonly shift: number;
  readonly sent: Record<Resource, number>;
}

async function measure(address: string, port: number): Promise<Omit<Row, 'page'>> {
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'error' }, config);
  if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
  const { audits, categories: found } = result.lhr;
  const score = (name: Category) => found[name]?.score ?? 0;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const { items } = v.parse(requestsSchema, audits['network-requests']?.details);
  const sent = (type: Resource) =>
    items
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    sent: { Document: sent('Document'), Script: sent('Script'), Font: sent('Font') },
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    paint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}

async function medianOf(origin: string, page: string, port: number): Promise<Row> {
  const all: Omit<Row, 'page'>[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measure(origin + page, port));
  const scoreOf = (name: Category) => median(all.map((row) => row.scores[name]));
  const sentOf = (type: Resource) => median(all.map((row) => row.sent[type]));
  return {
    page,
    sent: { Document: sentOf('Document'), Script: sentOf('Script'), Font: sentOf('Font') },
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    paint: median(all.map((row) => row.paint)),
    blocking: median(all.map((row) => row.blocking)),
    shift: median(all.map((row) => row.shift)),
  };
}

await buildIfStale(ROOT, `${ROOT}/dist`, readSettings(ROOT).digest);
const server = await startServer();
const chrome = await launch({
  chromePath: chromiumPath(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
});
let failures = 0;
try {
  for (const path of pages) {
    const row = await medianOf(server.origin, path, chrome.port);
    const scores = categories.map((name) => `${name} ${Math.round(row.scores[name] * 100)}`).join(', ');
    const times = `LCP ${Math.round(row.paint)} ms, TBT ${Math.round(row.blocking)} ms, CLS ${row.shift.toFixed(3)}`;
    const kilobytes = resources.map((type) => `${type} ${Math.round(row.sent[type] / 1000)} kB`).join(', ');
    console.info(`${path}: ${scores}; ${times}; ${kilobytes} (median of ${runs})`);
    const below = categories.filter((name) => row.scores[name] < minimum[name]);
    if (below.length > 0) console.warn(`  below its minimum: ${below.join(', ')}`);
    const over = resources.filter((type) => row.sent[type] > bytes[type]);
    if (over.length > 0) console.warn(`  over its bytes: ${over.join(', ')}`);
    failures += below.length + over.length;
  }
} finally {
  chrome.kill();
  await server.close();
}
process.exitCode = failures > 0 ? 1 : 0;
