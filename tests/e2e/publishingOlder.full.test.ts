import { beforeAll, describe, expect, it } from 'vitest';
import { doubleCategories, doublePost, doublePosts } from '../support/contentDouble.ts';
import { publishingSite } from '../support/publishingSite.ts';

/** The build renders the newest two of six posts; the first request renders the others. */
const MOST = 2;

describe('publishing without a message', () => {
  const site = publishingSite({ most: MOST, every: 50 });
  beforeAll(async () => {
    for (const number of [1, 2, 3, 4]) await site.get(`/blog/guide-${number}`);
  });
  const includes = (path: string, words: string) => async () => (await site.textOf(path)).includes(words);

  it('CS-06 an older post that was edited is rendered again, in all languages', async () => {
    expect(await site.textOf('/ar/blog/guide-1')).toContain('The text of guide 1.');
    site.edit('guide-1', {
      content: { rendered: '<p>Corrected by the editor.</p>', protected: false },
      modified_gmt: '2026-05-01T09:00:00',
    });
    await expect.poll(includes('/blog/guide-1', 'Corrected by the editor.')).toBe(true);
    expect(await site.textOf('/ar/blog/guide-1')).toContain('Corrected by the editor.');
  });

  it('CS-06 the text of an older post that gets a password is in no file', async () => {
    site.edit('guide-2', {
      content: { rendered: '', protected: true },
      excerpt: { rendered: '' },
      modified_gmt: '2026-06-01T09:00:00',
    });
    await expect.poll(includes('/blog/guide-2', 'The text of guide 2')).toBe(false);
    expect(await site.textOf('/hi/blog/guide-2')).not.toContain('The text of guide 2');
  });

  it('CS-06 the old slug of an older post redirects to the new one, which the sitemap names', async () => {
    site.edit('guide-3', { slug: 'another-address', modified_gmt: '2026-07-01T09:00:00' });
    await expect.poll(() => site.stateOf('/blog/guide-3')).toEqual([301, '/blog/another-address']);
    expect(await site.stateOf('/blog/another-address')).toEqual([200, null]);
    expect(await site.naming('guide-3<', '/sitemap.xml')).toEqual([]);
    expect(await site.naming('another-address<', '/sitemap.xml')).toHaveLength(1);
  });

  it('CS-06 a renamed category has its new name on the pages of older posts', async () => {
    expect(await site.textOf('/blog/guide-4')).toContain('Visas &amp; permits');
    const residence = { id: 5, name: 'Residence' };
    const renamed = doublePost(4, { _embedded: { 'wp:term': [[residence], []] } });
    const posts = site.posts().map((post) => (post.slug === 'guide-4' ? renamed : post));
    site.have(posts, [...doubleCategories.filter(({ id }) => id !== 5), residence]);
    await expect.poll(includes('/blog/guide-4', 'Residence')).toBe(true);
    expect(await site.textOf('/blog/guide-4')).not.toContain('Visas &amp; permits');
  });

  it('CS-06 new posts appear, and deleted ones answer 410, older ones too', async () => {
    site.have(doublePosts(7).filter(({ slug }) => slug !== 'guide-6' && slug !== 'guide-1'));
    await expect.poll(includes('/blog', 'guide-7')).toBe(true);
    // The list may be rendered just before the comparison ends.
    for (const number of [1, 6])
      await expect.poll(() => site.stateOf(`/blog/guide-${number}`)).toEqual([410, null]);
  });

  it('CS-06 while nothing changes, only small requests are sent', async () => {
    const whole = () =>
      site.asked.slice(-9).filter((search) => !search.includes('_fields') && search !== '?per_page=100');
    await expect.poll(() => [site.asked.length > 8, whole()]).toEqual([true, []]);
  });
});
