import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { fixtureService, ORIGIN, type Ask } from './fixture.ts';

const post = v.looseObject({ id: v.number(), content: v.looseObject({ rendered: v.string() }) });

describe('shape of answers', () => {
  let ask: Ask;
  beforeAll(async () => {
    ask = await fixtureService();
  });

  const first = async (slug: string) =>
    v.parse(v.tuple([post]), await (await ask(`posts?slug=${slug}`)).json())[0];

  it('CS-03 a post has the fields that the site reads', async () => {
    expect(await first('opening-an-account')).toEqual({
      id: expect.any(Number),
      slug: 'opening-an-account',
      date: '2026-03-01T09:00:00',
      date_gmt: '2026-03-01T05:00:00',
      modified: '2026-03-20T10:30:00',
      modified_gmt: '2026-03-20T06:30:00',
      link: `${ORIGIN}/blog/opening-an-account`,
      title: { rendered: 'Opening an account' },
      excerpt: { rendered: expect.stringMatching(/^<p>/), protected: false },
      content: { rendered: expect.stringContaining('<p>'), protected: false },
      categories: [4, 7],
      _links: expect.anything(),
    });
  });

  it('CS-03 titles and excerpts carry the entities of WordPress', async () => {
    expect(await first('tax-years')).toMatchObject({
      title: { rendered: 'Tax &#038; &#8220;relief&#8221;: what&#8217;s next' },
      excerpt: { rendered: '<p>Rates &#038; dates for a small company &#8212; in one page.</p>\n' },
    });
  });

  it('CS-03 the address of a post by its id returns the post of the list', async () => {
    const found = await first('two-zones');
    // The id depends on the file name only, so it stays the same when articles are added.
    expect(found.id).toBe(10_525_542);
    expect(await (await ask(`posts/${found.id}`)).json()).toEqual(found);
    expect(await (await ask(`posts/${found.id}?_fields=id`)).json()).toEqual({ id: found.id });
  });

  it('CS-03 the list of categories includes unused ones, ordered by name', async () => {
    const response = await ask('categories?per_page=100');
    expect(await response.json()).toEqual([
      { id: 4, name: 'Banking', slug: 'banking' },
      { id: 3, name: 'Free zones', slug: 'free-zones' },
      { id: 7, name: 'Guides', slug: 'guides' },
      { id: 2, name: 'Licensing', slug: 'licensing' },
      { id: 6, name: 'Tax', slug: 'tax' },
      { id: 8, name: 'UK &amp; Europe', slug: 'uk-europe' },
      { id: 5, name: 'Visas', slug: 'visas' },
    ]);
    expect(response.headers.get('X-WP-Total')).toBe('7');
    expect(response.headers.get('X-WP-TotalPages')).toBe('1');
    expect(await (await ask('categories?page=9')).json()).toEqual([]);
  });

  it('CS-03 addresses in answers have the origin of the request', async () => {
    const found = await first('opening-an-account');
    expect(found.content.rendered).toContain(` src="${ORIGIN}/wp-content/uploads/figure-zones-800x450.jpg"`);
    expect(await (await ask('https://marsa.example/wp-json/wp/v2/posts?_embed')).text()).not.toContain(
      new URL(ORIGIN).host,
    );
  });

  const one = async (query: string, slug = 'opening-an-account'): Promise<unknown> => {
    const list: unknown = await (await ask(`posts?slug=${slug}&${query}`)).json();
    return Array.isArray(list) ? list[0] : list;
  };

  it.each(['_embed', '_embed=1', '_embed=true'])('CS-03 %s embeds author, cover and terms', async (query) => {
    const file = `${ORIGIN}/wp-content/uploads/opening-an-account`;
    const size = (width: number, height: number) => ({
      width,
      height,
      mime_type: 'image/jpeg',
      source_url: `${file}-${width}x${height}.jpg`,
      sources: {
        'image/avif': { source_url: `${file}-${width}x${height}.avif` },
        'image/jpeg': { source_url: `${file}-${width}x${height}.jpg` },
      },
    });
    expect(await one(query)).toHaveProperty('_embedded', {
      author: [
        {
          id: 1,
          name: 'Marsa editorial',
          avatar_urls: {
            24: `${ORIGIN}/wp-content/uploads/avatars/editorial-24.svg`,
            48: `${ORIGIN}/wp-content/uploads/avatars/editorial-48.svg`,
            96: `${ORIGIN}/wp-content/uploads/avatars/editorial-96.svg`,
          },
        },
      ],
      'wp:featuredmedia': [
        {
          id: expect.any(Number),
          alt_text: 'A counter on a quay.',
          media_type: 'image',
          mime_type: 'image/jpeg',
          source_url: `${file}-1200x675.jpg`,
          media_details: {
            width: 1200,
            height: 675,
            sizes: { medium: size(400, 225), large: size(800, 450), full: size(1200, 675) },
          },
        },
      ],
      'wp:term': [
        [
          { id: 4, name: 'Banking', slug: 'banking' },
          { id: 7, name: 'Guides', slug: 'guides' },
        ],
        [
          { id: expect.any(Number), name: 'paperwork', slug: 'paperwork' },
          { id: expect.any(Number), name: 'Q&amp;A', slug: 'qa' },
        ],
      ],
    });
  });

  it('CS-03 a post without a cover and tags has no such embed and an empty second group', async () => {
    const post = await one('_embed', 'two-zones');
    expect(post).toMatchObject({ _embedded: { 'wp:term': [[{ name: 'Free zones' }], []] } });
    expect(post).not.toHaveProperty(['_embedded', 'wp:featuredmedia']);
    expect(post).not.toHaveProperty(['_links', 'wp:featuredmedia']);
  });

  it('CS-03 _fields selects fields, and parts of them after a dot', async () => {
    expect(await one('_fields=slug,title.rendered,content.protected,surprise,title.surprise')).toEqual({
      slug: 'opening-an-account',
      title: { rendered: 'Opening an account' },
      content: { protected: false },
    });
    expect(await one('_fields=')).toHaveProperty('content.rendered');
    expect(await (await ask('categories?per_page=1&_fields=id')).json()).toEqual([{ id: 4 }]);
  });
});
