import * as v from 'valibot';

/** When things were to be seen, in milliseconds from the start of the navigation. Infinity: not within a minute. */
export interface PaintTimes {
  readonly 'first paint': number;
  readonly 'largest paint': number;
  /** The page's substance was in the document and visible, and something was painted. */
  readonly text: number;
  /** The app was hydrated. */
  readonly ready: number;
}

/** What the page has written down, as `globalThis.paintTimes`. */
export const timesSchema = v.object({
  first: v.optional(v.number(), Infinity),
  largest: v.optional(v.number(), Infinity),
  text: v.optional(v.number(), Infinity),
  ready: v.optional(v.number(), Infinity),
});

/** Of a page that has not begun. */
export const NO_TIMES = {};

/** Runs in the page, before anything else: watches the paints, and when what the selector names is to be seen. */
export function watchPaints(selector: string): void {
  const times: Record<string, number> = {};
  Object.assign(globalThis, { paintTimes: times });
  // To ask what can be seen makes the browser work styles out: not at each change, only when a frame does so anyway.
  const see = () => {
    const now = performance.now();
    if (document.querySelector(selector)?.checkVisibility({ visibilityProperty: true })) times['text'] = now;
    else requestAnimationFrame(see);
  };
  let found = false;
  const look = () => {
    if (document.documentElement.dataset['app'] === 'ready') times['ready'] ??= performance.now();
    if (!found && (document.querySelector(selector)?.textContent.trim().length ?? 0) > 100) {
      found = true;
      requestAnimationFrame(see);
    }
    if (times['ready'] !== undefined && found) observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-app'] });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') times['first'] = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    times['largest'] = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
