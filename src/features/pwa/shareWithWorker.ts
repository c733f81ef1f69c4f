import { isPreview } from '../../i18n/addresses.ts';
import { savesData } from '../../shared/http/saveData.ts';
import { whenIdle } from '../../shared/whenIdle.ts';

const SHARED = 'controllerchange';

/**
 * Tells the worker what was fetched past it: everything before it was in charge, pages that were left again
 * included, and what was under way then. So the first page that someone visits is kept whole (OF-03): its pictures,
 * and files such as the texts and the font of its language.
 */
export function shareFetched(): void {
  if (isPreview(window.location.pathname)) return;
  const assets = `${window.location.origin}/assets/`;
  const unsent = new Set<string>();
  const post = () => {
    const { controller } = navigator.serviceWorker;
    if (!controller || unsent.size === 0) return;
    controller.postMessage({ type: 'SEEN', addresses: [...unsent] });
    unsent.clear();
  };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceResourceTiming) || entry.workerStart > 0) continue;
      if (entry.initiatorType === 'img' || entry.name.startsWith(assets)) unsent.add(entry.name);
    }
    post();
  });
  observer.observe({ type: 'resource', buffered: true });
  navigator.serviceWorker.addEventListener(SHARED, post);
}

/** Tells the worker that a page has started: it completes the files that pages of its language need offline. */
export function shareStart(): void {
  const post = () => navigator.serviceWorker.controller?.postMessage({ type: 'STARTED' });
  post();
  navigator.serviceWorker.addEventListener(SHARED, post);
}

/** How long a page rests before further files are fetched, in milliseconds: what it shows itself comes first. */
const REST = 2000;

/**
 * Asks the worker to fetch what other pages will need, once this one has nothing to do (DESIGN 5). A device that saves
 * data is left alone: it gets what it opens.
 */
export function warmWhenIdle(): void {
  if (savesData()) return;
  const ask = () => navigator.serviceWorker.controller?.postMessage({ type: 'WARM' });
  const later = () => {
    setTimeout(() => whenIdle(ask), REST);
  };
  if (navigator.serviceWorker.controller) later();
  else navigator.serviceWorker.addEventListener(SHARED, later, { once: true });
}
