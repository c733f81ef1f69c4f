import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { WebHandler } from '../../server/http/nodeAdapter.ts';
import { type RunningServer, startServer } from '../../server/serve.ts';
import { contentDouble, doublePost, doublePosts, type RawPost } from '../support/contentDouble.ts';
import { copySite, type SiteCopy } from '../support/siteCopy.ts';

describe('publishing what editors change', () => {
  let copy: SiteCopy;
  let server: RunningServer;
  let posts: readonly RawPost[] = doublePosts(6);
  let content: WebHandler = contentDouble(posts);

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
      content: (request) => content(request),
    });
    // The guides of the build make room for those of this service.
    await server.update();
  });
  afterEach(() => have(doublePosts(6)));
  afterAll(async () => {
    await server.close();
    copy.remove();
  });

  it('CS-06 a changed post, its neighbours and the lists that name it are brought up to date', async () => {
    await server.update();
    const before = await textOf('/blog/guide-2');
    have(
      posts.map((post) =>
        post.slug === 'guide-3'
          ? doublePost(3, { title: { rendered: 'Another title' }, modified_gmt: '2026-05-01T09:00:00' })
          : post,
      ),
    );
    expect(await server.update()).toBe(true);
    for (const path of ['/blog/guide-3', '/blog/guide-2', '/blog/guide-4', '/blog', '/', '/feed.xml'])
      expect([path, (await textOf(path)).includes('Another title')]).toEqual([path, true]);
    expect(before).toContain('Guide 3');
  });

  it('CS-06 a new slug leads from the old one, and a later post may have that', async () => {
    await server.update();
    have(posts.map((post) => (post.slug === 'guide-4' ? doublePost(4, { slug: 'renamed' }) : post)));
    await server.update();
    expect(await stateOf('/blog/guide-4')).toEqual([301, '/blog/renamed']);
    expect(await stateOf('/blog/renamed')).toEqual([200, null]);
    expect(await textOf('/sitemap.xml')).not.toContain('guide-4<');
    have([doublePost(9, { slug: 'guide-4', title: { rendered: 'Nine' } }), ...posts]);
    await server.update();
    expect(await textOf('/blog/guide-4')).toContain('Nine');
  });

  it('CS-06 the text of a post that is given a password is in no file', async () => {
    await server.update();
    const hidden = { content: { rendered: '', protected: true }, excerpt: { rendered: '' } };
    have(
      posts.map((post) =>
        post.slug === 'guide-5' ? doublePost(5, { ...hidden, modified_gmt: '2026-06-01T09:00:00' }) : post,
      ),
    );
    await server.update();
    for (const path of ['/blog/guide-5', '/blog', '/', '/feed.xml', '/variants/hi/blog/guide-5.html'])
      expect([path, (await textOf(path)).includes('guide 5')]).toEqual([path, false]);
  });
});
