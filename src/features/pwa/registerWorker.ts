import { Workbox } from 'workbox-window';
import { trustedScriptUrl } from '../../shared/html/trusted.ts';
import { tellUpdate } from './updates.ts';

/** How often an open page asks whether there is a new version, in milliseconds. */
const UPDATE_INTERVAL = 60 * 60 * 1000;

/** Waits until the page has loaded: installing must not compete with the first paint. */
const pageLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/**
 * Tells the worker what was fetched past it: everything before it was in charge, pages that were left again
 * included, and what was under way then. So the first page that someone visits is kept whole (OF-03): its pictures,
 * and files such as the texts and the font of its language.
 */
function shareFetched(): void {
  const assets = `${window.location.origin}/assets/`;
  const untold = new Set<string>();
  const tell = () => {
    const { controller } = navigator.serviceWorker;
    if (!controller || untold.size === 0) return;
    controller.postMessage({ type: 'SEEN', addresses: [...untold] });
    untold.clear();
  };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceResourceTiming) || entry.workerStart > 0) continue;
      if (entry.initiatorType === 'img' || entry.name.startsWith(assets)) untold.add(entry.name);
    }
    tell();
  });
  observer.observe({ type: 'resource', buffered: true });
  navigator.serviceWorker.addEventListener('controllerchange', tell);
}

/** Tells the worker the language, so that it serves pages in it offline (LA-06). */
function shareLanguage(): void {
  const tell = () =>
    navigator.serviceWorker.controller?.postMessage({
      type: 'LANGUAGE',
      code: document.documentElement.lang,
    });
  tell();
  navigator.serviceWorker.addEventListener('controllerchange', tell);
  new MutationObserver(tell).observe(document.documentElement, { attributeFilter: ['lang'] });
}

/**
 * Registers the service worker of the built site (OF-02); a new version is announced and waits (OF-07).
 * Rejects where there are no service workers.
 */
export async function registerWorker(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  await pageLoaded();
  const worker = new Workbox(trustedScriptUrl('/sw.js'));
  worker.addEventListener('waiting', () => tellUpdate(worker));
  worker.addEventListener('controlling', () => tellUpdate(undefined));
  await worker.register();
  shareLanguage();
  shareFetched();
  setInterval(() => void worker.update().catch(() => undefined), UPDATE_INTERVAL);
}
