import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { updateContent } from '../../server/build/contentUpdate.ts';
import { appReady, newVisitor, sharedBrowser, withWorker } from '../support/browser.ts';
import { contentDouble, doublePost, doublePosts } from '../support/contentDouble.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { buildSite, type SiteBuild } from '../support/siteBuild.ts';

/** All that may be sent. */
const vitalSchema = v.strictObject({
  name: v.picklist(['LCP', 'INP', 'CLS', 'FCP', 'TTFB']),
  value: v.number(),
  id: v.string(),
  rating: v.picklist(['good', 'needs-improvement', 'poor']),
  path: v.string(),
  navigationType: v.literal('navigate'),
});

const bodies: string[] = [];
const types: (string | undefined)[] = [];
let endpoint: Server;
let build: SiteBuild;
let site: TestSite;

beforeAll(async () => {
  endpoint = createServer((request, response) => {
    types.push(request.headers['content-type']);
    void text(request).then((body) => {
      bodies.push(body);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((done) => {
    endpoint.listen(0, '127.0.0.1', done);
  });
  const address = endpoint.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  build = await buildSite({ VITE_VITALS_ENDPOINT: `http://127.0.0.1:${port}/vitals`, PRERENDER_POSTS: '3' });
  site = await startSite(build.distDir, undefined, build.settings);
});
afterAll(async () => {
  await site.close();
  endpoint.close();
  await build.remove();
});

it('QU-08 a page view sends its loading times to the endpoint, and no more than that', async () => {
  expect(
    readdirSync(join(build.distDir, 'assets')).filter((name) => /vitals-.*js$/i.test(name)),
  ).toHaveLength(1);
  const { context, page, problems } = await newVisitor(await sharedBrowser(), withWorker);
  await page.goto(`${site.origin}/ar/blog?q=divorce`);
  await appReady(page);
  const sent = (key: string) =>
    bodies
      .flatMap((body) => Object.entries(v.parse(vitalSchema, JSON.parse(body))))
      .flatMap(([name, value]) => (name === key ? [value] : []));
  await expect.poll(() => sent('name')).toContain('TTFB');
  // A tap ends the largest paint's measurement, leaving the page the others.
  await page.mouse.click(5, 5);
  await page.goto('about:blank');
  await expect.poll(() => sent('name')).toContain('LCP');
  expect(new Set(sent('path'))).toEqual(new Set(['/ar/blog']));
  expect(bodies.join()).not.toContain('divorce');
  expect(new Set(types)).toEqual(new Set(['text/plain;charset=UTF-8']));
  expect(problems).toEqual([]);
  await context.close();
});

it('CS-06 a build of what has changed renders the new post and what names it, and the next one nothing', async () => {
  const settings = { contentOrigin: undefined };
  await updateContent(build.distDir, settings, contentDouble(doublePosts(2)));
  const three = contentDouble([doublePost(3), ...doublePosts(2)]);
  const page = join(build.distDir, 'blog/guide-3/index.html');
  // The post, its neighbour in time, another one that it is related to, the list and the home page.
  expect(await updateContent(build.distDir, settings, three)).toMatchObject({
    gone: 0,
    made: expect.toSatisfy((made) => made >= 4),
  });
  expect(existsSync(page)).toBe(true);
  expect(await updateContent(build.distDir, settings, three)).toEqual({ made: 0, gone: 0 });
  const down = async () => new Response('Down', { status: 503 });
  await expect(updateContent(build.distDir, settings, down)).rejects.toThrow('503');
  expect(existsSync(page)).toBe(true);
  const { gone } = await updateContent(build.distDir, settings, contentDouble(doublePosts(2)));
  expect([gone, existsSync(page)]).toEqual([1, false]);
});
