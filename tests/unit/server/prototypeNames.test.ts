// @vitest-environment node
import { afterAll, expect, it } from 'vitest';
import { fixtureContent } from '../content-service/fixture.ts';
import { makeFixtureSite } from './fixtureSite.ts';
import { serveFixture } from './testServer.ts';

const INHERITED = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
const VALUES = [
  ...INHERITED,
  '__proto__.polluted',
  '__proto__.fs.open',
  '__proto__.get',
  'constructor.prototype.polluted',
  'title.__proto__.polluted',
  'title.constructor.prototype.polluted',
  'toString.polluted',
  '_links.__proto__.polluted',
];
const PARAMETERS =
  '_embed _fields categories exclude include modified_after order orderby page per_page search slug'.split(
    ' ',
  );

const ownKeys = Reflect.ownKeys(Object.prototype);
const content = await fixtureContent();
const server = await serveFixture(makeFixtureSite().distDir, { content });

afterAll(() => {
  for (const key of Reflect.ownKeys(Object.prototype))
    if (!ownKeys.includes(key)) Reflect.deleteProperty(Object.prototype, key);
});

const queries = VALUES.flatMap((value) =>
  [...PARAMETERS, value].flatMap((name) => [`${name}=${value}`, `${name}[]=${value}`, `${name}[${value}]=1`]),
);

it.each(['posts', 'posts/10525542', 'categories'])(
  'QU-02 no parameter of %s changes prototypes',
  async (route) => {
    const failed: string[] = [];
    for (const query of queries) {
      const request = new Request(`http://localhost/wp-json/wp/v2/${route}?${query}`);
      await content(request).catch((error: unknown) => failed.push(`${query}: ${String(error)}`));
    }
    expect(failed).toEqual([]);
    expect(Reflect.ownKeys(Object.prototype)).toEqual(ownKeys);
    for (const page of ['/', '/blog', '/assets/app-1a2b3c.js'])
      expect((await server.get(page)).status).toBe(200);
  },
);

it('QU-02 paths with inherited names answer 404', async () => {
  for (const name of INHERITED)
    for (const path of [`/${name}`, `/blog/${name}`, `/wp-json/${name}`, `/wp-json/wp/v2/${name}`])
      expect([path, (await server.get(path)).status]).toEqual([path, 404]);
});

it('QU-02 unknown fields are omitted', async () => {
  const fieldsOf = async (fields: string): Promise<unknown> =>
    JSON.parse((await server.get(`/wp-json/wp/v2/posts/10525542?_fields=${fields}`)).body.toString());
  expect(await fieldsOf('id,__proto__,constructor.name,nope')).toEqual({ id: 10_525_542 });
  expect(await fieldsOf('id,title.__proto__.x,title.toString')).toEqual({ id: 10_525_542, title: {} });
});
