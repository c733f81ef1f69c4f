import { watchBackForwardCache } from '../../../shared/backForwardCache.ts';
import { trustedScriptUrl } from '../../../shared/html/trusted.ts';
import { blogDatabase, tablesOf } from '../db/tables.ts';
import type { PostQuery } from '../model.ts';
import type { SearchResults, SearchAnswer, SearchRequest } from './messages.ts';
import type { Searched } from './searchIndex.ts';
// oxlint-disable-next-line import/default -- what Vite gives for its own suffix
import script from './searchWorker.ts?worker&url';

let worker: Worker | undefined;
let turns = 0;
const waiting = new Map<number, (results: SearchResults) => void>();
const listeners = new Set<() => void>();

/** Milliseconds after which the device's search counts as failed: its script may not have come. */
const DEADLINE = 10_000;
const FAILED: SearchResults = { ids: [], total: 0, terms: [], close: false, failed: true };

/** Calls back when more can be found on the device than before; returns the way to stop. */
export function onGrowth(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}

function take({ data }: MessageEvent<SearchAnswer>): void {
  if (data.turn === 'grown') {
    notify();
    return;
  }
  waiting.get(data.turn)?.(data);
  waiting.delete(data.turn);
}

/** One worker for the page. When its script does not come, the next search asks for it again. */
function running(): Worker {
  if (worker) return worker;
  const started = new Worker(trustedScriptUrl(script), { type: 'module', name: 'search' });
  started.addEventListener('message', take);
  started.addEventListener('error', ({ message }) => {
    console.info(`The device's search does not run: ${message}`);
    if (worker === started) stop();
  });
  worker = started;
  return started;
}

function stop(): void {
  worker?.terminate();
  worker = undefined;
  for (const finish of waiting.values()) finish(FAILED);
  waiting.clear();
}

// The worker is frozen with the page; its unfinished transactions would block every later page.
watchBackForwardCache(stop, notify);

const request = ({ search, categories, page, perPage }: PostQuery): SearchRequest => ({
  search,
  categories,
  start: (page - 1) * perPage,
  count: perPage,
});

/** What there is to search in where the device keeps nothing, and the worker sees no database. */
async function inMemory(): Promise<readonly Searched[] | undefined> {
  const db = await blogDatabase.open();
  if (blogDatabase.persistent()) return undefined;
  const { posts, bodies } = tablesOf(db);
  const [rows, texts] = await Promise.all([posts.toArray(), bodies.toArray()]);
  const html = new Map(texts.map((text) => [text.id, text.html]));
  return rows.map(({ id, title, excerpt, categories, tags }) => ({
    id,
    title,
    excerpt,
    categories,
    tags,
    html: html.get(id),
  }));
}

/** Makes the search ready for the first key: the reader is about to type. */
export function wakeSearch(query: PostQuery): void {
  running().postMessage(request(query));
}

/** The page of a search that the device itself finds, best first (OF-06). Never rejects. */
export async function searchDevice(query: PostQuery): Promise<SearchResults> {
  const posts = await inMemory();
  turns += 1;
  const turn = turns;
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      waiting.delete(turn);
      resolve(FAILED);
    }, DEADLINE);
    waiting.set(turn, (results) => {
      clearTimeout(timer);
      resolve(results);
    });
    running().postMessage({ ...request(query), turn, ...(posts ? { posts } : {}) });
  });
}
