import { db } from './emptyBlog.ts';
import { describe, expect, it, vi } from 'vitest';
import { readPage } from '../../../src/features/blog/db/read.ts';
import { readSurroundings } from '../../../src/features/blog/db/surroundings.ts';
import { type PostRow, tablesOf } from '../../../src/features/blog/db/tables.ts';
import { storePage, storePost } from '../../../src/features/blog/db/write.ts';
import { postSeed } from '../../../server/prerender/content.ts';
import type { PostQuery, Term } from '../../../src/features/blog/model.ts';
import { everything, idsOf, samplePost } from './samplePosts.ts';

const tax: Term = { id: 1, name: 'Tax' };
const visas: Term = { id: 11, name: 'Visas' };
const banking: Term = { id: 2, name: 'Banking' };
const inTax = { categories: [tax] };
const inVisas = { categories: [visas] };
/** Returns posts with consecutive numbers. */
const series = (count: number, from: number, fields: Parameters<typeof samplePost>[1] = {}) =>
  Array.from({ length: count }, (_, index) => samplePost(from + index, fields));

async function store(...posts: ReturnType<typeof samplePost>[]): Promise<void> {
  for (const post of posts) await storePost(db, post, 1_000 + post.summary.id);
}

const list = async (query: Partial<PostQuery>) => readPage(db, { ...everything, ...query });
const ids = async (query: Partial<PostQuery>) => idsOf((await list({ perPage: 9, ...query }))?.posts);

describe('a list of stored posts', () => {
  it('CS-05 ends with posts without a date', async () => {
    const undated = { date: '', dateGmt: '', modifiedGmt: '', ...inTax };
    await store(samplePost(9, undated), samplePost(2, inTax), samplePost(1, inVisas));
    expect(await ids({})).toEqual([2, 1, 9]);
    expect(await ids({ categories: [1] })).toEqual([2, 9]);
    expect(await ids({ categories: [1, 11] })).toEqual([2, 1, 9]);
  });

  it('OF-06 has pages and totals, and is marked as from the device', async () => {
    await store(...series(5, 1));
    expect(await list({})).toMatchObject({ total: 5, totalPages: 3, from: 'device' });
    const pages = await Promise.all([2, 3, 4].map((page) => ids({ perPage: 2, page })));
    expect(pages).toEqual([[3, 2], [1], []]);
  });

  it('OF-04 has the age of its oldest post', async () => {
    await storePost(db, samplePost(1), 500);
    await storePost(db, samplePost(2), 900);
    expect(await list({})).toMatchObject({ fetchedAt: 500 });
  });

  it('OF-06 has the posts of categories in pages, each once, newest first', async () => {
    const both = { categories: [visas, tax] };
    const others = [samplePost(3, { categories: [banking] }), samplePost(4)];
    await store(samplePost(1, inTax), samplePost(2, both), ...others, samplePost(5, both));
    expect(await ids({ categories: [1] })).toEqual([5, 2, 1]);
    expect(await ids({ categories: [11] })).toEqual([5, 2]);
    expect(await ids({ categories: [11, 1] })).toEqual([5, 2, 1]);
    expect(await ids({ categories: [11, 1], perPage: 2, page: 2 })).toEqual([1]);
    expect(await list({ categories: [11, 1], page: 2 })).toMatchObject({ total: 3, totalPages: 2 });
  });

  it('OF-06 does not list a post in its former category', async () => {
    await storePost(db, samplePost(1, inTax), 100);
    await storePost(db, samplePost(1, inVisas), 200);
    expect(await ids({ categories: [1] })).toEqual([]);
    expect(await ids({ categories: [11] })).toEqual([1]);
  });

  it('OF-06 is null without a match, because only the service knows all posts', async () => {
    await store(samplePost(1));
    expect(await list({ categories: [99] })).toBeNull();
  });

  it('OF-06 a page of a list reads no other posts, and an article only eight', async () => {
    await store(...series(20, 1, inTax));
    const read = vi.fn<(row: PostRow) => PostRow>((row) => row);
    tablesOf(db).posts.hook('reading', read);
    await list({ page: 3 });
    await list({ page: 3, categories: [1] });
    expect(read).toHaveBeenCalledTimes(4);
    await readSurroundings(db, samplePost(20, inTax).summary);
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
    const langs = ['en', 'ar', 'en', 'ar', 'en', 'en'] as const;
    await store(...langs.map((lang, index) => samplePost(index + 1, { lang })));
    expect(await around(3)).toEqual({ previous: 1, next: 5, related: [6] });
    expect(await around(1)).toMatchObject({ previous: undefined, next: 3 });
    expect(await around(6)).toMatchObject({ previous: 5, next: undefined });
  });

  it('BP-05 include three related posts of the category, otherwise of the language', async () => {
    await store(...series(5, 1, inTax), samplePost(6, { ...inTax, lang: 'hi' }), samplePost(7, inVisas));
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
    await store(...[1, 2, 3, 4, 5].map((id) => rare(id, id === 2 ? visas : tax)), ...series(80, 6, inTax));
    expect((await around(4)).related).toEqual([1, 2, 85]);
  });

  it('BP-05 related posts are searched for in at most sixty posts of a category or language', async () => {
    // Post 10 is the only other one of both, but 70 posts of each are newer.
    await store(
      ...series(2, 10, { ...inTax, lang: 'hi' }),
      samplePost(12, { lang: 'hi' }),
      ...series(70, 100, { lang: 'hi' }),
      ...series(70, 200, inTax),
    );
    expect((await around(11)).related).toEqual([169, 168, 167]);
  });
});
