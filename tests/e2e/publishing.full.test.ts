import { describe, expect, it } from 'vitest';
import { contentDouble, doublePost } from '../support/contentDouble.ts';
import { publishingSite } from '../support/publishingSite.ts';

describe('publishing while the server runs', () => {
  const site = publishingSite();

  it('CS-06 deleted posts answer 410, and no list contains them', async () => {
    expect(await site.stateOf('/blog/choosing-a-free-zone')).toEqual([410, null]);
    const lists = ['/', '/blog', '/feed.xml', '/sitemap.xml', '/ar/blog'];
    expect(await site.naming('choosing-a-free-zone', ...lists)).toEqual([]);
    expect(await site.naming('guide-6', ...lists)).toEqual(lists);
    expect(await site.stateOf('/blog/guide-1')).toEqual([200, null]);
    expect(await site.update()).toBe(false);
  });

  it('CS-06 a new post has a complete page at the first request, in all languages, and is requested once', async () => {
    site.have([doublePost(7), ...site.posts()]);
    const answers = await Promise.all(Array.from({ length: 1000 }, () => site.get('/blog/guide-7')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const [page = ''] = await Promise.all(answers.map((answer) => answer.text()));
    expect(page).toContain('<p>The text of guide 7.</p>');
    expect(page).toMatch(/<title>Guide 7 · [^<]+<\/title>/);
    expect(page).toContain('"@type":"BlogPosting"');
    expect(page).toContain('/blog/guide-6');
    expect((await site.get('/ar/blog/guide-7')).status).toBe(200);
    expect(site.asked.filter((search) => search.includes('guide-7'))).toHaveLength(1);
    expect(await site.textOf('/blog')).not.toContain('guide-7');
    expect(await site.update()).toBe(true);
    const lists = ['/', '/blog', '/feed.xml', '/sitemap.xml'];
    expect(await site.naming('guide-7', ...lists)).toEqual(lists);
  });

  it('CS-06 shared caches may store pages of posts for 40 s, and nothing else that changes', async () => {
    const rule = async (path: string) => (await site.get(path)).headers.get('cache-control');
    for (const path of ['/', '/ar/blog', '/blog/guide-1', '/feed.xml', '/sitemap.xml'])
      expect([path, await rule(path)]).toEqual([path, 'max-age=0, s-maxage=10, stale-while-revalidate=30']);
    for (const path of ['/contact', '/sw.js', '/blog/no-such-guide'])
      expect([path, await rule(path)]).toEqual([path, 'no-cache']);
  });

  it('CS-06 capitals in the address of a post redirect to it, and an address without a post is requested once', async () => {
    expect(await site.stateOf('/blog/Guide-1')).toEqual([301, '/blog/guide-1']);
    expect(await site.stateOf('/blog/no-such-post')).toEqual([404, null]);
    expect(await site.stateOf('/blog/no-such-post')).toEqual([404, null]);
    expect(site.asked.filter((search) => search.includes('no-such-post'))).toHaveLength(1);
    expect(await site.stateOf('/nothing/here')).toEqual([404, null]);
  });

  it('CS-06 an update changes an edited post, its neighbours and the lists that name it', async () => {
    await site.update();
    const before = await site.textOf('/blog/guide-2');
    site.edit('guide-3', { title: { rendered: 'Another title' }, modified_gmt: '2026-05-01T09:00:00' });
    expect(await site.update()).toBe(true);
    const pages = ['/blog/guide-3', '/blog/guide-2', '/blog/guide-4', '/blog', '/', '/feed.xml'];
    expect(await site.naming('Another title', ...pages)).toEqual(pages);
    expect(before).toContain('Guide 3');
  });

  it('CS-06 an address can move from a deleted or renamed post to another one', async () => {
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

  it('CS-06 the old slug of a renamed post redirects to the new one, until another post has it', async () => {
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

  it('CS-06 the text of a post that gets a password is in no file', async () => {
    await site.update();
    const hidden = { content: { rendered: '', protected: true }, excerpt: { rendered: '' } };
    site.edit('guide-5', { ...hidden, modified_gmt: '2026-06-01T09:00:00' });
    await site.update();
    const pages = ['/blog/guide-5', '/blog', '/', '/feed.xml', '/hi/blog/guide-5'];
    expect(await site.naming('guide 5', ...pages)).toEqual([]);
  });

  it('CS-06 a post that is deleted and restored unchanged is rendered again', async () => {
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

  it('CS-06 the former address of a renamed post answers 410 when the post is deleted', async () => {
    await site.update();
    site.edit('guide-4', { slug: 'renamed', modified_gmt: '2026-05-01T09:00:00' });
    expect(await site.stateOf('/blog/renamed')).toEqual([200, null]);
    site.have(site.posts().filter(({ slug }) => slug !== 'renamed'));
    await site.update();
    for (const path of ['/blog/guide-4', '/blog/renamed', '/ar/blog/guide-4'])
      expect([path, await site.stateOf(path)]).toEqual([path, [410, null]]);
  });

  it('CS-06 a slug that is the name of a file does not prevent the publishing of other posts', async () => {
    site.have([doublePost(8, { slug: 'index.html' }), doublePost(7), ...site.posts()]);
    expect(await site.update()).toBe(true);
    expect(await site.naming('guide-7', '/blog', '/', '/feed.xml')).toHaveLength(3);
    expect(await site.textOf('/blog/index.html')).toContain('The text of guide 8.');
  });

  it('CS-05 CS-06 a wrong answer for one address does not affect other posts', async () => {
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

  it('OF-04 while the service is down all pages are served, and an unknown address answers 503', async () => {
    await site.update();
    site.answer(async () => new Response('Down', { status: 503 }));
    await expect(site.update()).rejects.toThrow('503');
    expect(await site.stateOf('/blog/guide-2')).toEqual([200, null]);
    const unknown = await site.get('/blog/guide-99');
    expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '10']);
    expect(site.failures.join()).toContain('/blog/guide-99');
    site.answer(async () => Response.json([], { headers: { 'X-WP-Total': '0' } }));
    await site.update().catch(() => undefined);
    expect(await site.stateOf('/blog/guide-2')).toEqual([200, null]);
  });

  it('CS-06 a service that fails gets no further requests for some seconds', async () => {
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
