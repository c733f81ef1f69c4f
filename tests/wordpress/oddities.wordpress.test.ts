import { expect, it } from 'vitest';
import * as v from 'valibot';
import { ask, askError, askIds, askPosts, termSchema } from './contract/contentService.ts';
import type { ContentService } from './contract/contentService.ts';
import { describeWordPress } from './describeWordPress.ts';

const anything = v.looseObject({});
const embeds = v.looseObject({
  featured_media: v.number(),
  _embedded: v.record(v.string(), v.array(v.unknown())),
});

describeWordPress('What only a real WordPress sends', (get) => {
  const service: ContentService = {
    fetch: (address, init) => fetch(new URL(address, `${get().apiBase}/`), init),
    facts: { plainSlug: '', nativeSlug: '', searchWord: '' },
  };
  const post = async (slug: string, more = ''): Promise<unknown> => {
    const { body } = await ask(service, `posts?slug=${slug}${more}`);
    return v.parse(v.tuple([v.unknown()]), body)[0];
  };
  const embedsOf = async (slug: string): Promise<v.InferOutput<typeof embeds>> =>
    v.parse(embeds, await post(slug, '&_embed'));
  const embeddedIn = async (slug: string): Promise<Readonly<Record<string, unknown[]>>> => {
    const { _embedded: embedded } = await embedsOf(slug);
    return embedded;
  };
  const categoryId = async (slug: string): Promise<number> =>
    v.parse(v.tuple([termSchema]), (await ask(service, `categories?slug=${slug}`)).body)[0].id;

  it('CS-05 a deleted featured image is embedded as the whole REST index', async () => {
    const { featured_media: picture, _embedded: embedded } = await embedsOf('odd-deleted-image');
    expect(picture).toBeGreaterThan(0);
    const index = v.parse(anything, embedded['wp:featuredmedia']?.[0]);
    expect(Object.keys(index)).toEqual(expect.arrayContaining(['name', 'namespaces', 'routes']));
    expect(index).not.toHaveProperty('source_url');
    expect(JSON.stringify(index).length).toBeGreaterThan(100_000);
  });

  it('CS-05 the picture of a private post is embedded as an error', async () => {
    const { featured_media: picture, _embedded: embedded } = await embedsOf('odd-private-image');
    expect(picture).toBeGreaterThan(0);
    expect(embedded['wp:featuredmedia']?.[0]).toMatchObject({
      code: 'rest_forbidden',
      data: { status: 401 },
    });
  });

  it('CS-05 a deleted author is embedded as an error', async () => {
    const { _embedded: embedded } = await embedsOf('odd-deleted-author');
    expect(embedded['author']?.[0]).toMatchObject({ code: 'rest_user_invalid_id', data: { status: 404 } });
  });

  it('CS-05 a post without a picture has no such embed, one without categories an empty list', async () => {
    expect(await embeddedIn('odd-no-image')).not.toHaveProperty('wp:featuredmedia');
    expect(await post('odd-no-categories')).toMatchObject({ categories: [], tags: [] });
    // With neither categories nor tags there is no list of terms at all.
    expect(await embeddedIn('odd-no-categories')).not.toHaveProperty('wp:term');
  });

  it('CS-05 title and excerpt can be empty: the slug is then the number', async () => {
    const posts = await askPosts(service, `categories=${await categoryId('odd')}&per_page=100`);
    const untitled = posts.filter(({ title }) => title.rendered === '');
    expect(untitled).toHaveLength(1);
    expect(untitled[0]).toMatchObject({
      slug: `${untitled[0]?.id ?? 0}-2`,
      excerpt: { rendered: '', protected: false },
    });
  });

  it('CS-05 a password-protected post is listed, its words withheld', async () => {
    const withheld = { rendered: '', protected: true };
    expect(await post('odd-password')).toMatchObject({
      content: withheld,
      excerpt: withheld,
      title: { rendered: 'Odd password' },
    });
  });

  it('CS-05 private, draft, scheduled and trashed posts are not listed; a private one answers 401', async () => {
    for (const slug of ['odd-private', 'odd-draft', 'odd-scheduled', 'odd-trashed', 'odd-trashed__trashed']) {
      expect([slug, (await ask(service, `posts?slug=${slug}`)).body]).toEqual([slug, []]);
    }
    // The private post was stored right before the one whose picture belongs to it.
    const [after = 0] = await askIds(service, 'slug=odd-private-image');
    expect(await askError(service, `posts/${after - 1}`)).toMatchObject({
      code: 'rest_forbidden',
      data: { status: 401 },
    });
  });

  it('CS-05 a sticky post is flagged and stays in its place', async () => {
    expect(await post('odd-sticky')).toMatchObject({ sticky: true });
    const [sticky = 0] = await askIds(service, 'slug=odd-sticky');
    expect((await askIds(service, 'per_page=100')).indexOf(sticky)).toBeGreaterThan(10);
  });

  it('CS-05 small pictures have few sizes, tiny ones none', async () => {
    const sizes = async (slug: string): Promise<string[]> => {
      const picture = v.looseObject({
        media_details: v.looseObject({ sizes: anything }),
        source_url: v.string(),
      });
      const [first] = (await embeddedIn(slug))['wp:featuredmedia'] ?? [];
      return Object.keys(v.parse(picture, first).media_details.sizes).toSorted();
    };
    expect(await sizes('odd-small-image')).toEqual(['full', 'thumbnail']);
    expect(await sizes('odd-tiny-image')).toEqual([]);
    expect(await sizes('markup-lazy')).toEqual(
      expect.arrayContaining(['full', 'large', 'medium', 'medium_large', 'thumbnail']),
    );
  });

  it('CS-05 one title mixes entities, letters and a raw bracket', async () => {
    expect(await post('odd-entities')).toMatchObject({
      title: { rendered: 'Fees &#038; permits, Q&amp;A: what’s “due” &#038; a < b' },
    });
  });

  it('CS-05 a body can be very long, an author can be an address, a category can be empty', async () => {
    const { content } = v.parse(
      v.looseObject({ content: v.looseObject({ rendered: v.string() }) }),
      await post('odd-long-body'),
    );
    expect(content.rendered.length).toBeGreaterThan(290_000);
    const people = v.parse(v.array(v.looseObject({ name: v.string() })), (await ask(service, 'users')).body);
    expect(people.map(({ name }) => name)).toContain('desk@marsa.example');
    const { body } = await ask(service, 'categories?slug=nothing-yet');
    expect(body).toMatchObject([{ count: 0 }]);
    expect((await ask(service, 'categories?slug=tax')).body).toMatchObject([{ name: 'Tax &amp; VAT' }]);
  });

  it('CS-05 a long native slug is cut at 200 characters, between letters', async () => {
    const slugs = (await askPosts(service, 'per_page=100'))
      .map(({ slug }) => slug)
      .filter((slug) => slug.length > 190);
    expect(slugs.length).toBeGreaterThan(0);
    for (const slug of slugs) expect(() => decodeURIComponent(slug)).not.toThrow();
  });

  it('CS-05 hostile markup reaches the answers unchanged', async () => {
    const marks = /window\.__pwned=|(?:evil|tracker)\.invalid/;
    const { body } = await ask(
      service,
      `posts?categories=${await categoryId('hostile')}&per_page=100&_embed`,
    );
    const hostile = v.parse(v.array(v.looseObject({ slug: v.string() })), body);
    expect(hostile.length).toBeGreaterThan(25);
    expect(hostile.filter((entry) => !marks.test(JSON.stringify(entry))).map(({ slug }) => slug)).toEqual([]);
    const raw = JSON.stringify(hostile).replaceAll('\\"', '"');
    for (const tag of [
      '<script>',
      '<img src=x onerror="',
      '<svg onload="',
      '<iframe srcdoc="',
      '<base href="',
      '<meta http-equiv="refresh"',
    ]) {
      expect([tag, raw.includes(tag)]).toEqual([tag, true]);
    }
  });

  it('CS-05 any origin may read answers and totals; a preflight refuses Cache-Control', async () => {
    const headers = { Origin: 'https://reader.example' };
    for (const address of ['posts?per_page=1', 'categories', 'posts?page=1000']) {
      const answer = await ask(service, address, { headers });
      expect([address, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([address, headers.Origin]);
      expect(answer.headers.get('Access-Control-Expose-Headers')).toMatch(/X-WP-Total, X-WP-TotalPages/);
      expect(answer.headers.get('Vary')).toMatch(/Origin/);
    }
    const preflight = await service.fetch('posts', { method: 'OPTIONS', headers });
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('GET');
    expect(preflight.headers.get('Access-Control-Allow-Headers')).not.toMatch(/Cache-Control/i);
  });

  it('CS-05 links to the site itself carry its address, whichever port it runs on', async () => {
    const text = JSON.stringify([await post('markup-own-links'), await post('markup-gallery')]);
    expect(text).toContain(`${get().origin}/opening-a-company-bank-account/`);
    expect(text).not.toContain('wordpress-origin.invalid');
  });
});
