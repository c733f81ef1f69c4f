import { expect, it } from 'vitest';
import * as v from 'valibot';
import { contentService } from '../../../src/features/blog/api/service.ts';
import { ask, askIds } from './contentService.ts';
import type { GetService } from './contentService.ts';

const edition = v.strictObject({ id: v.number(), modified_gmt: v.string() });
const embedded = v.looseObject({
  id: v.number(),
  content: v.unknown(),
  _embedded: v.looseObject({ author: v.unknown(), 'wp:term': v.unknown() }),
});
const MISSING = 99_999_999;

/** The address of what our own client asks for when it fetches posts by their ids. */
async function addressById(ids: readonly number[]): Promise<string> {
  let address = '';
  const surroundings = { apiBase: 'https://x.example', siteOrigin: '', mediaOrigins: [], defaultAuthor: '' };
  const client = contentService({ ...surroundings, dom: globalThis }, async (url) => {
    address = url.slice(`${surroundings.apiBase}/`.length);
    return { data: [], headers: new Headers() };
  });
  await client.postsById(ids);
  return address;
}

/** Comparing what is stored with the service, and fetching what has changed (OF-08). */
export function deltaContract(requirement: string, get: GetService): void {
  it(`${requirement} a page of editions has the ids, order and totals of the page itself`, async () => {
    const whole = await ask(get(), 'posts?page=2&per_page=9&_embed=true');
    const editions = await ask(get(), 'posts?page=2&per_page=9&_fields=id,modified_gmt');
    const full = v.parse(v.array(v.object({ id: v.number(), modified_gmt: v.string() })), whole.body);
    expect(v.parse(v.array(edition), editions.body)).toEqual(full);
    expect([editions.total, editions.pages]).toEqual([whole.total, whole.pages]);
    expect(JSON.stringify(editions.body).length).toBeLessThan(9 * 64);
  });

  it(`${requirement} include answers those that are there, and its total tells how many`, async () => {
    const known = await askIds(get(), 'per_page=20');
    const { body, total } = await ask(
      get(),
      `posts?include=${[MISSING, ...known].join(',')}&per_page=100&_fields=id,modified_gmt`,
    );
    const found = v.parse(v.array(edition), body).map(({ id }) => id);
    expect(new Set(found)).toEqual(new Set(known));
    expect(total).toBe(known.length);
    const nothing = await ask(get(), `posts?include=${MISSING}&per_page=100&_fields=id,modified_gmt`);
    expect([nothing.status, nothing.body, nothing.total]).toEqual([200, [], 0]);
  });

  it(`${requirement} the edition of a slug is that of its post`, async () => {
    const { plainSlug } = get().facts;
    const { body } = await ask(get(), `posts?slug=${plainSlug}&_fields=id,modified_gmt`);
    expect(v.parse(v.tuple([edition]), body)[0].id).toBe((await askIds(get(), `slug=${plainSlug}`))[0]);
  });

  it(`${requirement} posts by their ids come with what we read, embeds included, and lighter`, async () => {
    const ids = await askIds(get(), 'per_page=9');
    const narrowed = await ask(get(), await addressById(ids));
    const full = await ask(get(), `posts?include=${ids.join(',')}&per_page=9&_embed=true`);
    const posts = v.parse(v.array(embedded), narrowed.body);
    const originals = v.parse(v.array(embedded), full.body);
    expect(posts.map(({ id, content }) => ({ id, content }))).toEqual(
      originals.map(({ id, content }) => ({ id, content })),
    );
    for (const [index, { _embedded: embeds }] of posts.entries()) {
      const original = originals[index]?._embedded;
      for (const name of ['author', 'wp:term', 'wp:featuredmedia'])
        expect([name, embeds[name]]).toEqual([name, original?.[name]]);
    }
    expect(JSON.stringify(narrowed.body).length).toBeLessThan(JSON.stringify(full.body).length);
  });
}
