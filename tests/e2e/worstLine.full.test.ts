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
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Within this time a step is to arrive. */
const PROMISE = 5 * SECOND;
/** A reader gives a step up after half a minute: it counts as lost. */
const PATIENCE = { dwell: 500, deadline: 30 * SECOND } as const;

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

/** The same steps with each seed, on a device and a site of its own, side by side: a session is nearly all waiting. */
const sessions = (start: typeof returningReader, steps: readonly Step[]): Promise<Session[]> =>
  Promise.all(
    SEEDS.map(async (seed) => {
      const reader = await start(browser, await newSite(), seed);
      return { ...reader, results: await runSession(reader.reader, steps, PATIENCE, reader.requests) };
    }),
  );

/** The steps that did not arrive in time, for a person to read. */
const late = (all: readonly Session[]): readonly string[] =>
  all.flatMap(({ results }, index) =>
    results
      .filter(({ took }) => took > PROMISE)
      .map(({ name, took, why }) => `seed ${SEEDS[index]}, ${name}: ${Math.round(took)} ms: ${why}`),
  );
const taken = (all: readonly Session[]) => all.reduce((sum, { results }) => sum + results.length, 0);

/** From the list, which is typed in, on to a page of it that this reader has never opened, in place of a way back. */
const stepsOfReturning = returningSteps.flatMap((step, index) => {
  if (step.name === 'list typed') return [step, toSecondPage];
  return index === returningSteps.findLastIndex(({ name }) => name === 'back') ? [] : [step];
});

// Side by side, too.
describe.concurrent('on the worst line', () => {
  it(
    'OF-04 every step of a returning reader arrives within five seconds: 60 of 60',
    async ({ expect }) => {
      const all = await sessions(returningReader, stepsOfReturning);
      expect(taken(all)).toBe(60);
      expect(late(all)).toEqual([]);
      // Without faults on the way the sessions would say nothing.
      for (const { requests } of all)
        expect(requests.filter(({ kind }) => kind !== 'pass').length).toBeGreaterThan(3);
    },
    15 * MINUTE,
  );

  it(
    'OF-02 fifty of sixty steps of a first-time reader arrive within five seconds, and the worker gets installed',
    async ({ expect }) => {
      const all = await sessions(firstTimeReader, firstTimeSteps);
      expect(taken(all)).toBe(60);
      // Those beyond the ten that may be late are named.
      expect(late(all).slice(10)).toEqual([]);
      const installed = await Promise.all(all.map(({ reader }) => untilControlled(reader, 2 * MINUTE)));
      expect(Math.max(...installed)).toBeLessThan(2 * MINUTE);
    },
    30 * MINUTE,
  );
});
