import { loadNamespace } from '../../i18n/i18n.ts';
import { yieldToMain } from '../../shared/yieldToMain.ts';
import { FinalFailure, isGone } from '../../shared/http/finalFailure.ts';
import { noteLost } from '../../shared/http/lost.ts';
import { fetchAhead } from './fetchAhead.ts';
import { MESSAGES } from './pageData.ts';

const PART_TIMEOUT_MS = 50_000;
/** Time limit for messages; after it the page is shown in the language of its document. */
const MESSAGES_TIMEOUT_MS = 20_000;

const hasNoWorker = () => !navigator.serviceWorker?.controller && navigator.onLine;

/** Rejects when a file is neither cached nor available, with `FinalFailure` when the server does not have it. */
async function ensureAvailable(address: string): Promise<void> {
  if (await window.caches?.match(address)) return;
  const { ok, status } = await fetch(address);
  if (!ok) throw isGone(status) ? new FinalFailure(address) : new Error(address);
}

async function startPreload(file: string, timeoutMs: number): Promise<void> {
  const address = `/${file}`;
  // Starting a request takes 10 ms on a phone: each gets a separate task, which yields to input.
  await yieldToMain();
  if (hasNoWorker()) await fetchAhead(address, AbortSignal.timeout(timeoutMs));
  else await ensureAvailable(address);
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address }),
  );
}

const preloads = new Map<string, Promise<void>>();

/**
 * Fetches a file once before its import: a failed import cannot be repeated before a reload (Chromium before 156,
 * https://github.com/whatwg/html/issues/6768).
 */
function preloadFile(file: string, timeoutMs: number): Promise<void> {
  const coming = preloads.get(file) ?? startPreload(file, timeoutMs);
  preloads.set(file, coming);
  coming.catch(() => preloads.delete(file));
  return coming;
}

/** Imports the files of a part one by one, in reverse order: a single import would run them in one long task. */
async function runPieces(files: readonly string[]): Promise<void> {
  for (const file of files.toReversed()) await import(/* @vite-ignore */ `/${file}`);
}

function dispatchPreloadError(payload: unknown): void {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
}

/** Replaces Vite's helper around each `import()`: fetches the files and messages of the part first, with retries. */
export async function preload<T>(load: () => Promise<T>, needed: readonly string[] = []): Promise<T> {
  const files = needed.filter((name) => !name.startsWith(MESSAGES));
  const namespaces = needed
    .filter((name) => name.startsWith(MESSAGES))
    .map((name) => name.slice(MESSAGES.length));
  const timeoutMs = files.length > 1 ? PART_TIMEOUT_MS : MESSAGES_TIMEOUT_MS;
  const fetchAll = () =>
    Promise.all([...files.map((file) => preloadFile(file, timeoutMs)), ...namespaces.map(loadNamespace)]);
  let fetched = false;
  try {
    await fetchAll();
    fetched = true;
    await runPieces(files);
    return await load();
  } catch (error) {
    // A syntax error means that the browser cannot parse the file: the network is not at fault.
    if (!(error instanceof SyntaxError)) {
      if (error instanceof Error) noteLost(error, fetched ? undefined : fetchAll);
      dispatchPreloadError(error);
    }
    throw error;
  }
}
