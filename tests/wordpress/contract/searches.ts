import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { ask, askError, askIds, askPosts, categorySchema } from './contentService.ts';
import type { GetService } from './contentService.ts';

/** Search, categories and slugs. */
export function searchContract(requirement: string, get: GetService): void {
  describe('search', () => {
    it(`${requirement} search without hits answers 200 with an empty list on any page`, async () => {
      for (const page of [1, 2]) {
        const { status, body, total, pages } = await ask(get(), `posts?search=qqzzqq&page=${page}`);
        expect({ status, body, total, pages }).toEqual({ status: 200, body: [], total: 0, pages: 0 });
      }
    });

    it(`${requirement} an empty search is the unfiltered list`, async () => {
      expect(await askIds(get(), 'search=')).toEqual(await askIds(get(), ''));
    });

    it(`${requirement} search finds the posts that hold the word, newest first`, async () => {
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
    });

    it(`${requirement} every word of a search must be there`, async () => {
      expect(await askIds(get(), `search=${get().facts.searchWord}%20qqzzqq`)).toEqual([]);
    });

    it(`${requirement} order by relevance needs a search`, async () => {
      const word = get().facts.searchWord;
      const byRelevance = await askIds(get(), `search=${word}&orderby=relevance&per_page=100`);
      const byDate = await askIds(get(), `search=${word}&per_page=100`);
      expect(byRelevance).toHaveLength(byDate.length);
      expect(new Set(byRelevance)).toEqual(new Set(byDate));
      expect(await askError(get(), 'posts?orderby=relevance')).toMatchObject({
        code: 'rest_no_search_term_defined',
        data: { status: 400 },
      });
    });
  });

  describe('categories', () => {
    it(`${requirement} categories come with counts that agree with the lists`, async () => {
      const { status, body, total, pages } = await ask(get(), 'categories?per_page=100');
      const categories = v.parse(v.array(categorySchema), body);
      expect({ status, total, pages }).toEqual({ status: 200, total: categories.length, pages: 1 });
      expect(categories.length).toBeGreaterThan(3);
      for (const { id, slug, count } of categories) {
        const list = await ask(get(), `posts?categories=${id}&per_page=1`);
        // A parent's list holds its children's posts too, which its count leaves out.
        expect([slug, (list.total ?? 0) >= count]).toEqual([slug, true]);
      }
    });

    it(`${requirement} categories are ordered by name and paged; past the end is an empty 200`, async () => {
      const { body, total } = await ask(get(), 'categories?per_page=100');
      const all = v.parse(v.array(categorySchema), body);
      const names = all.map(({ name }) => name);
      expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
      const second = v.parse(
        v.array(categorySchema),
        (await ask(get(), 'categories?per_page=2&page=2')).body,
      );
      expect(second).toEqual(all.slice(2, 4));
      const past = await ask(get(), 'categories?per_page=2&page=1000');
      expect({ status: past.status, body: past.body, total: past.total }).toEqual({
        status: 200,
        body: [],
        total,
      });
      expect(await askError(get(), 'categories?per_page=101')).toMatchObject({ code: 'rest_invalid_param' });
    });

    it(`${requirement} a category is found by slug and by number`, async () => {
      const [category] = v.parse(v.array(categorySchema), (await ask(get(), 'categories?per_page=1')).body);
      expect((await ask(get(), `categories?slug=${category?.slug ?? ''}`)).body).toEqual([category]);
      expect((await ask(get(), `categories/${category?.id ?? 0}`)).body).toEqual(category);
      expect((await ask(get(), 'categories?slug=not-there')).body).toEqual([]);
      expect(await askError(get(), 'categories/987654321')).toMatchObject({
        code: 'rest_term_invalid',
        data: { status: 404 },
      });
    });

    it(`${requirement} several categories give the posts of either, an unknown one gives none`, async () => {
      const posts = await askPosts(get(), 'per_page=20');
      const [one = 0, two = 0] = [...new Set(posts.flatMap(({ categories }) => categories.slice(0, 1)))];
      expect(one * two).toBeGreaterThan(0);
      const [ofOne, ofTwo, ofEither] = await Promise.all(
        [`${one}`, `${two}`, `${one},${two}`].map((list) => askIds(get(), `categories=${list}&per_page=100`)),
      );
      expect(new Set(ofEither)).toEqual(new Set([...(ofOne ?? []), ...(ofTwo ?? [])]));
      expect(await askIds(get(), `categories=${one},987654321&per_page=100`)).toEqual(ofOne);
      expect(await askIds(get(), `categories[]=${one}&categories[]=${two}&per_page=100`)).toEqual(ofEither);
      const none = await ask(get(), 'posts?categories=987654321');
      expect({ status: none.status, body: none.body, total: none.total }).toEqual({
        status: 200,
        body: [],
        total: 0,
      });
    });
  });

  it(`${requirement} a tag gives the posts that carry it`, async () => {
    const posts = await askPosts(get(), 'per_page=100');
    const tag = posts.flatMap(({ tags }) => tags)[0] ?? 0;
    const tagged = posts.filter(({ tags }) => tags.includes(tag)).map(({ id }) => id);
    expect(tagged.length).toBeGreaterThan(0);
    expect(tagged.length).toBeLessThan(posts.length);
    expect(await askIds(get(), `tags=${tag}&per_page=100`)).toEqual(tagged);
  });

  describe('slugs', () => {
    it(`${requirement} a slug gives its post, a missing one an empty list, an empty one the newest posts`, async () => {
      const { plainSlug } = get().facts;
      expect((await askPosts(get(), `slug=${plainSlug}`)).map(({ slug }) => slug)).toEqual([plainSlug]);
      expect((await askPosts(get(), `slug=${plainSlug.toUpperCase()}`)).map(({ slug }) => slug)).toEqual([
        plainSlug,
      ]);
      const missing = await ask(get(), 'posts?slug=not-there');
      expect({ status: missing.status, body: missing.body, total: missing.total }).toEqual({
        status: 200,
        body: [],
        total: 0,
      });
      expect(await askIds(get(), 'slug=')).toEqual(await askIds(get(), ''));
    });

    it(`${requirement} a native slug is sent in lower-case escapes and found by letters, escapes or both`, async () => {
      const { nativeSlug, plainSlug } = get().facts;
      const escaped = encodeURIComponent(nativeSlug).toLowerCase();
      expect(escaped).toMatch(/%d8|%d9|%e0/);
      // As letters (which travel as escapes), as the JSON has it (escaped again), and raw.
      for (const sent of [encodeURIComponent(nativeSlug), encodeURIComponent(escaped), escaped]) {
        expect((await askPosts(get(), `slug=${sent}`)).map(({ slug }) => slug)).toEqual([escaped]);
      }
      const both = await askPosts(get(), `slug=${plainSlug},${encodeURIComponent(nativeSlug)}`);
      expect(new Set(both.map(({ slug }) => slug))).toEqual(new Set([plainSlug, escaped]));
      expect(both.find(({ slug }) => slug === escaped)?.link).toContain(escaped);
    });

    it(`${requirement} no slug is longer than 200 characters`, async () => {
      const slugs = (await askPosts(get(), 'per_page=100')).map(({ slug }) => slug);
      expect(slugs.filter((slug) => slug.length > 200)).toEqual([]);
    });
  });
}
