import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import { startSite } from '../support/site.ts';
import { type BenchOptions, Collector, type PartResult, progress } from './measurement.ts';
import { firstTimeReader, returningReader, untilControlled } from './sessions/readers.ts';
import { runSession, type StepResult } from './sessions/session.ts';
import { firstTimeSteps, returningSteps } from './sessions/steps.ts';

const STEP_TIMEOUT_MS = 60_000;
const FAST_STEP_MS = 5_000;

const SESSIONS = {
  'returning reader': { open: returningReader, steps: returningSteps },
  'first-time reader': { open: firstTimeReader, steps: firstTimeSteps },
} as const;

type Kind = keyof typeof SESSIONS;

interface Session {
  readonly results: readonly StepResult[];
  readonly controlled: boolean;
}

const seconds = (took: number) => (Number.isFinite(took) ? `${(took / 1000).toFixed(1)} s` : 'never');

async function session(browser: Browser, kind: Kind, seed: number, dwell: number): Promise<Session> {
  const site = await startSite();
  const { open, steps } = SESSIONS[kind];
  try {
    const { reader, visitor, requests } = await open(browser, site, seed);
    const results = await runSession(
      reader,
      steps,
      { dwell, deadline: STEP_TIMEOUT_MS },
      requests,
      (result) => progress(`${kind}, seed ${seed}: ${result.name} ${seconds(result.took)}`),
    );
    const controlled = Number.isFinite(await untilControlled(reader, 1_000));
    await visitor.context.close();
    return { results, controlled };
  } finally {
    await site.close();
  }
}

function count(found: Collector, subject: string, sessions: readonly Session[]): void {
  const all = sessions.flatMap(({ results }) => results.map(({ took }) => took));
  const number = (from: number, to: number) => all.filter((took) => took > from && took <= to).length;
  found.add(subject, 'within 5 s', '', number(-1, FAST_STEP_MS));
  found.add(subject, 'later', '', number(FAST_STEP_MS, STEP_TIMEOUT_MS));
  found.add(subject, 'never (60 s)', '', all.filter((took) => took > STEP_TIMEOUT_MS).length);
  found.add(subject, 'steps', '', all.length);
  found.add(subject, 'worker installed', '', sessions.filter(({ controlled }) => controlled).length);
}

const late = (kind: Kind, seed: number, results: readonly StepResult[]) =>
  results.flatMap(({ name, took, helped, why }, index) =>
    took <= FAST_STEP_MS
      ? []
      : [`${kind}, seed ${seed}, step ${index + 1} “${name}”: ${seconds(took)}, helped ${helped}×; ${why}`],
  );

/** Measures sessions of twenty steps on the worst network: how many steps finish, and when. */
export async function faults({ runs = 3, dwell }: BenchOptions): Promise<PartResult> {
  const found = new Collector();
  const details: string[] = [];
  const seeds = Array.from({ length: runs }, (_, index) => index + 1);
  const browser = await launchBrowser();
  try {
    for (const kind of ['returning reader', 'first-time reader'] as const) {
      const sessions = await Promise.all(seeds.map((seed) => session(browser, kind, seed, dwell)));
      sessions.forEach((each, index) => {
        const seed = seeds[index] ?? 0;
        count(found, `${kind}, seed ${seed}`, [each]);
        details.push(...late(kind, seed, each.results));
      });
      count(found, `**${kind}, all**`, sessions);
    }
  } finally {
    await browser.close();
  }
  return {
    title: 'The worst network',
    conditions: [
      'Of all requests 30 % stall for 20 s, 10 % lose the connection in the middle of the body, 10 % are answered with 503; latency 400 ± 300 ms; six connections (HTTP/1.1).',
      `Sessions of 20 steps with ${dwell / 1000} s for reading before each. A step has arrived when address, heading and substance are to be seen.`,
      'Where the browser shows its error page or a 503 page, or the page a button to try again, the reader uses that at once and then every 5 s.',
    ],
    measurements: found.all(),
    details,
  };
}
