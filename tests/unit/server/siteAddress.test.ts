// @vitest-environment node
import { JSDOM } from 'jsdom';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { toPost } from '../../../src/features/blog/api/toPost.ts';
import { fixtureContent } from '../content-service/fixture.ts';
import { atOnce } from '../edge/fixture.ts';
import { makeFixtureSite } from './fixtureSite.ts';
import { NO_SETTINGS, serveFixture } from './testServer.ts';

const SITE = 'https://marsa.example';
const POSTS = '/wp-json/wp/v2/posts?_embed&per_page=50';
const { get, origin } = await serveFixture(makeFixtureSite().distDir, {
  content: await fixtureContent(),
  settings: { ...NO_SETTINGS, siteOrigin: SITE },
});

it.each([SITE, origin])('CS-03 posts show their covers and pictures at %s', async (address) => {
  const { body } = await get(POSTS, { host: new URL(address).host });
  const context = {
    dom: new JSDOM('').window,
    apiBase: `${address}/wp-json/wp/v2`,
    siteOrigin: address,
    mediaOrigins: [address],
    defaultAuthor: 'The team',
  };
  const raw = v.parse(v.array(v.unknown()), JSON.parse(body.toString()));
  const posts = raw.map((post) => atOnce(toPost(post, context)));
  expect(posts.filter((post) => post?.summary.picture)).toHaveLength(1);
  expect(posts.flatMap((post) => post?.body.html.match(/<img/g) ?? [])).toHaveLength(1);
});

it('QU-02 no answer contains the Host of a stranger, and caches revalidate answers of the content service', async () => {
  for (const path of [POSTS, '/wp-json/', '/wp-json/nope', '/blog']) {
    const { headers, body } = await get(path, { host: 'evil.example' });
    expect([path, `${JSON.stringify(headers)}${body.toString()}`.includes('evil')]).toEqual([path, false]);
    expect([path, headers['cache-control']]).toEqual([path, 'no-cache']);
  }
});
