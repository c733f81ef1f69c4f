import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appReady, newVisitor, sharedBrowser, withWorker } from '../support/browser.ts';
import { portOf } from '../support/freePort.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { buildSite, type SiteBuild } from '../support/siteBuild.ts';

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
const endpoint = createServer((request, response) => {
  types.push(request.headers['content-type']);
  void text(request).then((body) => {
    bodies.push(body);
    response.writeHead(204).end();
  });
});
let build: SiteBuild;
let site: TestSite;

beforeAll(async () => {
  await once(endpoint.listen(0, '127.0.0.1'), 'listening');
  const VITE_VITALS_ENDPOINT = `http://127.0.0.1:${portOf(endpoint)}/vitals`;
  build = await buildSite({ VITE_VITALS_ENDPOINT, PRERENDER_POSTS: '3' });
  site = await startSite(build.distDir, undefined, build.settings);
});
afterAll(async () => {
  await site.close();
  endpoint.close();
  await build.remove();
});

it('QU-08 a page view sends only its loading times to the endpoint', async () => {
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
  // A tap ends the measurement of the largest paint.
  await page.mouse.click(5, 5);
  await page.goto('about:blank');
  await expect.poll(() => sent('name')).toContain('LCP');
  expect(new Set(sent('path'))).toEqual(new Set(['/ar/blog']));
  expect(bodies.join()).not.toContain('divorce');
  expect(new Set(types)).toEqual(new Set(['text/plain;charset=UTF-8']));
  expect(problems).toEqual([]);
  await context.close();
});
