import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { brand } from '../../src/content/brand.ts';

const root = resolve(import.meta.dirname, '../..');

/** Files that may contain the name. */
const OWN = new Set(['src/content/brand.ts', 'src/i18n/GLOSSARY.md']);

const sourcesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(?:tsx?|json|md|css|html)$|content\/.*\.yaml$/.test(file) && !OWN.has(file));

describe('the brand', () => {
  afterEach(() => {
    vi.doUnmock('../../src/content/brand.ts');
    vi.resetModules();
  });

  it('FR-10 is a literal in one file only', () => {
    // With a prefix, the Arabic name also means "harbour".
    const literal = new RegExp(
      `(?<![\\p{L}\\p{M}])(?:${Object.values(brand).join('|')})(?![\\p{L}\\p{M}])`,
      'u',
    );
    const files = [...sourcesOf('src'), ...sourcesOf('server'), 'index.html'];
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => literal.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  it('FR-10 can be replaced in pages, titles and the manifest of each language', async () => {
    vi.resetModules();
    vi.doMock('../../src/content/brand.ts', () => ({
      brand: { en: 'Qanat', ar: 'قناة', ur: 'قنات', hi: 'क़नात' },
    }));
    const { renderPage } = await import('../../server/prerender/entry.tsx');
    for (const code of ['en', 'ar', 'ur', 'hi'] as const) {
      for (const path of ['/', '/company/about']) {
        const { head, markup } = await renderPage(path, code);
        const old = new RegExp(`(?<![\\p{L}\\p{M}])${brand[code]}(?![\\p{L}\\p{M}])`, 'u');
        expect([path, code, old.exec(head + markup)?.[0]]).toEqual([path, code, undefined]);
        expect(head + markup).not.toContain('{{brand}}');
        expect(head).toMatch(/<title>[^<]*(?:Qanat|قناة|قنات|क़नात)[^<]*<\/title>/);
      }
    }
    const { appManifest } = await import('../../src/content/appManifest.ts');
    const names = (['en', 'ar', 'ur', 'hi'] as const).map((code) => {
      const { name = '', short_name = '' } = appManifest(code);
      return [name.split(':')[0], short_name];
    });
    expect(names).toEqual(['Qanat', 'قناة', 'قنات', 'क़नात'].map((name) => [name, name]));
  });
});
