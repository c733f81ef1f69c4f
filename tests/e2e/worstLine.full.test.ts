import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstTimeReader, returningReader, untilControlled } from '../bench/sessions/readers.ts';
import { runSession } from '../bench/sessions/session.ts';
import { firstTimeSteps, returningSteps } from '../bench/sessions/steps.ts';
import { launchBrowser } from '../support/browser.ts';
import { startSite, type TestSite } from '../support/site.ts';

const SEED = 1;
const DWELL = 500;
const MINUTE = 60_000;

let browser: Browser;
const sites: TestSite[] = [];

const newSite = async (): Promise<TestSite> => {
  const site = await startSite();
  sites.push(site);
  return site;
};

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await Promise.all(sites.map((site) => site.close()));
});

// Side by side: a session is nearly all waiting. The deadlines tell a step that arrives from one that hangs on a
// stalled request (20 s each); they are no measure of speed.
describe.concurrent('on the worst line', () => {
  it(
    'OF-04 every step of a returning reader arrives',
    async () => {
      const { reader, requests } = await returningReader(browser, await newSite(), SEED);
      const patience = { dwell: DWELL, deadline: 15_000 };
      const results = await runSession(reader, returningSteps, patience, requests);
      expect(results).toHaveLength(20);
      expect(results.filter(({ took }) => took > patience.deadline)).toEqual([]);
      // Without faults on the way the session would say nothing.
      expect(requests.filter(({ kind }) => kind !== 'pass').length).toBeGreaterThan(3);
    },
    12 * MINUTE,
  );

  it(
    'OF-02 every step of a first-time reader arrives, most of them soon, and the worker gets installed',
    async () => {
      const { reader, requests } = await firstTimeReader(browser, await newSite(), SEED);
      const patience = { dwell: DWELL, deadline: MINUTE };
      const results = await runSession(reader, firstTimeSteps, patience, requests);
      expect(results.filter(({ took }) => took > patience.deadline)).toEqual([]);
      expect(results.filter(({ took }) => took <= 15_000).length).toBeGreaterThanOrEqual(14);
      expect(await untilControlled(reader, 2 * MINUTE)).toBeLessThan(2 * MINUTE);
    },
    30 * MINUTE,
  );
});
