// @vitest-environment node
import { JSDOM } from 'jsdom';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createContentService } from '../../../server/content/service.ts';
import type { RunningServer } from '../../../server/serve.ts';
import { toPost } from '../../../src/features/blog/api/toPost.ts';
import { ARTICLES, FACTS, mediaFolder } from '../content-service/fixture.ts';
import { atOnce } from '../edge/fixture.ts';
import { type FixtureSite, makeFixtureSite } from './fixtureSite.ts';
import { NO_SETTINGS, serveFixture } from './testServer.ts';
import { ask } from './wire.ts';

const SITE = 'https://marsa.example';
const POSTS = '/wp-json/wp/v2/posts?_embed&per_page=50';

let site: FixtureSite;
let server: RunningServer;

beforeAll(async () => {
  site = makeFixtureSite();
  const mediaDir = await mediaFolder();
  const content = await createContentService({
    articlesDir: ARTICLES,
    mediaDir,
    facts: FACTS,
    log: () => {},
  });
  server = await serveFixture(site.distDir, { content, settings: { ...NO_SETTINGS, siteOrigin: SITE } });
});
afterAll(async () => {
  await server.close();
  site.remove();
});

const postsFor = (host: string) => ask(server.origin, POSTS, { headers: { host } });

/** How many covers and pictures in texts a browser at an origin shows of the posts in an answer. */
function picturesAt(origin: string, answer: string): { covers: number; inTexts: number } {
  const context = {
    dom: new JSDOM('').window,
    apiBase: `${origin}/wp-json/wp/v2`,
    siteOrigin: origin,
    mediaOrigins: [origin],
    defaultAuthor: 'The team',
  };
  const posts = v.parse(v.array(v.unknown()), JSON.parse(answer)).map((raw) => atOnce(toPost(raw, context)));
  return {
    covers: posts.filter((post) => post?.summary.picture).length,
    inTexts: posts.flatMap((post) => post?.body.html.match(/<img/g) ?? []).length,
  };
}

it('CS-03 posts show their covers and pictures where a proxy speaks TLS for the server', async () => {
  const { body } = await postsFor('marsa.example');
  expect(picturesAt(SITE, body.toString())).toEqual({ covers: 1, inTexts: 1 });
});

it('CS-03 posts show their covers and pictures on this machine', async () => {
  const { host } = new URL(server.origin);
  const { body } = await postsFor(host);
  expect(picturesAt(server.origin, body.toString())).toEqual({ covers: 1, inTexts: 1 });
});

it('QU-02 the Host of a stranger is in no answer', async () => {
  for (const path of [POSTS, '/wp-json/', '/wp-json/wp/v2/posts?per_page=1', '/wp-json/nope', '/blog']) {
    const { headers, body } = await ask(server.origin, path, { headers: { host: 'evil.example' } });
    expect([path, JSON.stringify(headers) + body.toString()]).not.toEqual([
      path,
      expect.stringContaining('evil.example'),
    ]);
  }
});

it('CS-03 caches ask again before they answer for the content service', async () => {
  for (const path of [POSTS, '/wp-json/', '/wp-json/nope'])
    expect((await ask(server.origin, path)).headers['cache-control']).toBe('no-cache');
});
