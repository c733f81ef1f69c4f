import { isLineBad, warmHttpCache } from '../../../shared/http/warmHttpCache.ts';
import { wait } from '../../../shared/wait.ts';
import { beforePictures } from './pausePictures.ts';
import { pageScripts } from './scripts.ts';

/** After so many milliseconds the app is started with what has come: perhaps it can do without the rest. */
const PATIENCE = 12_000;
/**
 * On a bad line it is so long waited then for what the app's first page imports: until the app starts, another page can
 * take this one's place (openPage.ts). Longer for a reader who gets on that way.
 */
const PATIENCE_FOR_PAGE = 2000;
const PATIENCE_FOR_NEXT_PAGE = 6000;

const warming = new Map<string, Promise<void>>();

/** What is being fetched, for `withoutWarming` to call off. */
const requests = new Set<AbortController>();
/** What can wait for the others: on few connections a second attempt else waits for all first ones. */
const laterFiles = new Set<string>();
const priorityOf = (address: string) => (laterFiles.has(address) ? 'low' : 'high');

let pause: Promise<unknown> = Promise.resolve();

/**
 * Calls off all that is being fetched, pictures too, until `work` is done: where requests stall, they take all
 * connections. The app is not started meanwhile.
 */
export function withoutWarming<T>(work: () => Promise<T>): Promise<T> {
  for (const request of requests) request.abort();
  window.stop();
  const working = work();
  pause = working.catch(() => undefined);
  return working;
}

async function warm(address: string, signal?: AbortSignal): Promise<void> {
  await pause;
  const request = new AbortController();
  const abort = () => request.abort();
  signal?.addEventListener('abort', abort, { once: true });
  requests.add(request);
  try {
    await warmHttpCache(address, request.signal, () => priorityOf(address));
  } catch (error) {
    if (!request.signal.aborted || signal?.aborted) throw error;
    return await warm(address, signal);
  } finally {
    requests.delete(request);
    signal?.removeEventListener('abort', abort);
  }
}

/** Fetches a file into the browser's cache, each once; see warmHttpCache. */
export function warmOnce(address: string, signal?: AbortSignal): Promise<void> {
  laterFiles.delete(address);
  return warmFile(address, signal);
}

/** The same for what can wait, until somebody needs it. */
function warmLater(address: string): Promise<void> {
  if (!warming.has(address)) laterFiles.add(address);
  return warmFile(address);
}

function warmFile(address: string, signal?: AbortSignal): Promise<void> {
  let file = warming.get(address);
  if (!file) {
    file = warm(address, signal);
    warming.set(address, file);
    void beforePictures(file);
    // What could not be had is asked for again by the next who wants it.
    file.catch(() => warming.delete(address));
  }
  return file;
}

/**
 * Fetches the scripts of the page through a bad line, all at once, where no worker hands them out. Resolves when the app
 * has what it needs itself. Rejects when one of those does not exist: the page's own text is then all there is.
 */
export async function warmScripts(patience = PATIENCE_FOR_PAGE): Promise<void> {
  if (navigator.serviceWorker?.controller) return;
  const scripts = pageScripts();
  const { main, first, later } = scripts;
  // Starting a request takes a phone ten milliseconds: each in a task of its own, a tap comes in between.
  const all = [main, ...first, ...later].map((address, index) =>
    wait(index + 1).then(() => (index <= first.length ? warmOnce(address) : warmLater(address))),
  );
  // The app itself tells when one of these is missing.
  for (const file of all) file.catch(() => undefined);
  await Promise.race([Promise.all(all.slice(0, first.length + 1)), wait(PATIENCE)]);
  if (isLineBad()) await Promise.race([Promise.allSettled(all), wait(patience)]);
  await pause;
  // Another page has taken this one's place.
  if (pageScripts() !== scripts) await warmScripts(PATIENCE_FOR_NEXT_PAGE);
}
