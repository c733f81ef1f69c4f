import { blogDatabase, tablesOf } from '../../features/blog/db/tables.ts';
import type { PostQuery } from '../../features/blog/model.ts';
import type { PageEntry } from '../../features/siteSearch/model.ts';
import { watchBackForwardCache } from '../../shared/backForwardCache.ts';
import { trustedScriptUrl } from '../../shared/html/trusted.ts';
import type { SearchAnswer, SearchMessage, SearchReply, SearchRequest } from './searchWorker.ts';
// oxlint-disable-next-line import/default -- the address of the worker, by a suffix of Vite
import script from './searchWorker.ts?worker&url';

/** A search fails after this time: the worker's script may be missing. */
const SEARCH_TIMEOUT_MS = 10_000;

let worker: Worker | undefined;
let pages: readonly PageEntry[] = [];
let lastId = 0;
/** Called with undefined when a search fails. */
const pending = new Map<number, (answer: SearchAnswer | undefined) => void>();
const listeners = new Set<() => void>();

function settle(id: number, answer: SearchAnswer | undefined): void {
  pending.get(id)?.(answer);
  pending.delete(id);
}

function notify(): void {
  for (const listener of listeners) listener();
}

function stop(): void {
  worker?.terminate();
  worker = undefined;
  for (const id of pending.keys()) settle(id, undefined);
}

const send = (message: SearchMessage) => worker?.postMessage(message);

/** Starts the worker if it does not run, so that its index is ready for the first key. */
export function startSearch(): void {
  if (worker) return;
  let started: Worker;
  try {
    started = new Worker(trustedScriptUrl(script), { type: 'module', name: 'search' });
  } catch (error) {
    console.info(`No search worker: ${String(error)}`);
    stop();
    return;
  }
  started.addEventListener('message', ({ data }: MessageEvent<SearchReply>) => {
    if (data === 'grown') notify();
    else settle(data.id, data.answer);
  });
  started.addEventListener('error', ({ message }) => {
    console.info(`The search worker failed: ${message}`);
    if (worker === started) stop();
  });
  worker = started;
  if (pages.length > 0) send({ pages });
}

// A frozen worker with an open transaction would block the database for other pages.
watchBackForwardCache(stop, notify);

/** Makes pages searchable, in place of those passed before. */
export function indexPages(entries: readonly PageEntry[]): void {
  pages = entries;
  send({ pages });
  notify();
}

/** Subscribes to changes of the index; returns an unsubscribe function. */
export function onGrowth(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The posts of a device without a database, which the worker cannot read. */
async function unstoredPosts(): Promise<SearchRequest['unstored']> {
  const db = await blogDatabase.open();
  if (blogDatabase.persistent()) return undefined;
  const { posts, bodies } = tablesOf(db);
  const [rows, texts] = await Promise.all([posts.toArray(), bodies.toArray()]);
  const html = new Map(texts.map((text) => [text.id, text.html]));
  return rows.map((row) => ({ row, html: html.get(row.id) }));
}

/** Searches the device; resolves to undefined when it fails (OF-06). Never rejects. */
export async function searchDevice(query: PostQuery, withPages: boolean): Promise<SearchAnswer | undefined> {
  const { search, categories, page, perPage } = query;
  const unstored = await unstoredPosts().catch((error: unknown) => {
    console.info(`Posts in memory are not searched: ${String(error)}`);
    return undefined;
  });
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle(id, undefined), SEARCH_TIMEOUT_MS);
    pending.set(id, (answer) => {
      clearTimeout(timer);
      resolve(answer);
    });
    startSearch();
    const start = (page - 1) * perPage;
    send({ id, request: { search, categories, start, count: perPage, withPages, unstored } });
  });
}
