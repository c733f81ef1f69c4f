import { isPreview } from '../../i18n/addresses.ts';
import { savesData } from '../../shared/http/saveData.ts';
import { whenIdle } from '../../shared/whenIdle.ts';

/** The files of an open page come first. */
const IDLE_DELAY_MS = 2000;

/** Posts a message to the worker once it is active (service-worker/visit.ts). */
async function post(urls: () => readonly string[], ahead: boolean): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const addresses = urls();
  if (addresses.length > 0) active?.postMessage({ type: 'CACHE', urls: addresses, ahead });
}

/**
 * Has the worker cache what was fetched past it: the document, its pictures and assets, before the worker controlled the
 * page (OF-03).
 */
export function shareFetched(): void {
  if (isPreview(window.location.pathname)) return;
  const assets = `${window.location.origin}/assets/`;
  const unsent = new Set<string>();
  const takeUnsent = () => {
    const urls = [...unsent];
    unsent.clear();
    return urls;
  };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceResourceTiming) || entry.workerStart > 0) continue;
      const { initiatorType, name } = entry;
      if (['img', 'navigation'].includes(initiatorType) || name.startsWith(assets)) unsent.add(name);
    }
    void post(takeUnsent, false);
  });
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
}

let isAheadSent = false;

/**
 * Has the worker cache an opened page once it is idle, and the first time what other pages need, except under Save-Data.
 * `path` contains the language. Returns a function that cancels it.
 */
export function sharePage(path: string): () => void {
  const share = () => {
    const ahead = !isAheadSent && !savesData();
    isAheadSent = true;
    void post(() => [path], ahead);
  };
  const timer = setTimeout(() => whenIdle(share), IDLE_DELAY_MS);
  return () => clearTimeout(timer);
}
