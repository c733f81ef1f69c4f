import { beforeAll, describe, expect, it } from 'vitest';
import { fixtureService, type Ask } from './fixture.ts';

describe('_embed and _fields', () => {
  let ask: Ask;
  beforeAll(async () => {
    ask = await fixtureService();
  });

  const one = async (query: string): Promise<unknown> => {
    const list: unknown = await (await ask(`posts?slug=opening-an-account&${query}`)).json();
    return Array.isArray(list) ? list[0] : list;
  };

  it.each(['_embed', '_embed=1', '_embed=true', '_embed='])(
    'CS-03 %s embeds all that can be',
    async (query) => {
      expect(await one(query)).toMatchObject({
        _embedded: {
          author: [{ id: 1, name: 'Marsa editorial', avatar_urls: expect.anything() }],
          'wp:featuredmedia': [{ alt_text: 'A counter on a quay.', source_url: expect.any(String) }],
          'wp:term': [
            [{ name: 'Banking', taxonomy: 'category' }, { name: 'Guides' }],
            [{ name: 'paperwork', taxonomy: 'post_tag' }, { name: 'Q&amp;A' }],
          ],
        },
      });
    },
  );

  it('CS-03 embedded items are short and carry links', async () => {
    const post = await one('_embed=author');
    expect(post).toMatchObject({ _embedded: { author: [{ _links: { self: expect.anything() } }] } });
    expect(post).not.toHaveProperty('_embedded.author.0.meta');
    expect(post).not.toHaveProperty(['_embedded', 'wp:term']);
  });

  it('CS-03 a post without tags embeds an empty second group', async () => {
    const [post] = Object.values(await (await ask('posts?slug=two-zones&_embed')).json());
    expect(post).toMatchObject({ _embedded: { 'wp:term': [[{ name: 'Free zones' }], []] } });
    expect(post).not.toHaveProperty(['_embedded', 'replies']);
  });

  it('CS-03 _fields keeps what is named, parts by a dot', async () => {
    expect(await one('_fields=slug,title.rendered,content.protected')).toEqual({
      slug: 'opening-an-account',
      title: { rendered: 'Opening an account' },
      content: { protected: false },
    });
    expect(await one('_fields[]=slug&_fields[]=type')).toEqual({ slug: 'opening-an-account', type: 'post' });
  });

  it('CS-03 embeds vanish when _fields leaves the links out', async () => {
    expect(await one('_embed&_fields=slug,_embedded')).toEqual({ slug: 'opening-an-account' });
    expect(await one('_embed&_fields=slug,_links,_embedded')).toHaveProperty(['_embedded', 'wp:term']);
  });

  it('CS-03 a part of the links embeds that part only', async () => {
    const post = await one('_embed&_fields=slug,_links.author,_embedded');
    expect(post).toMatchObject({ _links: { author: expect.anything() }, _embedded: { author: [{ id: 1 }] } });
    expect(post).not.toHaveProperty(['_embedded', 'wp:term']);
  });

  it('CS-03 nothing left is an empty list, as PHP writes it', async () => {
    expect(await one('_fields=surprise')).toEqual([]);
    expect(await one('_fields=title.surprise')).toEqual({ title: [] });
  });

  it('CS-03 an empty _fields leaves nothing out', async () => {
    expect(await one('_fields=')).toHaveProperty('content.rendered');
  });

  it('CS-03 the embed context is the short form', async () => {
    const post = await one('context=embed');
    expect(post).toHaveProperty('excerpt.rendered');
    expect(post).not.toHaveProperty('content');
  });
});
