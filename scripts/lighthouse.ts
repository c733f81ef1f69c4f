/**
 * Measures the built site with Lighthouse against the budgets of lighthouse.config.js: `npm run lighthouse`. Exits with
 * 1 when a median exceeds its budget.
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import * as v from 'valibot';
import config, { bytes, minimum, pages, runs } from '../lighthouse.config.js';
import { chromiumPath } from '../tests/support/chromiumPath.ts';
import { buildIfStale } from '../server/build/buildIfStale.ts';
import { readSettings } from '../server/build/settings.ts';
import { startServer } from '../server/serve.ts';

const ROOT = `${import.meta.dirname}/..`;

type Category = keyof typeof minimum;
const categories: Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Returns the median; 0 without values. `NaN` is ignored: Lighthouse has then observed no largest paint, and the run's
 * score is 0.
 */
function median(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const middle = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / Math.max(1, middle.length);
}

type Resource = keyof typeof bytes;
const resources: Resource[] = ['Document', 'Script', 'Font'];

const requestSchema = v.object({
  url: v.string(),
  resourceType: v.optional(v.string()),
  transferSize: v.optional(v.number(), 0),
});
const requestsSchema = v.object({ items: v.array(requestSchema) });

/** Returns the type of a resource. Scripts are first fetched with `fetch()`, which Lighthouse types as `Fetch`. */
const typeOf = ({ url, resourceType }: v.InferOutput<typeof requestSchema>) =>
  /\.js(?:$|\?)/.test(url) ? 'Script' : resourceType;

interface Report {
  readonly scores: Record<Category, number>;
  readonly paint: number;
  readonly blocking: number;
  readonly shift: number;
  readonly sent: Record<Resource, number>;
}

async function measure(address: string, port: number): Promise<Report> {
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'error' }, config);
  if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
  const { audits, categories: found } = result.lhr;
  const score = (name: Category) => found[name]?.score ?? 0;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const { items } = v.parse(requestsSchema, audits['network-requests']?.details);
  const sent = (type: Resource) =>
    items
      .filter((request) => typeOf(request) === type)
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

function missed({ scores, sent }: Report): string[] {
  const below = categories.filter((name) => scores[name] < minimum[name]);
  const over = resources.filter((type) => sent[type] > bytes[type]);
  return [
    ...below.map((name) => `${name} is below its minimum`),
    ...over.map((type) => `${type} is over its bytes`),
  ];
}

/** Measures a page until its medians are decided: stops when more than half of all runs have passed. */
async function reportsOf(address: string, port: number): Promise<Report[]> {
  const all: Report[] = [];
  const settled = () => all.filter((report) => missed(report).length === 0).length > runs / 2;
  while (all.length < runs && !settled()) all.push(await measure(address, port));
  return all;
}

function mediansOf(all: readonly Report[]): Report {
  const scoreOf = (name: Category) => median(all.map(({ scores }) => scores[name]));
  const sentOf = (type: Resource) => median(all.map(({ sent }) => sent[type]));
  return {
    sent: { Document: sentOf('Document'), Script: sentOf('Script'), Font: sentOf('Font') },
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    paint: median(all.map(({ paint }) => paint)),
    blocking: median(all.map(({ blocking }) => blocking)),
    shift: median(all.map(({ shift }) => shift)),
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
    const reports = await reportsOf(server.origin + path, chrome.port);
    const report = mediansOf(reports);
    const scores = categories.map((name) => `${name} ${Math.round(report.scores[name] * 100)}`).join(', ');
    const times = `LCP ${Math.round(report.paint)} ms, TBT ${Math.round(report.blocking)} ms, CLS ${report.shift.toFixed(3)}`;
    const kilobytes = resources
      .map((type) => `${type} ${Math.round(report.sent[type] / 1000)} kB`)
      .join(', ');
    console.info(`${path}: ${scores}; ${times}; ${kilobytes} (median of ${reports.length})`);
    for (const line of missed(report)) console.warn(`  ${line}`);
    failures += missed(report).length;
  }
} finally {
  chrome.kill();
  await server.close();
}
process.exitCode = failures > 0 ? 1 : 0;
