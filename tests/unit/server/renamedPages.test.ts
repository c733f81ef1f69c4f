// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeHostFiles } from '../../../server/build/hostFiles.ts';
import { renamedPages } from '../../../server/http/renamedPages.ts';
import { makeFixtureSite } from './fixtureSite.ts';
import { NO_SETTINGS, serveFixture } from './testServer.ts';

const FORMER = '/blog/small-business-relief-ends-2026';
const CURRENT = '/blog/small-business-relief-uae';
const { distDir } = makeFixtureSite({
  [`${CURRENT.slice(1)}/index.html`]: 'A page',
  [`ar${CURRENT}/index.html`]: 'A page',
});
writeHostFiles(distDir, { ...NO_SETTINGS, scriptHashes: [] });
const server = await serveFixture(distDir);

it.each([
  [FORMER, CURRENT],
  [`${FORMER}/`, CURRENT],
  [`${FORMER}?utm_source=mail`, `${CURRENT}?utm_source=mail`],
  [`/ar${FORMER}`, `/ar${CURRENT}`],
])('BP-01 the former address %s answers 301 to %s', async (path, location) => {
  const answer = await server.get(path);
  expect([answer.status, answer.headers.location]).toEqual([301, location]);
});

it('BP-01 a former address without a page in its language is missing, and one with a page of its own is that page', async () => {
  expect((await server.get(`/ur${FORMER}`)).status).toBe(404);
  expect(renamedPages(new Set([`${FORMER}/index.html`, `${CURRENT}/index.html`])).size).toBe(0);
});

it('BP-01 the files for static hosts and nginx redirect in the same way, and are not served', async () => {
  const read = (name: string) => readFileSync(join(distDir, name), 'utf8');
  expect(read('_redirects')).toBe(`${FORMER} ${CURRENT} 301\n/ar${FORMER} /ar${CURRENT} 301\n`);
  expect(read('nginx.conf.sample')).toContain(
    `  location = /ar${FORMER} { return 301 /ar${CURRENT}$is_args$args; }\n`,
  );
  expect((await server.get('/_redirects')).status).toBe(404);
});
