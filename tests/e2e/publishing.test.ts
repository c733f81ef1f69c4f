import { describe, expect, it } from 'vitest';
import { doublePost } from '../support/contentDouble.ts';
import { publishingSite } from '../support/publishingSite.ts';

describe('publishing while the site is served', () => {
  const site = publishingSite();

  it('CS-06 posts that the service no longer has are gone, and named nowhere', async () => {
    expect(await site.stateOf('/blog/choosing-a-free-zone')).toEqual([410, null]);
    for (const path of ['/', '/blog', '/feed.xml', '/sitemap.xml', '/kept/en/blog.json', '/ar/blog']) {
      const text = await site.textOf(path);
      expect([path, text.includes('choosing-a-free-zone'), text.includes('guide-6')]).toEqual([
        path,
        false,
        true,
      ]);
    }
    expect(await site.stateOf('/blog/guide-1')).toEqual([200, null]);
    expect(await site.update()).toBe(false);
  });

  it('CS-06 a new post has its page at the first request, whole, in all languages, and is asked for once', async () => {
    site.have([doublePost(7), ...site.posts()]);
    const answers = await Promise.all(Array.from({ length: 200 }, () => site.get('/blog/guide-7')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const [page = ''] = await Promise.all(answers.map((answer) => answer.text()));
    expect(page).toContain('<p>The text of guide 7.</p>');
    expect(page).toMatch(/<title>Guide 7 · [^<]+<\/title>/);
    expect(page).toContain('"@type":"BlogPosting"');
    expect(page).toContain('/blog/guide-6');
    expect(site.asked.filter((search) => search.includes('guide-7'))).toHaveLength(1);
    expect((await site.get('/ar/blog/guide-7')).status).toBe(200);
    expect(site.asked.filter((search) => search.includes('guide-7'))).toHaveLength(1);
    expect(await site.textOf('/blog')).not.toContain('guide-7');
    expect(await site.update()).toBe(true);
    for (const path of ['/', '/blog', '/feed.xml', '/sitemap.xml', '/kept/en/index.json'])
      expect([path, (await site.textOf(path)).includes('guide-7')]).toEqual([path, true]);
  });

  it('CS-06 an address without a post is asked for once in a while', async () => {
    expect(await site.stateOf('/blog/no-such-post')).toEqual([404, null]);
    expect(await site.stateOf('/blog/no-such-post')).toEqual([404, null]);
    expect(site.asked.filter((search) => search.includes('no-such-post'))).toHaveLength(1);
    expect(await site.stateOf('/nothing/here')).toEqual([404, null]);
  });
});
