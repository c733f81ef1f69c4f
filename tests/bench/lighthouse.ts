import { launch } from 'chrome-launcher';
import runLighthouse from 'lighthouse';
import config from '../../lighthouse.config.js';
import { startServer } from '../../server/serve.ts';
import { chromiumPath } from '../support/chromiumPath.ts';
import { type BenchOptions, Collector, median, type PartResult, progress } from './measurement.ts';
import { scriptFreeSite } from './scriptFree.ts';

/** Home, list and article, each compared with itself without scripts. */
const pages = ['/', '/blog', '/blog/mainland-free-zone-or-offshore'];

/** Medians of blocking time need this number of runs. */
const RUNS = { simulate: 9, devtools: 5 } as const;

const METHODS = { simulate: 'simulated', devtools: 'really throttled' } as const;

/** Lighthouse aborts requests, which the server would log. */
const quiet = () => undefined;

type Method = keyof typeof METHODS;

const METRICS = [
  ['FCP', 'first-contentful-paint', 'ms'],
  ['LCP', 'largest-contentful-paint', 'ms'],
  ['TBT', 'total-blocking-time', 'ms'],
  ['CLS', 'cumulative-layout-shift', ''],
] as const;

/** Lighthouse occasionally misses a page's first frame. */
const ATTEMPTS = 3;

async function audit(address: string, port: number, method: Method) {
  const settings = {
    ...config.settings,
    onlyCategories: ['performance'],
    throttlingMethod: method,
    disableFullPageScreenshot: true,
  };
  for (let attempt = 1; ; attempt += 1) {
    const result = await runLighthouse(
      address,
      { port, output: 'json', logLevel: 'error' },
      { ...config, settings },
    );
    const failure = result?.lhr.runtimeError;
    if (result && !failure) return result.lhr;
    if (attempt === ATTEMPTS)
      throw new Error(`Lighthouse gave no result for ${address}: ${failure?.message ?? ''}`);
  }
}

const inShort = (values: readonly number[]) =>
  `${Math.round(median(values))} (${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))})`;

/** Measures a page once; returns Lighthouse's benchmark of the machine during the measurement. */
async function measure(found: Collector, subject: string, address: string, port: number, method: Method) {
  const { audits, categories, environment } = await audit(address, port, method);
  found.add(subject, 'score', '', Math.round((categories['performance']?.score ?? Number.NaN) * 100));
  for (const [name, audit, unit] of METRICS)
    found.add(subject, name, unit, audits[audit]?.numericValue ?? Number.NaN);
  return environment.benchmarkIndex;
}

/** Runs Lighthouse as a phone on a slow network, for each page and the same page without scripts. */
export async function lighthouse({ runs }: BenchOptions): Promise<PartResult> {
  const found = new Collector();
  const speeds: number[] = [];
  const bare = await scriptFreeSite();
  const servers = {
    '': await startServer({ log: quiet }),
    ', without scripts': await startServer({ distDir: bare.dir, log: quiet }),
  };
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  const rounds = { simulate: runs ?? RUNS.simulate, devtools: runs ?? RUNS.devtools };
  try {
    for (let run = 0; run < Math.max(rounds.simulate, rounds.devtools); run += 1) {
      progress(`lighthouse: round ${run + 1}`);
      for (const method of ['simulate', 'devtools'] as const) {
        if (run >= rounds[method]) continue;
        // Alternates, so that changes of the machine's speed affect both variants.
        for (const page of pages) {
          for (const [twin, { origin }] of Object.entries(servers)) {
            const subject = `${page}, ${METHODS[method]}${twin}`;
            speeds.push(await measure(found, subject, origin + page, chrome.port, method));
          }
        }
      }
    }
  } finally {
    chrome.kill();
    await Promise.all(Object.values(servers).map((server) => server.close()));
    bare.remove();
  }
  return {
    title: 'Lighthouse, mobile',
    conditions: [
      'Slow 4G and a CPU slowed four times, as Lighthouse sets them for phones.',
      `Lighthouse’s benchmark index of the machine: ${inShort(speeds)}. Half of it means that everything takes twice as long.`,
    ],
    measurements: found.all().toSorted((a, b) => a.subject.localeCompare(b.subject)),
  };
}
