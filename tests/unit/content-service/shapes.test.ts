import * as v from 'valibot';
import { expect, it } from 'vitest';
import { fixtureService, ORIGIN } from './fixture.ts';

const ask = await fixtureService();
const posts = v.tuple([v.looseObject({ id: v.number(), content: v.looseObject({ rendered: v.string() }) })]);
const first = async (query: string) => v.parse(posts, await (await ask(`posts?slug=${query}`)).json())[0];

const UPLOADS = `${ORIGIN}/wp-content/uploads`;
const size = (width: number, height: number) => {
  const file = `${UPLOADS}/opening-an-account-${width}x${height}`;
  return {
    width,
    height,
    mime_type: 'image/jpeg',
    source_url: `${file}.jpg`,
    sources: { 'image/avif': { source_url: `${file}.avif` }, 'image/jpeg': { source_url: `${file}.jpg` } },
  };
};

// The contract in tests/wordpress has the types of all fields.
it('CS-03 a post has its own times, address, categories, author, terms and picture in its sizes', async () => {
  expect(await first('opening-an-account&_embed')).toMatchObject({
    date: '2026-03-01T09:00:00',
    date_gmt: '2026-03-01T05:00:00',
    modified: '2026-03-20T10:30:00',
    modified_gmt: '2026-03-20T06:30:00',
    link: `${ORIGIN}/blog/opening-an-account`,
    categories: [4, 7],
    _embedded: {
      author: [{ name: 'Marsa editorial', avatar_urls: { 96: `${UPLOADS}/avatars/editorial-96.svg` } }],
      'wp:featuredmedia': [
        {
          alt_text: 'A counter on a quay.',
          source_url: `${UPLOADS}/opening-an-account-1200x675.jpg`,
          media_details: { sizes: { medium: size(400, 225), large: size(800, 450), full: size(1200, 675) } },
        },
      ],
      'wp:term': [
        [{ name: 'Banking' }, { name: 'Guides' }],
        [{ slug: 'paperwork' }, { name: 'Q&amp;A', slug: 'qa' }],
      ],
    },
  });
});

it('CS-03 titles and excerpts have the entities of WordPress', async () => {
  expect(await first('tax-years')).toMatchObject({
    title: { rendered: 'Tax &#038; &#8220;relief&#8221;: what&#8217;s next' },
    excerpt: { rendered: '<p>Rates &#038; dates for a small company &#8212; in one page.</p>\n' },
  });
});

it('CS-03 the id of a post depends only on its file name; without a cover it has no embed of one', async () => {
  const found = await first('two-zones&_embed=true');
  expect(found).toMatchObject({ id: 10_525_542, _embedded: { 'wp:term': [[{ name: 'Free zones' }], []] } });
  for (const embeds of ['_embedded', '_links'])
    expect(found).not.toHaveProperty([embeds, 'wp:featuredmedia']);
});

it('CS-03 the list of categories includes unused ones, ordered by name', async () => {
  const list = v.parse(v.array(v.object({ slug: v.string() })), await (await ask('categories')).json());
  expect(list.map(({ slug }) => slug).join()).toBe('banking,free-zones,guides,licensing,tax,uk-europe,visas');
});

it('CS-03 addresses in answers have the origin of the request', async () => {
  const text = await (await ask('https://marsa.example/wp-json/wp/v2/posts?_embed')).text();
  expect(text).toContain('https://marsa.example/wp-content/uploads/figure-zones-800x450.jpg');
  expect(text).not.toContain(new URL(ORIGIN).host);
});

it('CS-03 _fields ignores unknown fields, and is no filter when it is empty', async () => {
  expect(await first('opening-an-account&_fields=')).toHaveProperty('content.rendered');
  expect(await first('two-zones&_fields=id,content,surprise,title.surprise')).toEqual({
    id: 10_525_542,
    title: {},
    content: expect.anything(),
  });
});
