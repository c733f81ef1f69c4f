// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { headersFile, writeHostFiles } from '../../../server/build/hostFiles.ts';
import { collectScriptHashes } from '../../../server/build/scriptHashes.ts';
import { renamedPages } from '../../../server/http/renamedPages.ts';
import { manifestAddress } from '../../../src/i18n/addresses.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { makeFixtureSite } from './fixtureSite.ts';
import { NO_SETTINGS, serveFixture } from './testServer.ts';

/** Reads a `_headers` file as a host does. */
function parse(text: string): Map<string, Map<string, string>> {
  const blocks = text.split('\n\n').map((block) => {
    const [pattern = '', ...lines] = block.trim().split('\n');
    const pairs = lines.map((line): [string, string] => {
      const [, name = '', value = ''] = /^ *([^:]+): (.*)$/.exec(line) ?? [];
      return [name.toLowerCase(), value];
    });
    return [pattern, new Map(pairs)] as const;
  });
  return new Map(blocks);
}

const [FORMER, CURRENT] = ['/blog/small-business-relief-ends-2026', '/blog/small-business-relief-uae'];
const settings = { ...NO_SETTINGS, contentOrigin: 'https://cms.example' };
const { distDir } = makeFixtureSite({ [`ar${CURRENT}/index.html`]: 'A renamed article' });
writeHostFiles(distDir, { ...settings, scriptHashes: collectScriptHashes(distDir) });
const blocks = parse(readFileSync(join(distDir, '_headers'), 'utf8'));
const sample = readFileSync(join(distDir, 'nginx.conf.sample'), 'utf8');
const server = await serveFixture(distDir, { settings });

/** The headers that the host sends for a path; hosts join a header of two matching rules by a comma. */
function fromHost(path: string): Map<string, string> {
  const sent = new Map<string, string>();
  for (const [pattern, headers] of blocks) {
    const matches = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    for (const [name, value] of matches ? headers : []) {
      sent.set(name, [sent.get(name), value].filter(Boolean).join(', '));
    }
  }
  return sent;
}

it('QU-02 a host sends the same headers with a page as the server, plus those for https', async () => {
  const { headers } = await server.get('/blog');
  const { 'strict-transport-security': https, ...others } = Object.fromEntries(fromHost('/blog'));
  expect(https).toBe('max-age=31536000');
  const policy = others['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'.*; upgrade-insecure-requests$/);
  expect(Object.keys(others).length).toBeGreaterThan(5);
  expect(headers).toMatchObject({
    ...others,
    'content-security-policy': policy.replace('; upgrade-insecure-requests', ''),
  });
});

it('OF-07 hosts cache files for the same time as the server says, and revalidate pages by their own rule', async () => {
  const paths = [
    '/assets/app-1a2b3c.js',
    '/icons/icon.svg',
    '/sw.js',
    '/manifest.ar.webmanifest',
    '/feed.xml',
  ];
  for (const path of paths) {
    const rule = (await server.get(path)).headers['cache-control'];
    expect([path, fromHost(path).get('cache-control')]).toEqual([path, rule ?? 'missing']);
  }
  for (const path of ['/', '/blog', '/404.html']) expect(fromHost(path).has('cache-control')).toBe(false);
});

it('OF-07 a folder of one kind has one rule, a mixed one has a rule for each file except its pages', () => {
  const packs = Array.from({ length: 150 }, (_, index) => `/packs/${index}.json`);
  const mixed = ['/downloads/index.html', '/downloads/guide.pdf', '/downloads/list.json'];
  const rules = parse(headersFile(new Set([...packs, ...mixed]), { scriptHashes: [] }));
  expect([...rules.keys()]).toEqual(['/*', '/packs/*', '/downloads/guide.pdf', '/downloads/list.json']);
  expect(rules.get('/packs/*')?.get('cache-control')).toBe('no-cache');
});

it('QU-02 a file that a host would truncate is refused', () => {
  const scriptHashes = Array.from({ length: 30 }, (_, index) => `sha256-${`${index}`.padStart(44, 'x')}`);
  expect(() => headersFile(new Set(['/index.html']), { scriptHashes })).toThrow('2000 are allowed');
  const files = new Set(Array.from({ length: 120 }, (_, index) => `/file-${index}.txt`));
  expect(() => headersFile(files, { scriptHashes: [] })).toThrow('100 are allowed');
});

it('QU-02 security.txt names the contact for a year, and is missing without a confirmed address', async () => {
  expect((await server.get('/.well-known/security.txt')).status).toBe(404);
  const own = makeFixtureSite();
  writeHostFiles(own.distDir, { scriptHashes: [] }, 'security@marsa.example');
  const { get } = await serveFixture(own.distDir);
  const { status, headers, body } = await get('/.well-known/security.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const [, contact, expires = ''] = /^Contact: (.+)\nExpires: (.+)\n$/.exec(body.toString()) ?? [];
  expect(contact).toBe('mailto:security@marsa.example');
  expect((Date.parse(expires) - Date.now()) / 86_400_000).toBeCloseTo(365, 1);
});

it('BP-01 hosts and nginx redirect renamed articles, unless another page has the former address', () => {
  expect(readFileSync(join(distDir, '_redirects'), 'utf8')).toBe(`/ar${FORMER} /ar${CURRENT} 301\n`);
  expect(sample).toContain(`  location = /ar${FORMER} { return 301 /ar${CURRENT}$is_args$args; }\n`);
  expect(renamedPages(new Set([`${FORMER}/index.html`, `${CURRENT}/index.html`])).size).toBe(0);
});

it('QU-02 the sample for nginx has the same headers', () => {
  const lines = sample.matchAll(/^ {2}add_header (\S+) "([^"]+)" always;$/gm);
  expect(new Map([...lines].map(([, name = '', value = '']) => [name.toLowerCase(), value]))).toEqual(
    blocks.get('/*'),
  );
});

it('OF-01 the sample for nginx has the type of every language’s manifest, and not of its compressed forms', () => {
  const [, pattern = '^$'] =
    /^ {2}location ~ "(.+)" \{ default_type application\/manifest\+json; \}$/m.exec(sample) ?? [];
  const addresses = languages.map(({ code }) => manifestAddress(code));
  expect(addresses.filter((path) => !new RegExp(pattern).test(path))).toEqual([]);
  expect('/manifest.ar.webmanifest.br').not.toMatch(new RegExp(pattern));
});
