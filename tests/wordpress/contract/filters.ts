import { expect, it } from 'vitest';
import { ask, askIds, askPosts } from './contentService.ts';
import type { GetService } from './contentService.ts';

/** Searches, categories and slugs. */
export function filterContract(requirement: string, get: GetService): void {
  it(`${requirement} a filter without results answers 200 with an empty list`, async () => {
    const empty = { status: 200, body: [], total: 0, pages: 0 };
    for (const filter of ['search=qqzzqq', 'slug=not-there', 'categories=987654321', 'include=987654321'])
      for (const query of [filter, `${filter}&page=2`])
        expect([query, await ask(get(), `posts?${query}`)]).toMatchObject([query, empty]);
  });

  it(`${requirement} an empty search or slug is the list without a filter, ten posts a page`, async () => {
    const newest = (await askIds(get(), 'per_page=100')).slice(0, 10);
    for (const query of ['', 'search=', 'slug=']) expect(await askIds(get(), query)).toEqual(newest);
  });

  it(`${requirement} search finds the posts that contain every word, newest first`, async () => {
    const word = get().facts.searchWord;
    const { total = 0 } = await ask(get(), 'posts?per_page=1');
    const found = await askPosts(get(), `search=${word}&per_page=100`);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(total);
    for (const { slug, title, excerpt, content } of found) {
      const text = `${title.rendered} ${excerpt.rendered} ${content.rendered}`.toLowerCase();
      expect([slug, text.includes(word.toLowerCase())]).toEqual([slug, true]);
    }
    const dates = found.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(await askIds(get(), `search=${word.toUpperCase()}&per_page=100`)).toEqual(
      found.map(({ id }) => id),
    );
    expect(await askIds(get(), `search=${word}%20qqzzqq`)).toEqual([]);
  });

  it(`${requirement} several categories return the posts of either`, async () => {
    const posts = await askPosts(get(), 'per_page=20');
    const [one = 0, two = 0] = new Set(posts.flatMap(({ categories }) => categories.slice(0, 1)));
    expect(one * two).toBeGreaterThan(0);
    const idsIn = (list: string) => askIds(get(), `categories=${list}&per_page=100`);
    const ofOne = await idsIn(`${one}`);
    expect(new Set(await idsIn(`${one},${two}`))).toEqual(new Set([...ofOne, ...(await idsIn(`${two}`))]));
    expect(await idsIn(`${one},987654321`)).toEqual(ofOne);
  });

  it(`${requirement} a native slug is sent in lower-case escapes, and found by letters and escapes`, async () => {
    const { nativeSlug, plainSlug } = get().facts;
    const slugsOf = async (slug: string) => (await askPosts(get(), `slug=${slug}`)).map((post) => post.slug);
    for (const sent of [plainSlug, plainSlug.toUpperCase()]) expect(await slugsOf(sent)).toEqual([plainSlug]);
    const escaped = encodeURIComponent(nativeSlug).toLowerCase();
    expect(escaped).toMatch(/%d8|%d9|%e0/);
    // As letters (which are escaped on sending), as in JSON (escaped twice), and raw.
    for (const sent of [encodeURIComponent(nativeSlug), encodeURIComponent(escaped), escaped])
      expect(await slugsOf(sent)).toEqual([escaped]);
    const slugs = (await askPosts(get(), 'per_page=100')).map(({ slug }) => slug);
    expect(slugs.filter((slug) => slug.length > 200)).toEqual([]);
  });
}
