import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { STALL, type WorstRequest } from '../../support/worstLine.ts';
import { word } from '../../support/words.ts';
import { type Reader, type } from './reader.ts';
import { type Aim, arrived, look, type View } from './view.ts';

/** One thing that a reader does. */
export interface Step {
  readonly name: string;
  /** Does it, without waiting for what comes of it, and says what the reader wants to see. */
  readonly act: (reader: Reader) => Aim | Promise<Aim>;
  /** True when another document has to come: what is already there does not count. */
  readonly anew?: true;
}

/** What became of a step. */
export interface StepResult {
  readonly name: string;
  /** Milliseconds until the aim was to be seen; Infinity when it never was. */
  readonly took: number;
  /** How often the reader loaded the page again or pressed "Try Again". */
  readonly helped: number;
  /** What was wrong with the requests meanwhile, and what was seen at the end of a step that never arrived. */
  readonly why: string;
}

/** How patient a session is, in milliseconds. */
export interface Patience {
  /** Pause for reading before each step. */
  readonly dwell: number;
  /** A step that takes longer has never arrived. */
  readonly deadline: number;
}

/** A reader helps themselves at once, and then every so many milliseconds. */
const HELP_EVERY = 5_000;
const LOOK_EVERY = 50;

const HELP = new RegExp(`^(?:${word('en', 'common.tryAgain')}|${word('en', 'menu.missing.reload')})$`);

/**
 * Does what a reader does who does not get on: loads the page again where the browser shows its own error page or
 * the server's 503 page, presses the page's own button to try again where there is one. False when there is nothing.
 */
async function help(reader: Reader, view: View, aim: Aim): Promise<boolean> {
  if (view.broken) {
    type(reader, aim);
    return true;
  }
  if (view.address !== aim.address) return false;
  const button = reader.page.locator('main').getByRole('button', { name: HELP }).first();
  if (!(await button.isVisible().catch(() => false))) return false;
  return button.click({ timeout: 1_000, noWaitAfter: true }).then(
    () => true,
    () => false,
  );
}

const shortName = (path: string) => {
  const { pathname, searchParams } = new URL(path, 'http://site.invalid');
  if (pathname.startsWith('/wp-json/'))
    return `content ${pathname.split('/').at(-1)}${searchParams.size > 0 ? '' : ' (bare)'}`;
  return pathname.replace(/^\/assets\//, '').replace(/^\/wp-content\/.*\//, 'picture ');
};

function reasons(requests: readonly WorstRequest[], from: number, view: View | undefined): string {
  // What stalls may have been asked for by an earlier step.
  const bad = requests.filter(
    ({ at, kind }) => kind !== 'pass' && at + (kind === 'stall' ? STALL : 0) >= from,
  );
  const told = bad.map(({ kind, path, at }) => `${at < from ? 'still ' : ''}${kind} ${shortName(path)}`);
  const seen = view?.broken ? 'an error page' : `“${view?.heading ?? ''}” at ${view?.address ?? 'no page'}`;
  return [...new Set(told)].slice(0, 6).join(', ') + (view ? `; shows ${seen}` : '');
}

/**
 * Takes one step and waits until its aim is to be seen, or for `deadline`.
 * @throws Error when the page was closed meanwhile
 */
export async function takeStep(
  reader: Reader,
  step: Step,
  { dwell, deadline }: Patience,
  requests: readonly WorstRequest[],
): Promise<StepResult> {
  await pause(dwell);
  const before = await look(reader.page);
  const from = Date.now();
  const started = performance.now();
  const passed = () => performance.now() - started;
  const aim = await step.act(reader);
  let helped = 0;
  let nextHelp = reader.lost ? HELP_EVERY : 0;
  for (;;) {
    if (reader.page.isClosed()) throw new Error(`The page was closed during “${step.name}”`);
    const view = await look(reader.page);
    const isNew = step.anew === undefined || view?.broken === true || view?.born !== before?.born;
    const fresh = isNew ? view : undefined;
    const took = passed();
    if (fresh && arrived(fresh, aim)) {
      reader.lost = false;
      return { name: step.name, took, helped, why: took > 1_000 ? reasons(requests, from, undefined) : '' };
    }
    if (took > deadline) {
      reader.lost = true;
      return { name: step.name, took: Infinity, helped, why: reasons(requests, from, view) };
    }
    if (fresh && took >= nextHelp && (await help(reader, fresh, aim))) {
      helped += 1;
      nextHelp = passed() + HELP_EVERY;
    }
    await pause(LOOK_EVERY);
  }
}

/** Takes all steps one after the other. `onStep` is called with each result. */
export async function runSession(
  reader: Reader,
  steps: readonly Step[],
  patience: Patience,
  requests: readonly WorstRequest[],
  onStep: (result: StepResult) => void = () => undefined,
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) {
    const result = await takeStep(reader, step, patience, requests);
    onStep(result);
    results.push(result);
  }
  return results;
}

/** A reader on a page, at the beginning of a session. */
export function newReader(page: Page, origin: string, seen: Partial<Reader> = {}): Reader {
  return { page, origin, trail: [], listed: [], opened: new Set(), lost: false, ...seen };
}
