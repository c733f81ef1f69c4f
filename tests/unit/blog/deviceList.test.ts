import 'fake-indexeddb/auto';
import type { Dexie } from 'dexie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readPage } from '../../../src/features/blog/db/read.ts';
import { readSurroundings } from '../../../src/features/blog/db/surroundings.ts';
import { blogDatabase, type PostRow, tablesOf } from '../../../src/features/blog/db/tables.ts';
import { storePage, storePost } from '../../../src/features/blog/db/write.ts';
import { postSeed } from '../../../server/prerender/content.ts';
import type { PostQuery, Term } from '../../../src/features/blog/model.ts';
import { everything, idsOf, samplePost } from './samplePosts.ts';

const tax: Term = { id: 1, name: 'Tax' };
const visas: Term = { id: 11, name: 'Visas' };
const banking: Term = { id: 2, name: 'Banking' };

let db: Dexie;

beforeEach(async () => {
  db = await blogDatabase.open();
  await Promise.all(db.tables.map((table) => table.clear()));
});

async function store(...posts: ReturnType<typeof samplePost>[]): Promise<void> {
  for (const post of posts) await storePost(db, post, 1_000 + post.summary.id);
}

const list = async (query: Partial<PostQuery>) => readPage(db, { ...everything, ...query });
const ids = async (query: Partial<PostQuery>) => idsOf((await list({ perPage: 9, ...query }))?.posts);

describe('a list of stored posts', () => {
  it('CS-05 ends with posts without a date', async () => {
    const undated = { date: '', dateGmt: '', modifiedGmt: '', categories: [tax] };
    await store(
      samplePost(9, undated),
      samplePost(2, { categories: [tax] }),
      samplePost(1, { categories: [visas] }),
    );
    expect(await ids({})).toEqual([2, 1, 9]);
    expect(await ids({ categories: [1] })).toEqual([2, 9]);
    expect(await ids({ categories: [1, 11] })).toEqual([2, 1, 9]);
  });

  it('OF-06 has pages and totals, and is marked as from the device', async () => {
    await store(...[1, 2, 3, 4, 5].map((id) => samplePost(id)));
    expect(await list({})).toMatchObject({ total: 5, totalPages: 3, from: 'device' });
    expect(await ids({ perPage: 2, page: 2 })).toEqual([3, 2]);
    expect(await ids({ perPage: 2, page: 3 })).toEqual([1]);
    expect(await ids({ perPage: 2, page: 4 })).toEqual([]);
  });

  it('OF-04 has the age of its oldest post', async () => {
    await storePost(db, samplePost(1), 500);
    await storePost(db, samplePost(2), 900);
    expect(await list({})).toMatchObject({ fetchedAt: 500 });
  });

  it('OF-06 has the posts of a category, newest first', async () => {
    await store(
      samplePost(1, { categories: [tax] }),
      samplePost(2, { categories: [visas] }),
      samplePost(3, { categories: [banking, tax] }),
      samplePost(4),
    );
    expect(await ids({ categories: [1] })).toEqual([3, 1]);
    expect(await ids({ categories: [11] })).toEqual([2]);
  });

  it('OF-06 has the posts of several categories, each once', async () => {
    await store(
      samplePost(1, { categories: [tax] }),
      samplePost(2, { categories: [visas, tax] }),
      samplePost(3, { categories: [banking] }),
    );
    expect(await ids({ categories: [11, 1] })).toEqual([2, 1]);
    expect(await list({ categories: [11, 1] })).toMatchObject({ total: 2 });
  });

  it('OF-06 does not list a post in its former category', async () => {
    await storePost(db, samplePost(1, { categories: [tax] }), 100);
    await storePost(db, samplePost(1, { categories: [visas] }), 200);
    expect(await ids({ categories: [1] })).toEqual([]);
    expect(await ids({ categories: [11] })).toEqual([1]);
  });

  it('OF-06 is null without a match, because only the service knows all posts', async () => {
    await store(samplePost(1));
    expect(await list({ categories: [99] })).toBeNull();
  });

  it('OF-06 a list of several categories has further pages', async () => {
    const both = { categories: [tax, visas] };
    await store(samplePost(1, both), samplePost(2, { categories: [visas] }), samplePost(3, both));
    expect(await ids({ categories: [1, 11], perPage: 2, page: 2 })).toEqual([1]);
    expect(await list({ categories: [1, 11], page: 2 })).toMatchObject({ total: 3, totalPages: 2 });
  });

  it('OF-06 a page of a list reads no other posts, and an article only eight', async () => {
    await store(...Array.from({ length: 20 }, (_, index) => samplePost(index + 1, { categories: [tax] })));
    const read = vi.fn<(row: PostRow) => PostRow>((row) => row);
    tablesOf(db).posts.hook('reading', read);
    await list({ page: 3 });
    await list({ page: 3, categories: [1] });
    expect(read).toHaveBeenCalledTimes(4);
    await readSurroundings(db, samplePost(20, { categories: [tax] }).summary);
    tablesOf(db).posts.hook('reading').unsubscribe(read);
    expect(read.mock.calls.length).toBeLessThanOrEqual(4 + 8);
  });

  it('OF-04 is replaced by a stored answer of the service', async () => {
    await store(samplePost(1), samplePost(2));
    await storePage(db, everything, { posts: [samplePost(1)], total: 1, totalPages: 1 }, 2_000);
    expect(await list({})).toMatchObject({ total: 1, from: 'service' });
    expect(await ids({ perPage: 2 })).toEqual([1]);
  });
});

