import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { ask, pictureSchema, postSchema, termSchema } from './contentService.ts';
import type { GetService } from './contentService.ts';

const embedded = v.looseObject({
  ...postSchema.entries,
  _embedded: v.looseObject({
    author: v.tuple([v.looseObject({ id: v.number(), name: v.string(), slug: v.string() })]),
    'wp:featuredmedia': v.optional(v.tuple([pictureSchema])),
    'wp:term': v.tuple([v.array(termSchema), v.array(termSchema)]),
  }),
});
const keys = v.array(v.record(v.string(), v.unknown()));

/** `_embed` and `_fields`, alone and together, and the pictures that the embeds point to. */
export function embedContract(requirement: string, get: GetService): void {
  const list = async (query: string): Promise<readonly Record<string, unknown>[]> =>
    v.parse(v.pipe(keys, v.length(3)), (await ask(get(), `posts?per_page=3&${query}`)).body);

  const firstPicture = async (): Promise<v.InferOutput<typeof pictureSchema> | undefined> => {
    const posts = v.parse(v.array(embedded), (await ask(get(), 'posts?per_page=9&_embed=true')).body);
    return posts.flatMap(({ _embedded: embeds }) => embeds['wp:featuredmedia'] ?? [])[0];
  };

  it(`${requirement} _embed brings author, picture and terms that agree with the post`, async () => {
    const posts = v.parse(v.array(embedded), (await ask(get(), 'posts?per_page=9&_embed=true')).body);
    for (const { author, featured_media: picture, categories, tags, _embedded: embeds } of posts) {
      expect(embeds.author[0].id).toBe(author);
      expect(embeds['wp:featuredmedia']?.[0].id ?? 0).toBe(picture);
      const [embeddedCategories, embeddedTags] = embeds['wp:term'].map(
        (terms) => new Set(terms.map(({ id }) => id)),
      );
      expect(embeddedCategories).toEqual(new Set(categories));
      expect(embeddedTags).toEqual(new Set(tags));
    }
    expect(posts.some((post) => post.featured_media > 0)).toBe(true);
  });

  it(`${requirement} without _embed there are none`, async () => {
    expect((await list('')).filter((post) => '_embedded' in post)).toEqual([]);
  });

  it(`${requirement} _embed with names embeds only those`, async () => {
    for (const post of await list('_embed=author,wp:featuredmedia')) {
      expect(Object.keys(v.parse(v.looseObject({}), post['_embedded'])).toSorted()).toEqual([
        'author',
        'wp:featuredmedia',
      ]);
    }
    for (const post of await list('_embed=wp:term')) {
      expect(Object.keys(v.parse(v.looseObject({}), post['_embedded']))).toEqual(['wp:term']);
    }
  });

  it(`${requirement} _fields sends those fields only`, async () => {
    for (const post of await list('_fields=id,modified_gmt')) {
      expect(Object.keys(post).toSorted()).toEqual(['id', 'modified_gmt']);
    }
    for (const post of await list('_fields=title.rendered,slug')) {
      expect(Object.keys(post).toSorted()).toEqual(['slug', 'title']);
      expect(Object.keys(v.parse(v.looseObject({}), post['title']))).toEqual(['rendered']);
    }
    for (const post of await list('_fields[]=id&_fields[]=slug')) {
      expect(Object.keys(post).toSorted()).toEqual(['id', 'slug']);
    }
  });

  it(`${requirement} _fields keeps embeds only together with _links`, async () => {
    for (const post of await list('_embed=true&_fields=id,_links,_embedded')) {
      expect(Object.keys(post).toSorted()).toEqual(['_embedded', '_links', 'id']);
    }
    for (const post of await list('_embed=true&_fields=id,_embedded'))
      expect(Object.keys(post)).toEqual(['id']);
    for (const post of await list('_embed=wp:term&_fields=id,_links.wp:term,_embedded')) {
      expect(Object.keys(v.parse(v.looseObject({}), post['_embedded']))).toEqual(['wp:term']);
    }
  });

  it(`${requirement} categories can be narrowed by _fields too`, async () => {
    const { body } = await ask(get(), 'categories?per_page=2&_fields=id,slug');
    for (const category of v.parse(keys, body))
      expect(Object.keys(category).toSorted()).toEqual(['id', 'slug']);
  });

  describe('pictures', () => {
    it(`${requirement} every size of a picture is an image, without CORS headers`, async () => {
      const picture = await firstPicture();
      const sizes = picture?.media_details.sizes ?? {};
      expect(Object.keys(sizes)).toContain('full');
      // Which others there are is the site's own affair: WordPress always cuts a square `thumbnail`.
      expect(Object.keys(sizes)).toContain('medium');
      expect(sizes['full']?.source_url).toBe(picture?.source_url);
      for (const { source_url: address } of Object.values(sizes)) {
        expect(new URL(address).pathname).toMatch(/^\/wp-content\/uploads\//);
        const image = await get().fetch(address, { headers: { Origin: 'https://reader.example' } });
        expect(image.status).toBe(200);
        expect(image.headers.get('Content-Type')).toMatch(/^image\//);
        expect(image.headers.get('Access-Control-Allow-Origin')).toBeNull();
        expect((await image.arrayBuffer()).byteLength).toBeGreaterThan(100);
      }
    });

    it(`${requirement} a missing picture answers 404 with HTML`, async () => {
      const picture = await firstPicture();
      const answer = await get().fetch(new URL('not-there.jpg', picture?.source_url).href);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/);
      expect(await answer.text()).toMatch(/^<!doctype html/i);
    });
  });
}
