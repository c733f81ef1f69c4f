import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { STALL_MS, type WorstRequest } from '../../support/worstLine.ts';
import { word } from '../../support/words.ts';
import { type Reader, type } from './reader.ts';
import { type Aim, arrived, look, type View } from './view.ts';

export interface Step {
  readonly name: string;
  /** Starts the action without waiting for its result, and returns the page that the reader expects. */
  readonly act: (reader: Reader) => Aim | Promise<Aim>;
  /** True when the step loads another document: content of the current one does not count. */
  readonly newDocument?: true;
}

export interface StepResult {
  readonly name: string;
  /** Milliseconds until the aim was visible; Infinity if it never was. */
  readonly took: number;
  /** How often the reader reloaded the page or pressed "Try Again". */
  readonly helped: number;
  /** Failed requests during the step, and the visible page at the end of a failed step. */
  readonly why: string;
}

/** The timing of a session, in milliseconds. */
export interface SessionTiming {
  readonly dwell: number;
  /** A step that takes longer fails. */
  readonly deadline: number;
}

/** A reader retries immediately, then at this interval. */
const RETRY_INTERVAL_MS = 5_000;
const LOOK_EVERY = 50;

const HELP = new RegExp(`^(?:${word('en', 'common.tryAgain')}|${word('en', 'menu.missing.reload')})$`);

/**
 * Acts as a stuck reader: reloads the browser's error page or the server's 503 page, or presses the page's retry
 * button. Returns false when there is nothing to do.
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
  // A stalled request may belong to an earlier step.
  const bad = requests.filter(
    ({ at, kind }) => kind !== 'pass' && at + (kind === 'stall' ? STALL_MS : 0) >= from,
  );
  const told = bad.map(({ kind, path, at }) => `${at < from ? 'still ' : ''}${kind} ${shortName(path)}`);
  const seen = view?.broken ? 'an error page' : `“${view?.heading ?? ''}” at ${view?.address ?? 'no page'}`;
  return [...new Set(told)].slice(0, 6).join(', ') + (view ? `; shows ${seen}` : '');
}

/**
 * Takes one step and waits until its aim is visible, or for `deadline`.
 * @throws Error when the page was closed
 */
export async function takeStep(
  reader: Reader,
  step: Step,
  { dwell, deadline }: SessionTiming,
  requests: readonly WorstRequest[],
): Promise<StepResult> {
  await pause(dwell);
  const before = await look(reader.page);
  const from = Date.now();
  const started = performance.now();
  const passed = () => performance.now() - started;
  const aim = await step.act(reader);
  let helped = 0;
  let nextHelp = reader.lost ? RETRY_INTERVAL_MS : 0;
  for (;;) {
    if (reader.page.isClosed()) throw new Error(`The page was closed during “${step.name}”`);
    const view = await look(reader.page);
    const isNew = step.newDocument === undefined || view?.broken === true || view?.born !== before?.born;
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
      nextHelp = passed() + RETRY_INTERVAL_MS;
    }
    await pause(LOOK_EVERY);
  }
}

/** Takes all steps in order. `onStep` is called with each result. */
export async function runSession(
  reader: Reader,
  steps: readonly Step[],
  patience: SessionTiming,
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

export function newReader(page: Page, origin: string, seen: Partial<Reader> = {}): Reader {
  return { page, origin, trail: [], listed: [], opened: new Set(), lost: false, ...seen };
}
