// A worker of its own: ten thousand posts are taken in, and searched, without holding up the page (OF-06).
import { onChanges } from '../db/postChanges.ts';
import type { SearchResults, SearchAnswer, SearchRequest } from './messages.ts';
import { SearchIndex } from './searchIndex.ts';
import { StoredIndex } from './storedIndex.ts';

const answer = (message: SearchAnswer) => postMessage(message);

const stored = new StoredIndex(() => answer({ turn: 'grown' }));
let filled: Promise<void> | undefined;

/** Where there is no database nothing is found; the next search tries again. */
function fill(): Promise<void> {
  filled ??= stored.fill().catch((error: unknown) => {
    console.info(`Nothing stored can be searched: ${String(error)}`);
    filled = undefined;
  });
  return filled;
}

onChanges((ids) => {
  void filled?.then(() => stored.renew(ids)).catch((error: unknown) => console.info(String(error)));
});

async function indexFor({ posts }: SearchRequest): Promise<SearchIndex> {
  if (!posts) {
    await fill();
    return stored.index;
  }
  const index = new SearchIndex();
  for (const post of posts) index.put(post);
  return index;
}

async function find(request: SearchRequest): Promise<SearchResults> {
  const { ids, terms, close } = (await indexFor(request)).search(request.search, request.categories);
  return { ids: ids.slice(request.start, request.start + request.count), total: ids.length, terms, close };
}

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  const { turn } = data;
  if (turn === undefined) void fill();
  else void find(data).then((results) => answer({ turn, ...results }));
});
