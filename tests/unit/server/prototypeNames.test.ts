// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createContentService } from '../../../server/content/service.ts';
import type { RunningServer } from '../../../server/serve.ts';
import { ARTICLES, FACTS, mediaFolder } from '../content-service/fixture.ts';
import { type FixtureSite, makeFixtureSite } from './fixtureSite.ts';
import { serveFixture } from './testServer.ts';

const INHERITED = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
const NESTED = [
  '__proto__.polluted',
  '__proto__.fs.open',
  '__proto__.get',
  'constructor.prototype.polluted',
  'title.__proto__.polluted',
  'title.constructor.prototype.polluted',
  'toString.polluted',
  '_links.__proto__.polluted',
];
const ROUTES = ['posts', 'posts/10525542', 'categories'];
const PARAMETERS = [
  '_embed',
  '_fields',
  'categories',
  'exclude',
  'include',
  'modified_after',
  'order',
  'orderby',
  'page',
  'per_page',
  'search',
  'slug',
];

let site: FixtureSite;
let content: Awaited<ReturnType<typeof createContentService>>;
let server: RunningServer;
const ownKeys = Reflect.ownKeys(Object.prototype);

beforeAll(async () => {
  site = makeFixtureSite();
  content = await createContentService({
    articlesDir: ARTICLES,
    mediaDir: await mediaFolder(),
    facts: FACTS,
    log: () => undefined,
  });
  server = await serveFixture(site.distDir, { content });
});
afterAll(async () => {
  for (const key of Reflect.ownKeys(Object.prototype))
    if (!ownKeys.includes(key)) Reflect.deleteProperty(Object.prototype, key);
  await server.close();
  site.remove();
});

const VALUES = [...INHERITED, ...NESTED];
/** Each parameter with each value, and each inherited name as a parameter, plain and with brackets. */
const queries = [
  ...VALUES.flatMap((value) =>
    PARAMETERS.flatMap((name) => [`${name}=${value}`, `${name}[]=${value}`, `${name}[${value}]=1`]),
  ),
  ...VALUES.flatMap((value) => [`${value}=${value}`, `${value}[]=1`, `${value}[__proto__]=1`]),
];

it.each(ROUTES)('QU-02 no parameter of %s changes the objects of the server', async (route) => {
  const failed: string[] = [];
  for (const query of queries) {
    const request = new Request(`http://localhost/wp-json/wp/v2/${route}?${query}`);
    await content(request).catch((error: unknown) => failed.push(`${query}: ${String(error)}`));
  }
  expect(failed).toEqual([]);
  expect(Reflect.ownKeys(Object.prototype)).toEqual(ownKeys);
  for (const page of ['/', '/blog', '/assets/app-1a2b3c.js'])
    expect((await fetch(server.origin + page)).status).toBe(200);
});

it('QU-02 paths with inherited names are unknown pages', async () => {
  for (const name of INHERITED)
    for (const path of [`/${name}`, `/blog/${name}`, `/wp-json/${name}`, `/wp-json/wp/v2/${name}`])
      expect([path, (await fetch(server.origin + path)).status]).toEqual([path, 404]);
});

it('QU-02 an unknown field is left out, whatever it is called', async () => {
  const ask = async (fields: string) =>
    (await fetch(`${server.origin}/wp-json/wp/v2/posts/10525542?_fields=${fields}`)).json();
  expect(await ask('id,__proto__,constructor.name,nope')).toEqual({ id: 10_525_542 });
  expect(await ask('id,title.__proto__.x,title.toString')).toEqual({ id: 10_525_542, title: {} });
});
