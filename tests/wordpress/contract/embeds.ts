import { expect, it } from 'vitest';
import * as v from 'valibot';
import { ask, pictureSchema, postSchema, termSchema } from './contentService.ts';
import type { GetService } from './contentService.ts';

const embedded = v.looseObject({
  ...postSchema.entries,
  _embedded: v.looseObject({
    author: v.tuple([v.looseObject({ id: v.number(), name: v.string(), avatar_urls: v.looseObject({}) })]),
    'wp:featuredmedia': v.optional(v.tuple([pictureSchema])),
    'wp:term': v.tuple([v.array(termSchema), v.array(termSchema)]),
  }),
});
const objects = v.array(v.record(v.string(), v.unknown()));

/** `_embed` and `_fields`, alone and together, and the pictures of the embeds. */
export function embedContract(requirement: string, get: GetService): void {
  const embeddedPosts = async () =>
    v.parse(v.array(embedded), (await ask(get(), 'posts?per_page=9&_embed=true')).body);
  const keysOf = async (query: string, of?: string): Promise<readonly string[][]> => {
    const posts = v.parse(objects, (await ask(get(), `posts?per_page=3&${query}`)).body);
    return posts.map((post) => Object.keys(v.parse(v.looseObject({}), of ? post[of] : post)).toSorted());
  };
  const thrice = (...names: string[]) => [names, names, names];

  it(`${requirement} _embed returns author, picture and the terms of the post`, async () => {
    const posts = await embeddedPosts();
    for (const { categories, _embedded: embeds } of posts)
      expect(new Set(embeds['wp:term'][0].map(({ id }) => id))).toEqual(new Set(categories));
    expect(posts.some((post) => post._embedded['wp:featuredmedia'])).toBe(true);
    expect((await keysOf('')).flat()).not.toContain('_embedded');
  });

  it(`${requirement} _fields returns only the named fields, _embed with names the named embeds`, async () => {
    expect(await keysOf('_fields=id,modified_gmt')).toEqual(thrice('id', 'modified_gmt'));
    expect(await keysOf('_fields=title.rendered,slug')).toEqual(thrice('slug', 'title'));
    expect(await keysOf('_fields=title.rendered,slug', 'title')).toEqual(thrice('rendered'));
    expect(await keysOf('_embed=author,wp:term', '_embedded')).toEqual(thrice('author', 'wp:term'));
    const { body } = await ask(get(), 'categories?per_page=1&_fields=id,slug');
    expect(v.parse(objects, body)).toEqual([{ id: expect.any(Number), slug: expect.any(String) }]);
    // WordPress embeds only resources whose links are included.
    const all = '_embed=true&_fields=id,_links,_embedded';
    expect(await keysOf(all)).toEqual(thrice('_embedded', '_links', 'id'));
    expect(await keysOf('_embed=true&_fields=id,_embedded')).toEqual(thrice('id'));
    const one = '_embed=wp:term&_fields=id,_links.wp:term,_embedded';
    expect(await keysOf(one, '_embedded')).toEqual(thrice('wp:term'));
  });

  it(`${requirement} every size of a picture is an image; a missing picture answers 404 with HTML`, async () => {
    const [picture] = (await embeddedPosts()).flatMap((post) => post._embedded['wp:featuredmedia'] ?? []);
    const sizes = picture?.media_details.sizes ?? {};
    // WordPress decides which other sizes exist.
    expect(Object.keys(sizes)).toEqual(expect.arrayContaining(['full', 'medium']));
    expect(sizes['full']?.source_url).toBe(picture?.source_url);
    for (const { source_url: address } of Object.values(sizes)) {
      expect(new URL(address).pathname).toMatch(/^\/wp-content\/uploads\//);
      const image = await get().fetch(address, { headers: { Origin: 'https://reader.example' } });
      const size = (await image.arrayBuffer()).byteLength;
      expect([image.status, size > 100]).toEqual([200, true]);
      expect(image.headers.get('Content-Type')).toMatch(/^image\//);
      expect(image.headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
    const missing = await get().fetch(new URL('not-there.jpg', picture?.source_url).href);
    expect(missing.status).toBe(404);
    expect(missing.headers.get('Content-Type')).toMatch(/^text\/html/);
  });
}
