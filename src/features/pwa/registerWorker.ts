import { shareFetched } from './shareVisit.ts';
import { workerScriptArrives } from './workerScript.ts';
import { WorkerUpdates } from './WorkerUpdates.tsx';

/** A pending image or font delays the registration no longer than this. */
const LOAD_TIMEOUT_MS = 4000;

/** Resolves when the page has loaded: installing must not compete with the first paint. */
const pageLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    window.addEventListener('load', () => resolve(), { once: true });
    setTimeout(resolve, LOAD_TIMEOUT_MS);
  });

/** Returns the component that registers the service worker, once the page and the script have loaded. */
export async function loadWorkerUpdates(): Promise<typeof WorkerUpdates> {
  await pageLoaded();
  shareFetched();
  if (!navigator.serviceWorker.controller) await workerScriptArrives();
  return WorkerUpdates;
}