describe('previous, next and related posts', () => {
  const around = async (id: number) => {
    const row = await tablesOf(db).posts.get(id);
    if (!row) throw new Error(`No post ${id}`);
    const { previous, next, related } = await readSurroundings(db, row);
    return { previous: previous?.id, next: next?.id, related: idsOf(related) };
  };

  it('BP-05 are in the language of the post', async () => {
    await store(
      samplePost(1),
      samplePost(2, { lang: 'ar' }),
      samplePost(3),
      samplePost(4, { lang: 'ar' }),
      samplePost(5),
      samplePost(6),
    );
    expect(await around(3)).toEqual({ previous: 1, next: 5, related: [6] });
    expect(await around(1)).toMatchObject({ previous: undefined, next: 3 });
    expect(await around(6)).toMatchObject({ previous: 5, next: undefined });
  });

  it('BP-05 include three related posts of the category, otherwise of the language', async () => {
    const inTax = { categories: [tax] };
    await store(
      samplePost(1, inTax),
      samplePost(2, inTax),
      samplePost(3, inTax),
      samplePost(4, inTax),
      samplePost(5, inTax),
      samplePost(6, { ...inTax, lang: 'hi' }),
      samplePost(7, { categories: [visas] }),
    );
    expect(await around(5)).toEqual({ previous: 4, next: 7, related: [3, 2, 1] });
    expect(await around(2)).toEqual({ previous: 1, next: 3, related: [5, 4, 7] });
  });

  it('BP-05 are the same on the device as in the build', async () => {
    const langs = ['en', 'ar', 'hi'] as const;
    const kinds = [[tax], [visas], [tax, banking], []];
    const posts = Array.from({ length: 14 }, (_, index) =>
      samplePost(index + 1, {
        lang: langs[(index * index) % langs.length] ?? 'en',
        categories: kinds[index % kinds.length] ?? [],
      }),
    );
    await store(...posts);
    const content = { posts: posts.toReversed(), builtAt: 0, home: { builtAt: 0 }, list: { builtAt: 0 } };
    for (const post of posts) {
      const { previous, next, related = [] } = postSeed(content, post).post ?? {};
      expect([post.summary.id, await around(post.summary.id)]).toEqual([
        post.summary.id,
        { previous: previous?.id, next: next?.id, related: idsOf(related) },
      ]);
    }
  });

  it('BP-05 related posts in a rare language are found behind many posts in another', async () => {
    const rare = (id: number, category: Term) => samplePost(id, { categories: [category], lang: 'hi' });
    await store(
      ...[1, 2, 3, 4, 5].map((id) => rare(id, id === 2 ? visas : tax)),
      ...Array.from({ length: 80 }, (_, index) => samplePost(index + 6, { categories: [tax] })),
    );
    expect((await around(4)).related).toEqual([1, 2, 85]);
  });

  it('BP-05 related posts are searched for in at most sixty posts of a category or language', async () => {
    const many = (from: number, fields: object) =>
      Array.from({ length: 70 }, (_, index) => samplePost(from + index, fields));
    // Post 10 is the only other one of both, but 70 posts of each are newer.
    await store(
      samplePost(10, { categories: [tax], lang: 'hi' }),
      samplePost(11, { categories: [tax], lang: 'hi' }),
      samplePost(12, { lang: 'hi' }),
      ...many(100, { lang: 'hi' }),
      ...many(200, { categories: [tax] }),
    );
    expect((await around(11)).related).toEqual([169, 168, 167]);
  });
});
