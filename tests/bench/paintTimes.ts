import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import * as v from 'valibot';

/** When things were to be seen, in milliseconds from the start of the navigation. Infinity: not within a minute. */
export interface PaintTimes {
  readonly 'first paint': number;
  readonly 'largest paint': number;
  /** The page's substance was in the document and visible, and something was painted. */
  readonly text: number;
  /** The app was alive. */
  readonly ready: number;
}

const LIMIT = 60_000;
/** After the app is alive the page may still paint something larger, such as a picture. */
const AFTERWARDS = 1_500;

/** Watches the page's next document from its first moment: the paints, and when `shows` is to be seen. */
export async function watchPaints(page: Page, shows: string): Promise<void> {
  await page.addInitScript((selector) => {
    const times: Record<string, number> = {};
    Object.assign(globalThis, { paintTimes: times });
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const look = () => {
      const now = performance.now();
      if (document.documentElement.dataset['app'] === 'ready') times['ready'] ??= now;
      const found = times['text'] === undefined && document.querySelector(selector);
      if (found && isShown(found) && found.textContent.trim().length > 100) times['text'] ??= now;
      if (times['ready'] !== undefined && times['text'] !== undefined) observer.disconnect();
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name === 'first-contentful-paint') times['first'] = startTime;
    }).observe({ type: 'paint', buffered: true });
    new PerformanceObserver((list) => {
      times['largest'] = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  }, shows);
}

const timesSchema = v.object({
  first: v.optional(v.number(), Infinity),
  largest: v.optional(v.number(), Infinity),
  text: v.optional(v.number(), Infinity),
  ready: v.optional(v.number(), Infinity),
});

const read = async (page: Page) =>
  v.parse(timesSchema, await page.evaluate(() => Reflect.get(globalThis, 'paintTimes') ?? {}));

/**
 * Waits until the app is alive and the page is quiet, and gives the times of the document that was watched. To be called
 * when the page has loaded: to ask it anything before would hold up what is measured.
 */
export async function paintTimes(page: Page): Promise<PaintTimes> {
  const started = performance.now();
  let times = await read(page);
  while (Math.max(times.ready, times.text) === Infinity && performance.now() - started < LIMIT) {
    await pause(100);
    times = await read(page);
  }
  await page.waitForLoadState('load', { timeout: LIMIT }).catch(() => undefined);
  await pause(AFTERWARDS);
  const { first, largest, text, ready } = await read(page);
  return { 'first paint': first, 'largest paint': largest, text: Math.max(first, text), ready };
}
