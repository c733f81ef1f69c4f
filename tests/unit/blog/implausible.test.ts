import { db } from './emptyBlog.ts';
import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readCategories, readPage } from '../../../src/features/blog/db/read.ts';
import { storeCategories } from '../../../src/features/blog/db/categories.ts';
import { tablesOf } from '../../../src/features/blog/db/tables.ts';
import { storePage } from '../../../src/features/blog/db/write.ts';
import type { Post, PostQuery } from '../../../src/features/blog/model.ts';
import { refreshPage } from '../../../src/features/blog/refresh/page.ts';
import { refresher } from '../../../src/features/blog/refresh/service.ts';
import { garbage } from './oneAnswer.ts';
import { everything, idsOf, samplePost } from './samplePosts.ts';
import { editionOf, serviceDouble } from './serviceDouble.ts';

const wanted = new AbortController().signal;
const visas = [{ id: 3, name: 'Visas' }];
const posts = [6, 5, 4, 3, 2, 1].map((id) =>
  samplePost(
    id,
    id % 2 === 0 ? { categories: visas, title: `Visa ${id}` } : { categories: [{ id: 4, name: 'Tax' }] },
  ),
);
const byId = (...ids: number[]) => posts.filter(({ summary }) => ids.includes(summary.id));
const second: PostQuery = { ...everything, page: 2 };
const inVisas: PostQuery = { ...everything, categories: [3] };
const search: PostQuery = { ...everything, search: 'visa' };
const odd: PostQuery = { ...everything, search: 'odd words' };

const answerOf = (found: readonly Post[]) => ({ posts: found, total: 6, totalPages: 3 });
const store = (query: PostQuery, found: readonly Post[]) => storePage(db, query, answerOf(found), 100);
const stored = async (query: PostQuery) => idsOf((await readPage(db, query))?.posts);
/** A service with all posts that answers each list with these. */
const serviceOf = (found: readonly Post[], over: Parameters<typeof serviceDouble>[1] = {}) =>
  serviceDouble(posts, {
    posts: async () => answerOf(found),
    editions: async () => ({ editions: found.map(editionOf), total: 6, totalPages: 3 }),
    ...over,
  });

beforeEach(async () => {
  await store(everything, byId(6, 5));
});

describe('an empty answer', () => {
  const lists: readonly (readonly [string, PostQuery, readonly Post[]])[] = [
    ['a further page', second, byId(4, 3)],
    ['a category', inVisas, byId(6, 4)],
    ['a search', search, byId(6, 4)],
  ];

  it.each(lists)('OF-04 is not stored for %s, with or without a stored answer', async (_, query, found) => {
    const service = serviceOf([], { isEmpty: async () => false });
    await expect(refreshPage(service, query, 200, wanted)).rejects.toEqual(garbage);
    expect(await tablesOf(db).listings.count()).toBe(1);
    await store(query, found);
    await expect(refreshPage(service, query, 200, wanted)).rejects.toEqual(garbage);
    expect(await stored(query)).toEqual(idsOf(found.map(({ summary }) => summary)));
  });

  it.each(lists)('BL-06 is stored for %s when the service confirms it', async (_, query, found) => {
    await store(query, found);
    await refreshPage(serviceOf([], { isEmpty: async () => true }), query, 200, wanted);
    expect(await stored(query)).toEqual([]);
  });
});

describe('an answer to another query', () => {
  it.each([
    ['a further page when it equals the first page', second, byId(4, 3)],
    ['a further page of a category when it equals the first page', { ...inVisas, page: 2 }, byId(4, 3)],
    ['a category when it equals the unfiltered first page', inVisas, byId(6, 4)],
    ['a search when it equals the unfiltered first page', search, byId(6, 4)],
  ])('CS-05 is rejected for %s', async (_, query, found) => {
    const service = serviceOf(byId(6, 5));
    await expect(refreshPage(service, query, 200, wanted)).rejects.toEqual(garbage);
    await store(query, found);
    await expect(refreshPage(service, query, 200, wanted)).rejects.toEqual(garbage);
    expect(await stored(query)).toEqual(idsOf(found.map(({ summary }) => summary)));
  });

  it('BL-08 is accepted without another request when it matches the query', async () => {
    for (const [query, found] of [
      [second, byId(4, 3)],
      [inVisas, byId(6, 4)],
      [search, byId(6, 4)],
    ] as const) {
      const service = serviceOf(found);
      await refreshPage(service, query, 200, wanted);
      expect(await stored(query)).toEqual(idsOf(found.map(({ summary }) => summary)));
      expect(service.editions.mock.calls.length + service.posts.mock.calls.length).toBe(1);
    }
  });

  it('OF-06 is accepted for a search whose results do not contain the words', async () => {
    await refreshPage(
      serviceOf(byId(4, 3), { editions: async () => serviceOf(byId(6, 5)).editions(everything) }),
      odd,
      200,
      wanted,
    );
    expect(await stored(odd)).toEqual([4, 3]);
  });

  it('CS-05 is accepted for the second page when new posts have moved the first page', async () => {
    const service = serviceOf(byId(6, 5), {
      editions: async () => ({
        editions: [samplePost(8), samplePost(7)].map(editionOf),
        total: 8,
        totalPages: 4,
      }),
    });
    await refreshPage(service, second, 200, wanted);
    expect(await stored(second)).toEqual([6, 5]);
  });
});

describe('totals that the service does not send', () => {
  const guess = { posts: byId(4, 3), total: 5, totalPages: 3, isGuess: true };

  it('BL-05 are the stored ones of the same page, otherwise of the first page', async () => {
    await storePage(db, everything, { posts: byId(6, 5), total: 60, totalPages: 30 }, 100);
    await storePage(db, second, guess, 200);
    expect(await readPage(db, second)).toMatchObject({ total: 60, totalPages: 30 });
    await storePage(db, second, { ...guess, total: 61, totalPages: 31, isGuess: false }, 300);
    await storePage(db, second, guess, 400);
    expect(await readPage(db, second)).toMatchObject({ total: 61, totalPages: 31 });
  });

  it('BL-05 are estimated from the page without stored totals', async () => {
    await tablesOf(db).listings.clear();
    await storePage(db, second, guess, 200);
    expect(await readPage(db, second)).toMatchObject({ total: 5, totalPages: 3 });
  });
});

it('OF-04 keeps the stored categories when the service returns none', async () => {
  await storeCategories(db, visas, 100);
  vi.stubGlobal('window', new JSDOM('', { url: 'https://marsa.example/' }).window);
  vi.stubGlobal('fetch', async () => Response.json([]));
  await expect(refresher().categories(200)).rejects.toEqual(garbage);
  expect(await readCategories(db)).toEqual(visas);
  vi.unstubAllGlobals();
});
