import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  firstTimeReader,
  returningReader,
  untilControlled,
  type WorstReader,
} from '../bench/sessions/readers.ts';
import { runSession, type Step, type StepResult } from '../bench/sessions/session.ts';
import { firstTimeSteps, returningSteps, toSecondPage } from '../bench/sessions/steps.ts';
import { launchBrowser } from '../support/browser.ts';
import { startSite, type TestSite } from '../support/site.ts';

const SEEDS = [1, 2, 3];
const MINUTE_MS = 60_000;
const STEP_LIMIT_MS = 5_000;
/** The user gives up after 30 s: the step counts as lost. */
const TIMING = { dwell: 500, deadline: 30_000 } as const;

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

interface Session extends WorstReader {
  readonly results: readonly StepResult[];
}

/** Runs the steps with each seed on a separate device and site, in parallel: most of a session is waiting. */
const sessions = (start: typeof returningReader, steps: readonly Step[]): Promise<Session[]> =>
  Promise.all(
    SEEDS.map(async (seed) => {
      const reader = await start(browser, await newSite(), seed);
      return { ...reader, results: await runSession(reader.reader, steps, TIMING, reader.requests) };
    }),
  );

const late = (all: readonly Session[]): readonly string[] =>
  all.flatMap(({ results }, index) =>
    results
      .filter(({ took }) => took > STEP_LIMIT_MS)
      .map(({ name, took, why }) => `seed ${SEEDS[index]}, ${name}: ${Math.round(took)} ms: ${why}`),
  );
const taken = (all: readonly Session[]) => all.reduce((sum, { results }) => sum + results.length, 0);

/** Replaces Back after the list by a page of it that this reader has never opened. */
const stepsOfReturning = returningSteps.flatMap((step, index) => {
  if (step.name === 'list typed') return [step, toSecondPage];
  return index === returningSteps.findLastIndex(({ name }) => name === 'back') ? [] : [step];
});

describe.concurrent('the worst network', () => {
  it(
    'OF-04 all 60 of 60 steps of a returning reader finish within five seconds',
    async ({ expect }) => {
      const all = await sessions(returningReader, stepsOfReturning);
      expect(taken(all)).toBe(60);
      expect(late(all)).toEqual([]);
      // Without faults the sessions would prove nothing.
      for (const { requests } of all)
        expect(requests.filter(({ kind }) => kind !== 'pass').length).toBeGreaterThan(3);
    },
    15 * MINUTE_MS,
  );

  it(
    'OF-02 fifty of sixty steps of a first-time reader finish within five seconds, and the worker is installed',
    async ({ expect }) => {
      const all = await sessions(firstTimeReader, firstTimeSteps);
      expect(taken(all)).toBe(60);
      expect(late(all).slice(10)).toEqual([]);
      const installed = await Promise.all(all.map(({ reader }) => untilControlled(reader, 2 * MINUTE_MS)));
      expect(Math.max(...installed)).toBeLessThan(2 * MINUTE_MS);
    },
    30 * MINUTE_MS,
  );
});
