import { describe, expect, it } from 'vitest';
import { contentDouble, doublePost } from '../support/contentDouble.ts';
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
    const answers = await Promise.all(Array.from({ length: 1000 }, () => site.get('/blog/guide-7')));
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

  it('CS-06 a changed post, its neighbours and the lists that name it are brought up to date', async () => {
    await site.update();
    const before = await site.textOf('/blog/guide-2');
    site.edit('guide-3', { title: { rendered: 'Another title' }, modified_gmt: '2026-05-01T09:00:00' });
    expect(await site.update()).toBe(true);
    for (const path of ['/blog/guide-3', '/blog/guide-2', '/blog/guide-4', '/blog', '/', '/feed.xml'])
      expect([path, (await site.textOf(path)).includes('Another title')]).toEqual([path, true]);
    expect(before).toContain('Guide 3');
  });

  it('CS-06 an address passes from one post to another, be the first one gone or moved', async () => {
    await site.update();
    const others = site.posts().filter(({ slug }) => slug !== 'guide-1' && slug !== 'guide-2');
    const moved = doublePost(2, { slug: 'guide-1', modified_gmt: '2026-05-01T09:00:00' });
    site.have([...others, moved]);
    await site.update();
    expect(await site.textOf('/blog/guide-1')).toContain('The text of guide 2.');
    expect(await site.stateOf('/blog/guide-2')).toEqual([301, '/blog/guide-1']);
    const back = doublePost(2, { modified_gmt: '2026-05-02T09:00:00' });
    site.have([...others, back, doublePost(1, { modified_gmt: '2026-05-02T09:00:00' })]);
    await site.update();
    for (const number of [1, 2])
      expect(await site.textOf(`/blog/guide-${number}`)).toContain(`The text of guide ${number}.`);
  });

  it('CS-06 a new slug leads from the old one, and a later post may have that', async () => {
    await site.update();
    site.edit('guide-4', { slug: 'renamed' });
    await site.update();
    expect(await site.stateOf('/blog/guide-4')).toEqual([301, '/blog/renamed']);
    expect(await site.stateOf('/blog/renamed')).toEqual([200, null]);
    expect(await site.textOf('/sitemap.xml')).not.toContain('guide-4<');
    site.have([doublePost(9, { slug: 'guide-4', title: { rendered: 'Nine' } }), ...site.posts()]);
    await site.update();
    expect(await site.textOf('/blog/guide-4')).toContain('Nine');
  });

  it('CS-06 the text of a post that is given a password is in no file', async () => {
    await site.update();
    const hidden = { content: { rendered: '', protected: true }, excerpt: { rendered: '' } };
    site.edit('guide-5', { ...hidden, modified_gmt: '2026-06-01T09:00:00' });
    await site.update();
    for (const path of ['/blog/guide-5', '/blog', '/', '/feed.xml', '/hi/blog/guide-5'])
      expect([path, (await site.textOf(path)).includes('guide 5')]).toEqual([path, false]);
  });

  it('CS-06 a page that left and comes back as it was is rendered again', async () => {
    await site.update();
    site.have(site.posts().slice(1));
    await site.update();
    expect(await site.stateOf('/blog/guide-6')).toEqual([410, null]);
    site.have([doublePost(6), ...site.posts()]);
    await site.update();
    const before = site.asked.length;
    expect(await site.textOf('/blog/guide-6')).toContain('The text of guide 6.');
    expect(site.asked).toHaveLength(before);
  });

  it('CS-06 the former address of a renamed post is gone with the post', async () => {
    await site.update();
    site.edit('guide-4', { slug: 'renamed', modified_gmt: '2026-05-01T09:00:00' });
    // Read before the next comparison.
    expect(await site.stateOf('/blog/renamed')).toEqual([200, null]);
    site.have(site.posts().filter(({ slug }) => slug !== 'renamed'));
    await site.update();
    for (const path of ['/blog/guide-4', '/blog/renamed', '/ar/blog/guide-4'])
      expect([path, await site.stateOf(path)]).toEqual([path, [410, null]]);
  });

  it('CS-06 a slug that is the name of a file keeps no other post from being published', async () => {
    site.have([doublePost(8, { slug: 'index.html' }), doublePost(7), ...site.posts()]);
    expect(await site.update()).toBe(true);
    for (const path of ['/blog', '/', '/feed.xml'])
      expect([path, (await site.textOf(path)).includes('guide-7')]).toEqual([path, true]);
    expect(await site.textOf('/blog/index.html')).toContain('The text of guide 8.');
  });

  it('CS-05 CS-06 a wrong answer for one address keeps no other post from being found', async () => {
    const right = contentDouble([doublePost(7), ...site.posts()]);
    site.answer(async (request) =>
      new URL(request.url).searchParams.get('slug') === 'odd'
        ? Response.json([doublePost(1)])
        : right(request),
    );
    expect((await site.get('/blog/odd')).status).toBe(503);
    expect(site.failures.join()).toContain('/blog/odd');
    expect(await site.stateOf('/blog/guide-7')).toEqual([200, null]);
  });

  it('OF-04 without the service all pages stay, and an address that nobody knows is no 404', async () => {
    await site.update();
    site.answer(async () => new Response('Down', { status: 503 }));
    await expect(site.update()).rejects.toThrow('503');
    expect(await site.stateOf('/blog/guide-2')).toEqual([200, null]);
    const unknown = await site.get('/blog/guide-99');
    expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '10']);
    expect(site.failures.join()).toContain('/blog/guide-99');
    site.answer(async () => Response.json([], { headers: { 'X-WP-Total': '0' } }));
    // An empty answer alone takes nothing away.
    await site.update().catch(() => undefined);
    expect(await site.stateOf('/blog/guide-2')).toEqual([200, null]);
  });

  it('CS-06 a service that fails is asked for no further address for some seconds', async () => {
    await site.update();
    site.answer(async () => new Response('Down', { status: 503 }));
    await site.get('/blog/unknown-0');
    const before = site.asked.length;
    for (let number = 1; number <= 20; number += 1)
      expect((await site.get(`/blog/unknown-${number}`)).status).toBe(503);
    expect(site.asked).toHaveLength(before);
    expect(site.failures.length).toBeLessThanOrEqual(1);
  });
});
