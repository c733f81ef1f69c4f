import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { appReady, newVisitor, type Visitor, withWorker, workerReady } from '../../support/browser.ts';
import { forgetAnswers } from '../../support/outages.ts';
import type { TestSite } from '../../support/site.ts';
import { worstLine, type WorstRequest } from '../../support/worstLine.ts';
import { home, listedOn, type Reader, tapCard, type, typeIn } from './reader.ts';
import { newReader, type Step, takeStep } from './session.ts';
import { toList } from './steps.ts';
import { look } from './view.ts';

/** A phone, with the worker in charge once it is there. */
export const PHONE = {
  ...withWorker,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const;

/** A reader whose line is the worst one from now on. */
export interface WorstReader {
  readonly reader: Reader;
  readonly visitor: Visitor;
  /** The requests on the worst line so far. */
  readonly requests: readonly WorstRequest[];
}

function makeWorst(site: TestSite, seed: number): WorstRequest[] {
  const requests: WorstRequest[] = [];
  site.proxy().reset();
  site.proxy().setMode(worstLine(seed, (request) => requests.push(request)));
  return requests;
}

/** Waits until nothing was asked of the site for three seconds. */
async function settled(site: TestSite): Promise<void> {
  let before = -1;
  while (site.proxy().requests().length !== before) {
    before = site.proxy().requests().length;
    await pause(3_000);
  }
}

/**
 * Someone who has read here on a good line: home, list and one article, until the worker was installed and all
 * was still. Then the browser's HTTP cache is emptied, the line turns bad and a new page is opened. The site must
 * be this reader's alone.
 */
export async function returningReader(browser: Browser, site: TestSite, seed: number): Promise<WorstReader> {
  const visitor = await newVisitor(browser, PHONE);
  const { page, context } = visitor;
  const patience = { dwell: 0, deadline: 30_000 };
  const reader = newReader(page, site.origin);
  for (const step of [{ name: 'home', act: () => type(reader, home) }, toList]) {
    const { took, why } = await takeStep(reader, step, patience, []);
    if (took === Infinity) throw new Error(`The good line did not bring ${step.name}${why}`);
    await appReady(page);
  }
  reader.listed.push(...(await listedOn(page)));
  await takeStep(reader, { name: 'article', act: () => tapCard(reader) }, patience, []);
  await workerReady(page);
  await settled(site);
  await forgetAnswers(context);
  const requests = makeWorst(site, seed);
  const { listed, opened } = reader;
  const next = newReader(await context.newPage(), site.origin, { listed, opened });
  await page.close();
  return { reader: next, visitor, requests };
}

/** So long a reader waits for the first page before they load it again, and so often. */
const FIRST_PAGE = { dwell: 0, deadline: 30_000 } as const;
const FIRST_PAGE_TRIES = 10;

/**
 * Someone with an empty device on the worst line, for whom the home page has arrived: they have loaded it again
 * while it failed.
 * @throws Error when it did not arrive in five minutes
 */
export async function firstTimeReader(browser: Browser, site: TestSite, seed: number): Promise<WorstReader> {
  const visitor = await newVisitor(browser, PHONE);
  const requests = makeWorst(site, seed);
  const open: Step = { name: 'first page', act: (reader) => typeIn(reader, home), anew: true };
  for (let attempt = 0; attempt < FIRST_PAGE_TRIES; attempt += 1) {
    const reader = newReader(visitor.page, site.origin);
    const { took } = await takeStep(reader, open, FIRST_PAGE, requests);
    if (took < Infinity) return { reader, visitor, requests };
  }
  throw new Error('The first page did not arrive');
}

/** Waits until an installed worker controls the page. Milliseconds from now; Infinity after `limit`. */
export async function untilControlled({ page }: Reader, limit: number): Promise<number> {
  const started = performance.now();
  for (;;) {
    const view = await look(page);
    const took = performance.now() - started;
    if (view?.controlled) return took;
    if (took > limit) return Infinity;
    await pause(100);
  }
}
