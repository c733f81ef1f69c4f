import { readSearchResults, type StoredPage } from '../db/read.ts';
import { blogDatabase } from '../db/tables.ts';
import { wait } from '../../../shared/wait.ts';
import type { PostQuery } from '../model.ts';
import { queryKey } from '../rules/query.ts';
import type { SearchResults } from './messages.ts';
import { searchDevice } from './searchDevice.ts';

/** What a search finds on the device, with its posts as far as they could be read. */
export interface FoundOnDevice {
  readonly results: SearchResults;
  readonly page: StoredPage | undefined;
}

/** What a search finds on the device, with its posts (OF-06). Never rejects. */
export async function findOnDevice(query: PostQuery): Promise<FoundOnDevice> {
  const results = await searchDevice(query);
  // With the answer: the page would have to be drawn once more for them.
  const page = await blogDatabase
    .run((db) => readSearchResults(db, results, query.perPage))
    .catch(() => undefined);
  return { results, page };
}

interface EarlySearch {
  readonly key: string;
  readonly found: Promise<FoundOnDevice>;
  /** What was found, once it is. */
  now?: FoundOnDevice;
}

let early: EarlySearch | undefined;

/** Milliseconds that the page waits for what is found before it draws the key that was typed without. */
const PATIENCE = 50;

/** Begins a search with the key that was typed; resolves when the page should draw it. */
export async function findEarly(query: PostQuery): Promise<void> {
  const mine: EarlySearch = { key: queryKey(query), found: findOnDevice(query) };
  early = mine;
  const found = mine.found.then((now) => {
    mine.now = now;
  });
  await Promise.race([found, wait(PATIENCE)]);
}

/** What a search has found that was asked early, if it has. */
export const foundEarly = (query: PostQuery): FoundOnDevice | undefined =>
  early?.key === queryKey(query) ? early.now : undefined;

/** The answer to a search that was asked early, once: another time it may be old. */
export function takeEarly(query: PostQuery): Promise<FoundOnDevice> | undefined {
  const found = early?.key === queryKey(query) ? early.found : undefined;
  if (found) early = undefined;
  return found;
}
