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

export const PHONE = {
  ...withWorker,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const;

export interface WorstReader {
  readonly reader: Reader;
  readonly visitor: Visitor;
  readonly requests: readonly WorstRequest[];
}

function makeWorst(site: TestSite, seed: number): WorstRequest[] {
  const requests: WorstRequest[] = [];
  site.proxy().reset();
  site.proxy().setMode(worstLine(seed, (request) => requests.push(request)));
  return requests;
}

/** Waits until the site has received no request for three seconds. */
async function settled(site: TestSite): Promise<void> {
  let before = -1;
  while (site.proxy().requests().length !== before) {
    before = site.proxy().requests().length;
    await pause(3_000);
  }
}

/**
 * Returns a reader who has read home, list and one article on a good network, with an installed worker. Then the HTTP
 * cache is cleared, the network becomes the worst one and a new page is opened. The site must not be shared with
 * other readers.
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

/** The time after which a reader reloads the first page. */
const FIRST_PAGE = { dwell: 0, deadline: 30_000 } as const;
const FIRST_PAGE_TRIES = 10;

/**
 * Returns a reader with an empty device on the worst network who has loaded the home page, with reloads after
 * failures.
 * @throws Error when the home page fails to load within five minutes
 */
export async function firstTimeReader(browser: Browser, site: TestSite, seed: number): Promise<WorstReader> {
  const visitor = await newVisitor(browser, PHONE);
  const requests = makeWorst(site, seed);
  const open: Step = { name: 'first page', act: (reader) => typeIn(reader, home), newDocument: true };
  for (let attempt = 0; attempt < FIRST_PAGE_TRIES; attempt += 1) {
    const reader = newReader(visitor.page, site.origin);
    const { took } = await takeStep(reader, open, FIRST_PAGE, requests);
    if (took < Infinity) return { reader, visitor, requests };
  }
  throw new Error('The first page did not arrive');
}

/** Waits until a worker controls the page. Returns the milliseconds, or Infinity after `limit`. */
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
