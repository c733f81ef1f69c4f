import * as v from 'valibot';

/** Paint times in milliseconds since the start of the navigation; Infinity after a minute. */
export interface PaintTimes {
  readonly 'first paint': number;
  readonly 'largest paint': number;
  /** The first paint with the page's content visible. */
  readonly text: number;
  readonly ready: number;
}

/** Times recorded by the page, as `globalThis.paintTimes`. */
export const timesSchema = v.object({
  first: v.optional(v.number(), Infinity),
  largest: v.optional(v.number(), Infinity),
  text: v.optional(v.number(), Infinity),
  ready: v.optional(v.number(), Infinity),
});

export const NO_TIMES = {};

/** Runs in the page before other scripts: records the paints, and when an element of the selector becomes visible. */
export function watchPaints(selector: string): void {
  const times: Record<string, number> = {};
  Object.assign(globalThis, { paintTimes: times });
  // Checking visibility computes styles, so it runs only in frames that do so anyway.
  const see = () => {
    const now = performance.now();
    if (document.querySelector(selector)?.checkVisibility({ visibilityProperty: true })) times['text'] = now;
    else requestAnimationFrame(see);
  };
  let found = false;
  const look = () => {
    if (document.documentElement.dataset['hydrated']?.includes('app')) times['ready'] ??= performance.now();
    if (!found && (document.querySelector(selector)?.textContent.trim().length ?? 0) > 100) {
      found = true;
      requestAnimationFrame(see);
    }
    if (times['ready'] !== undefined && found) observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-hydrated'] });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') times['first'] = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    times['largest'] = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
