import { isPreview } from '../../i18n/addresses.ts';
import { savesData } from '../../shared/http/saveData.ts';
import { whenIdle } from '../../shared/whenIdle.ts';

/** The files of an open page have priority. */
const IDLE_DELAY_MS = 2000;

async function post(urls: () => readonly string[], ahead: boolean): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const addresses = urls();
  if (addresses.length > 0) active?.postMessage({ type: 'CACHE', urls: addresses, ahead });
}

/** Makes the worker cache files that were fetched before it controlled the page (OF-03). */
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

/** Makes the worker cache an opened page, except under Save-Data. Returns a function that cancels it. */
export function sharePage(path: string): () => void {
  const share = () => {
    const ahead = !isAheadSent && !savesData();
    isAheadSent = true;
    void post(() => [path], ahead);
  };
  const timer = setTimeout(() => whenIdle(share), IDLE_DELAY_MS);
  return () => clearTimeout(timer);
}
