import { yieldToMain } from '../../shared/yieldToMain.ts';
import { FinalFailure, isGone } from '../../shared/http/finalFailure.ts';
import { noteLost } from '../../shared/http/lost.ts';
import { fetchAhead } from './fetchAhead.ts';

/** Time limit for the files of a part; then the page reports that the part is missing. */
const PART_TIMEOUT_MS = 50_000;
/** And for messages: a page whose language's messages fail to load is shown in the language of its document. */
const MESSAGES_TIMEOUT_MS = 20_000;

/** True when the files have to come from the network. */
const hasNoWorker = () => !navigator.serviceWorker?.controller && navigator.onLine;

/** Rejects when a file is neither cached nor available; with `FinalFailure` when the server does not have it. */
async function ensureAvailable(address: string): Promise<void> {
  if (await window.caches?.match(address)) return;
  const { ok, status } = await fetch(address);
  if (!ok) throw isGone(status) ? new FinalFailure(address) : new Error(address);
}

/** Fetches a file and has the browser compile it. */
async function startPreload(file: string, timeoutMs: number): Promise<void> {
  const address = `/${file}`;
  // Starting a request takes a phone ten milliseconds: each in a separate task, so that a tap comes in between.
  await yieldToMain();
  if (hasNoWorker()) await fetchAhead(address, AbortSignal.timeout(timeoutMs));
  else await ensureAvailable(address);
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address }),
  );
}

const preloads = new Map<string, Promise<void>>();

/**
 * Fetches a file before it is imported, once: a failed import cannot be repeated before the page is loaded again
 * (Chromium before 156, https://github.com/whatwg/html/issues/6768).
 */
function preloadFile(file: string, timeoutMs: number): Promise<void> {
  const coming = preloads.get(file) ?? startPreload(file, timeoutMs);
  preloads.set(file, coming);
  coming.catch(() => preloads.delete(file));
  return coming;
}

/**
 * Runs the files of a part one after the other, the last in the list first. A single import would run them in one task, in
 * which a phone does not respond.
 */
async function runPieces(files: readonly string[]): Promise<void> {
  for (const file of files.toReversed()) await import(/* @vite-ignore */ `/${file}`);
}

/** Vite's event for a part that failed to load; see lostChunks.ts. */
function dispatchPreloadError(payload: unknown): void {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
}

/**
 * Replaces the bundler's helper around each `import()` (vite.config.ts): the files of the part are fetched first, with
 * retries, so that the import finds them in a cache.
 */
export async function preload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  // Messages alone are a file that needs no other.
  const timeoutMs = files.length > 1 ? PART_TIMEOUT_MS : MESSAGES_TIMEOUT_MS;
  const fetchAll = () => Promise.all(files.map((file) => preloadFile(file, timeoutMs)));
  let fetched = false;
  try {
    await fetchAll();
    fetched = true;
    await runPieces(files);
    return await load();
  } catch (error) {
    // A part that this browser cannot parse has been loaded: the network is not at fault.
    if (!(error instanceof SyntaxError)) {
      if (error instanceof Error) noteLost(error, fetched ? undefined : fetchAll);
      dispatchPreloadError(error);
    }
    throw error;
  }
}
