import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WebHandler } from '../../server/http/nodeAdapter.ts';
import { type RunningServer, startServer } from '../../server/serve.ts';
import { contentDouble, doublePost, doublePosts, type RawPost } from '../support/contentDouble.ts';
import { copySite, type SiteCopy } from '../support/siteCopy.ts';

describe('publishing while the site is served', () => {
  let copy: SiteCopy;
  let server: RunningServer;
  let posts: readonly RawPost[] = doublePosts(6);
  let content: WebHandler = contentDouble(posts);
  const asked: string[] = [];
  const failures: string[] = [];

  /** What the content service has from now on. */
  const have = (next: readonly RawPost[]) => {
    posts = next;
    content = contentDouble(posts);
  };
  const get = (path: string) =>
    fetch(server.origin + path, { redirect: 'manual', headers: { accept: 'text/html' } });
  const textOf = async (path: string) => (await get(path)).text();
  const stateOf = async (path: string) => {
    const { status, headers } = await get(path);
    return [status, headers.get('location')];
  };

  beforeAll(async () => {
    copy = copySite();
    server = await startServer({
      distDir: copy.dir,
      publish: { every: 0 },
      log: (message) => void failures.push(message),
      content: (request) => {
        asked.push(new URL(request.url).search);
        return content(request);
      },
    });
    // The guides of the build make room for those of this service.
    await server.update();
  });
  beforeEach(() => {
    asked.length = 0;
    failures.length = 0;
  });
  afterEach(() => have(doublePosts(6)));
  afterAll(async () => {
    await server.close();
    copy.remove();
  });

  it('CS-06 posts that the service no longer has are gone, and named nowhere', async () => {
    expect(await stateOf('/blog/choosing-a-free-zone')).toEqual([410, null]);
    for (const path of [
      '/',
      '/blog',
      '/feed.xml',
      '/sitemap.xml',
      '/kept/en/blog.json',
      '/variants/ar/blog.html',
    ]) {
      const text = await textOf(path);
      expect([path, text.includes('choosing-a-free-zone'), text.includes('guide-6')]).toEqual([
        path,
        false,
        true,
      ]);
    }
    expect(await stateOf('/blog/guide-1')).toEqual([200, null]);
    expect(await server.update()).toBe(false);
  });

  it('CS-06 a new post has its page at the first request, whole, in all languages, and is asked for once', async () => {
    have([doublePost(7), ...posts]);
    const answers = await Promise.all(Array.from({ length: 200 }, () => get('/blog/guide-7')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const [page = ''] = await Promise.all(answers.map((answer) => answer.text()));
    expect(page).toContain('<p>The text of guide 7.</p>');
    expect(page).toMatch(/<title>Guide 7 · [^<]+<\/title>/);
    expect(page).toContain('"@type":"BlogPosting"');
    expect(page).toContain('/blog/guide-6');
    expect(asked.filter((search) => search.includes('guide-7'))).toHaveLength(1);
    expect((await get('/variants/ar/blog/guide-7.html')).status).toBe(200);
    expect(asked.filter((search) => search.includes('guide-7'))).toHaveLength(1);
    expect(await textOf('/blog')).not.toContain('guide-7');
    expect(await server.update()).toBe(true);
    for (const path of ['/', '/blog', '/feed.xml', '/sitemap.xml', '/kept/en/index.json'])
      expect([path, (await textOf(path)).includes('guide-7')]).toEqual([path, true]);
  });

  it('CS-06 an address without a post is asked for once in a while', async () => {
    expect(await stateOf('/blog/no-such-post')).toEqual([404, null]);
    expect(await stateOf('/blog/no-such-post')).toEqual([404, null]);
    expect(asked.filter((search) => search.includes('no-such-post'))).toHaveLength(1);
    expect(await stateOf('/nothing/here')).toEqual([404, null]);
  });

  it('OF-04 without the service all pages stay, and an address that nobody knows is no 404', async () => {
    await server.update();
    content = async () => new Response('Down', { status: 503 });
    await expect(server.update()).rejects.toThrow('503');
    expect(await stateOf('/blog/guide-2')).toEqual([200, null]);
    const unknown = await get('/blog/guide-99');
    expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '10']);
    expect(failures.join()).toContain('/blog/guide-99');
    content = async () => Response.json([], { headers: { 'X-WP-Total': '0' } });
    // An empty answer alone takes nothing away.
    await server.update().catch(() => undefined);
    expect(await stateOf('/blog/guide-2')).toEqual([200, null]);
  });
});
