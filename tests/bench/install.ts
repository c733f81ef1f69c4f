import { type Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import { startSite } from '../support/site.ts';
import { type BenchOptions, Collector, type PartResult, progress } from './measurement.ts';
import { firstTimeReader, untilControlled } from './sessions/readers.ts';

const LIMIT = 120_000;
/** Parallel visitors: most of the time is waiting. */
const ABREAST = 5;

async function installation(browser: Browser, seed: number): Promise<number> {
  const site = await startSite();
  try {
    const { reader, visitor } = await firstTimeReader(browser, site, seed);
    const took = await untilControlled(reader, LIMIT);
    await visitor.context.close();
    return took;
  } finally {
    await site.close();
  }
}

/** Measures the installation of the worker on the worst network while the visitor stays on the home page. */
export async function install({ runs = 10 }: BenchOptions): Promise<PartResult> {
  const found = new Collector();
  const seeds = Array.from({ length: runs }, (_, index) => index + 1).values();
  const times: number[] = [];
  const browser = await launchBrowser();
  const worker = async () => {
    for (const seed of seeds) {
      const took = await installation(browser, seed);
      progress(`install: seed ${seed} ${Math.round(took / 1000)} s`);
      times.push(took);
    }
  };
  try {
    await Promise.all(Array.from({ length: ABREAST }, worker));
  } finally {
    await browser.close();
  }
  for (const took of times) found.add('worker installed and in control', 'after', 's', took / 1000);
  found.add('installed within two minutes', 'visitors', '', times.filter(Number.isFinite).length);
  return {
    title: 'Installing the worker on the worst line',
    conditions: [
      `${runs} visitors with an empty device, each with a seed of their own, who stay on the home page; from when it has arrived; at most two minutes.`,
    ],
    measurements: found.all(),
  };
}
