// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersFile, writeHostFiles } from '../../../server/build/hostFiles.ts';
import { collectScriptHashes } from '../../../server/build/scriptHashes.ts';
import { manifestAddress } from '../../../src/i18n/addresses.ts';
import { languages } from '../../../src/i18n/languages.ts';
import type { RunningServer } from '../../../server/serve.ts';
import { makeFixtureSite } from './fixtureSite.ts';
import { NO_SETTINGS, serveFixture } from './testServer.ts';
import { ask } from './wire.ts';

const settings = { ...NO_SETTINGS, contentOrigin: 'https://cms.example' };
const site = makeFixtureSite();
let server: RunningServer;
let blocks: Map<string, Map<string, string>>;

/** Reads a `_headers` file as a host does. */
function parse(text: string): Map<string, Map<string, string>> {
  return new Map(
    text.split('\n\n').map((block) => {
      const [pattern = '', ...lines] = block.trim().split('\n');
      const pairs = lines.map((line) => {
        const at = line.indexOf(': ');
        return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 2)] as const;
      });
      return [pattern, new Map(pairs)];
    }),
  );
}

/** What the host would send for a path; a header of two matching rules is joined by a comma, as hosts do. */
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

beforeAll(async () => {
  writeHostFiles(site.distDir, { ...settings, scriptHashes: collectScriptHashes(site.distDir) });
  blocks = parse(readFileSync(join(site.distDir, '_headers'), 'utf8'));
  server = await serveFixture(site.distDir, { settings });
});
afterAll(async () => {
  await server.close();
  site.remove();
});

describe('_headers', () => {
  it('QU-02 a page gets the same headers from a host as from the server, plus those for https', async () => {
    const { headers } = await ask(server.origin, '/blog');
    const host = fromHost('/blog');
    expect(host.get('strict-transport-security')).toBe('max-age=31536000');
    host.delete('strict-transport-security');
    const policy = host.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'.*; upgrade-insecure-requests$/);
    host.set('content-security-policy', policy.replace('; upgrade-insecure-requests', ''));
    expect(host.size).toBeGreaterThan(5);
    for (const [name, value] of host) expect([name, headers[name]]).toEqual([name, value]);
  });

  it.each([
    '/assets/app-1a2b3c.js',
    '/icons/icon.svg',
    '/sw.js',
    '/manifest.webmanifest',
    '/manifest.ar.webmanifest',
    '/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
  ])('OF-07 %s is kept as long from a host as from the server', async (path) => {
    const { headers } = await ask(server.origin, path);
    expect(headers['cache-control']).toBeDefined();
    expect(fromHost(path).get('cache-control')).toBe(headers['cache-control']);
  });

  it('OF-07 pages are left to the hosts’ own rule, which asks again each time', () => {
    for (const path of ['/', '/blog', '/404.html']) expect(fromHost(path).has('cache-control')).toBe(false);
  });

  it('OF-07 a folder of one kind takes one rule, a mixed one a rule for each file but its pages', () => {
    const packs = Array.from({ length: 150 }, (_, index) => `/packs/${index}.json`);
    const mixed = ['/downloads/index.html', '/downloads/guide.pdf', '/downloads/list.json'];
    const rules = parse(headersFile(new Set([...packs, ...mixed]), { scriptHashes: [] }));
    expect([...rules.keys()]).toEqual(['/*', '/packs/*', '/downloads/guide.pdf', '/downloads/list.json']);
    expect(rules.get('/packs/*')?.get('cache-control')).toBe('no-cache');
  });

  it('QU-02 a file that a host would cut short is refused', () => {
    const scriptHashes = Array.from(
      { length: 30 },
      (_, index) => `sha256-${String(index).padStart(44, 'x')}`,
    );
    expect(() => headersFile(new Set(['/index.html']), { scriptHashes })).toThrow('2000 are allowed');
    const files = new Set(Array.from({ length: 120 }, (_, index) => `/file-${index}.txt`));
    expect(() => headersFile(files, { scriptHashes: [] })).toThrow('100 are allowed');
  });
});

describe('nginx.conf.sample', () => {
  it('QU-02 carries the same headers', () => {
    const sample = readFileSync(join(site.distDir, 'nginx.conf.sample'), 'utf8');
    const lines = sample.matchAll(/^ {2}add_header (\S+) "([^"]+)" always;$/gm);
    expect(new Map([...lines].map(([, name = '', value = '']) => [name.toLowerCase(), value]))).toEqual(
      blocks.get('/*'),
    );
  });

  it('OF-01 says what the manifest of each language is, which the server’s own list of types may lack', () => {
    const sample = readFileSync(join(site.distDir, 'nginx.conf.sample'), 'utf8');
    const [, pattern = '^$'] =
      /^ {2}location ~ "(.+)" \{ default_type application\/manifest\+json; \}$/m.exec(sample) ?? [];
    const typed = languages
      .map(({ code }) => manifestAddress(code))
      .filter((path) => new RegExp(pattern).test(path));
    expect(typed).toHaveLength(languages.length);
    expect('/manifest.ar.webmanifest.br').not.toMatch(new RegExp(pattern));
  });
});
