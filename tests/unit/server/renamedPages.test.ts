// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeHostFiles } from '../../../server/build/hostFiles.ts';
import { renamedPages } from '../../../server/http/renamedPages.ts';
import type { RunningServer } from '../../../server/serve.ts';
import { makeFixtureSite } from './fixtureSite.ts';
import { NO_SETTINGS, serveFixture } from './testServer.ts';
import { ask } from './wire.ts';

const FORMER = '/blog/small-business-relief-ends-2026';
const CURRENT = '/blog/small-business-relief-uae';
const page = '<!doctype html><title>Small Business Relief</title>';
const fixture = makeFixtureSite({
  [`${CURRENT.slice(1)}/index.html`]: page,
  [`ar${CURRENT}/index.html`]: page,
});
let server: RunningServer;

beforeAll(async () => {
  writeHostFiles(fixture.distDir, { ...NO_SETTINGS, scriptHashes: [] });
  server = await serveFixture(fixture.distDir);
});
afterAll(async () => {
  await server.close();
  fixture.remove();
});

describe('the former address of an embedded article', () => {
  it.each([
    [FORMER, CURRENT],
    [`${FORMER}/`, CURRENT],
    [`${FORMER}?utm_source=mail`, `${CURRENT}?utm_source=mail`],
    [`/ar${FORMER}`, `/ar${CURRENT}`],
  ])('BP-01 %s answers 301 to %s', async (path, location) => {
    const answer = await ask(server.origin, path);
    expect([answer.status, answer.headers.location]).toEqual([301, location]);
  });

  it('BP-01 a page that the site does not have is missing', async () => {
    expect((await ask(server.origin, `/ur${FORMER}`)).status).toBe(404);
    const both = new Set([`${FORMER}/index.html`, `${CURRENT}/index.html`]);
    expect([...renamedPages(both)]).toEqual([]);
  });

  it('BP-01 _redirects and the sample for nginx lead there too, and neither is served', async () => {
    const read = (name: string) => readFileSync(join(fixture.distDir, name), 'utf8');
    expect(read('_redirects')).toBe(`${FORMER} ${CURRENT} 301\n/ar${FORMER} /ar${CURRENT} 301\n`);
    expect(read('nginx.conf.sample')).toContain(
      `  location = /ar${FORMER} { return 301 /ar${CURRENT}$is_args$args; }\n`,
    );
    expect((await ask(server.origin, '/_redirects')).status).toBe(404);
  });
});
