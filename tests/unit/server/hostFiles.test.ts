// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { headersFile, writeHostFiles } from '../../../server/build/hostFiles.ts';
import { siteScriptHashes } from '../../../server/build/scriptHashes.ts';
import { renamedPages } from '../../../server/http/renamedPages.ts';
import { manifestAddress } from '../../../src/i18n/addresses.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { makeFixtureSite } from './fixtureSite.ts';
import { NO_SETTINGS, serveFixture } from './testServer.ts';

/** Parses a `_headers` file. */
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
writeHostFiles(distDir, { ...settings, scriptHashes: siteScriptHashes(distDir) });
const blocks = parse(readFileSync(join(distDir, '_headers'), 'utf8'));
const sample = readFileSync(join(distDir, 'nginx.conf.sample'), 'utf8');
const server = await serveFixture(distDir, { settings });

/** The headers of a path; headers of two matching rules are joined by a comma. */
function fromHost(path: string): Map<string, string> {
  const sent = new Map<string, string>();
  for (const [pattern, headers] of blocks) {
    const matches = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    for (const [name, value] of matches ? headers : [])
      sent.set(name, [sent.get(name), value].filter(Boolean).join(', '));
  }
  return sent;
}

it('QU-02 hosts send the headers of the server, plus those for https', async () => {
  const { headers } = await server.get('/blog');
  const { 'strict-transport-security': https, ...others } = Object.fromEntries(fromHost('/blog'));
  const [name, onlyHttps] = ['content-security-policy', '; upgrade-insecure-requests'];
  const policy = others[name] ?? '';
  expect([https, policy.endsWith(onlyHttps)]).toEqual(['max-age=31536000', true]);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'/);
  expect(Object.keys(others).length).toBeGreaterThan(5);
  expect(headers).toMatchObject({ ...others, [name]: policy.replace(onlyHttps, '') });
});

it('OF-07 hosts have the caching rules of the server for files', async () => {
  const paths = '/assets/app-1a2b3c.js /icons/icon.svg /sw.js /manifest.ar.webmanifest /feed.xml';
  for (const path of paths.split(' ')) {
    const rule = (await server.get(path)).headers['cache-control'];
    expect([path, fromHost(path).get('cache-control')]).toEqual([path, rule ?? 'missing']);
  }
  for (const path of ['/', '/blog', '/404.html']) expect(fromHost(path).has('cache-control')).toBe(false);
});

it('OF-07 a folder with one kind of file has one rule, a mixed folder one for each file', () => {
  const packs = Array.from({ length: 150 }, (_, index) => `/packs/${index}.json`);
  const mixed = ['/downloads/index.html', '/downloads/guide.pdf', '/downloads/list.json'];
  const page = ['/downloads/setup-guide/index.html', '/downloads/setup-guide.json'];
  const rules = parse(headersFile(new Set([...packs, ...mixed, ...page]), { scriptHashes: [] }));
  expect([...rules.keys()]).toEqual(['/*', '/packs/*', '/downloads/guide.pdf', '/downloads/list.json']);
  expect(rules.get('/packs/*')?.get('cache-control')).toBe('no-cache');
});

it('QU-02 a file that exceeds the limits of hosts is rejected', () => {
  const scriptHashes = Array.from({ length: 30 }, (_, index) => `sha256-${`${index}`.padStart(44, 'x')}`);
  expect(() => headersFile(new Set(['/index.html']), { scriptHashes })).toThrow('2000 are allowed');
  const files = new Set(Array.from({ length: 120 }, (_, index) => `/file-${index}.txt`));
  expect(() => headersFile(files, { scriptHashes: [] })).toThrow('100 are allowed');
});

it('QU-02 security.txt has the contact for a year, and is missing without a confirmed address', async () => {
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

it('QU-02 the nginx sample has the same headers', () => {
  const lines = sample.matchAll(/^ {2}add_header (\S+) "([^"]+)" always;$/gm);
  expect(new Map([...lines].map(([, name = '', value = '']) => [name.toLowerCase(), value]))).toEqual(
    blocks.get('/*'),
  );
});

it('OF-01 the nginx sample has the media type of every manifest', () => {
  const [, pattern = '^$'] =
    /^ {2}location ~ "(.+)" \{ default_type application\/manifest\+json; \}$/m.exec(sample) ?? [];
  const addresses = languages.map(({ code }) => manifestAddress(code));
  expect(addresses.filter((path) => !new RegExp(pattern).test(path))).toEqual([]);
  expect('/manifest.ar.webmanifest.br').not.toMatch(new RegExp(pattern));
});
