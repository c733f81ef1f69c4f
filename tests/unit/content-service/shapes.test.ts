import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { fixtureService, ORIGIN, type Ask } from './fixture.ts';

const post = v.looseObject({
  id: v.number(),
  featured_media: v.number(),
  content: v.looseObject({ rendered: v.string() }),
  title: v.object({ rendered: v.string() }),
  excerpt: v.object({ rendered: v.string(), protected: v.boolean() }),
  categories: v.array(v.number()),
  tags: v.array(v.number()),
});

describe('shape of answers', () => {
  let ask: Ask;
  beforeAll(async () => {
    ask = await fixtureService();
  });

  const first = async (slug: string) =>
    v.parse(v.tuple([post]), await (await ask(`posts?slug=${slug}`)).json())[0];

  it('CS-03 a post has every field of WordPress', async () => {
    const found = await first('opening-an-account');
    expect(Object.keys(found).toSorted()).toEqual(
      (
        'id,date,date_gmt,guid,modified,modified_gmt,slug,status,type,link,title,content,excerpt,author,' +
        'featured_media,comment_status,ping_status,sticky,template,format,meta,categories,tags,class_list,_links'
      )
        .split(',')
        .toSorted(),
    );
    expect(found).toMatchObject({
      date: '2026-03-01T09:00:00',
      date_gmt: '2026-03-01T05:00:00',
      modified: '2026-03-20T10:30:00',
      modified_gmt: '2026-03-20T06:30:00',
      status: 'publish',
      type: 'post',
      link: `${ORIGIN}/blog/opening-an-account`,
      author: 1,
      sticky: false,
      format: 'standard',
    });
    expect(found['class_list']).toEqual(
      expect.arrayContaining(['category-guides', 'category-banking', 'tag-paperwork', 'has-post-thumbnail']),
    );
  });

  it('CS-03 titles and excerpts carry the entities of WordPress', async () => {
    const { title, excerpt } = await first('tax-years');
    expect(title.rendered).toBe('Tax &#038; &#8220;relief&#8221;: what&#8217;s next');
    expect(excerpt).toEqual({
      rendered: '<p>Rates &#038; dates for a small company &#8212; in one page.</p>\n',
      protected: false,
    });
  });

  it('CS-03 the same post is found by its id', async () => {
    const { id } = await first('two-zones');
    const response = await ask(`posts/${id}`);
    expect(await response.json()).toMatchObject({ id, slug: 'two-zones' });
    expect(response.headers.get('Link')).toBe(`<${ORIGIN}/blog/two-zones>; rel="alternate"; type=text/html`);
  });

  it('CS-03 categories are all there, unused ones too, with their counts', async () => {
    const response = await ask('categories?per_page=100');
    const list = v.parse(
      v.array(v.looseObject({ id: v.number(), name: v.string(), count: v.number() })),
      await response.json(),
    );
    expect(list.map(({ name, count }) => [name, count])).toEqual([
      ['Banking', 1],
      ['Free zones', 1],
      ['Guides', 2],
      ['Licensing', 0],
      ['Tax', 1],
      ['UK &amp; Europe', 1],
      ['Visas', 1],
    ]);
    expect(response.headers.get('X-WP-Total')).toBe('7');
    expect(await (await ask('categories?page=9')).json()).toEqual([]);
  });

  it('CS-03 the portraits of authors come from our own origin', async () => {
    const user = await (await ask('users/1')).json();
    expect(user).toMatchObject({
      name: 'Marsa editorial',
      avatar_urls: { 96: `${ORIGIN}/wp-content/uploads/avatars/editorial-96.svg` },
    });
    const picture = await ask('/wp-content/uploads/avatars/editorial-96.svg');
    expect(picture.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(await picture.text()).toMatch(/^<svg .*width="96"/);
  });

  it('CS-03 a picture tells its sizes and formats', async () => {
    const { featured_media: id } = await first('opening-an-account');
    const media = await (await ask(`media/${id}`)).json();
    const file = `${ORIGIN}/wp-content/uploads/opening-an-account`;
    expect(media).toMatchObject({
      id,
      alt_text: 'A counter on a quay.',
      media_type: 'image',
      mime_type: 'image/jpeg',
      source_url: `${file}-1200x675.jpg`,
      media_details: {
        width: 1200,
        height: 675,
        sizes: {
          medium: {
            file: 'opening-an-account-400x225.jpg',
            width: 400,
            height: 225,
            mime_type: 'image/jpeg',
            source_url: `${file}-400x225.jpg`,
            sources: {
              'image/avif': {
                file: 'opening-an-account-400x225.avif',
                filesize: 5,
                source_url: `${file}-400x225.avif`,
              },
              'image/jpeg': { filesize: 9 },
            },
          },
          full: { width: 1200, source_url: `${file}-1200x675.jpg` },
        },
      },
    });
  });

  it('CS-03 a post without a picture has featured_media 0 and no link to one', async () => {
    const found = await first('two-zones');
    expect(found.featured_media).toBe(0);
    expect(found['_links']).not.toHaveProperty(['wp:featuredmedia']);
  });

  it('CS-03 addresses in answers follow the request, or the origin given', async () => {
    const { id } = await first('opening-an-account');
    for (const [origin, expected] of [
      ['https://marsa.example', 'https://marsa.example'],
      ['', ''],
    ] as const) {
      const fixed = await fixtureService({ origin });
      const found = v.parse(post, await (await fixed(`posts/${id}?_embed`)).json());
      expect(found['link']).toBe(`${expected}/blog/opening-an-account`);
      expect(found.content.rendered).toContain(
        ` src="${expected}/wp-content/uploads/figure-zones-800x450.jpg"`,
      );
      expect(found).toMatchObject({ _embedded: { author: [{ id: 1 }] } });
      expect(JSON.stringify(found)).not.toContain(ORIGIN);
    }
  });

  it('CS-03 ids stay when an article is added', async () => {
    // From the file's name alone, so a literal is right here.
    expect((await first('two-zones')).id).toBe(10525542);
  });
});
