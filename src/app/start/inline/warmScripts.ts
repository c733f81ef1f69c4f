import { warmHttpCache } from '../../../shared/http/warmHttpCache.ts';
import { wait } from '../../../shared/wait.ts';
import { pageScripts } from './scripts.ts';

/** After so many milliseconds the app is started with what has come: perhaps it can do without the rest. */
const PATIENCE = 12_000;

const warming = new Map<string, Promise<void>>();

/** Fetches a file into the browser's cache, each once; see warmHttpCache. */
export function warmOnce(address: string, signal?: AbortSignal): Promise<void> {
  let file = warming.get(address);
  if (!file) {
    file = warmHttpCache(address, signal);
    warming.set(address, file);
    // What could not be had is asked for again by the next who wants it.
    file.catch(() => warming.delete(address));
  }
  return file;
}

/**
 * Fetches the scripts of the page through a bad line, all at once, where no worker hands them out. Resolves when the app
 * has what it needs itself. Rejects when one of those does not exist: the page's own text is then all there is.
 */
export async function warmScripts(): Promise<void> {
  if (navigator.serviceWorker?.controller) return;
  const { main, first, later } = pageScripts();
  // Starting a request takes a phone ten milliseconds: each in a task of its own, a tap comes in between.
  const all = [main, ...first, ...later].map((address, index) =>
    wait(index + 1).then(() => warmOnce(address)),
  );
  // The app itself tells when one of these is missing.
  for (const file of all) file.catch(() => undefined);
  await Promise.race([Promise.all(all.slice(0, first.length + 1)), wait(PATIENCE)]);
}
