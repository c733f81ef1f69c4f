import { describe, expect, it } from 'vitest';
import { appManifest } from '../../src/content/appManifest.ts';
import { brand } from '../../src/content/brand.ts';
import { navigationPaths } from '../../src/content/navigation.ts';
import { routeEntries } from '../../src/content/siteManifest.ts';
import { inLanguage, splitLanguage } from '../../src/i18n/addresses.ts';
import { languages } from '../../src/i18n/languages.ts';

const SCRIPT = { en: 'Latin', ar: 'Arabic', ur: 'Arabic', hi: 'Devanagari' } as const;

const known: ReadonlySet<string> = new Set([
  ...navigationPaths,
  ...routeEntries.flatMap(({ paths }) => paths),
]);

const wordsOf = ({
  name,
  short_name,
  description,
  shortcuts,
  screenshots,
}: ReturnType<typeof appManifest>) => [
  name ?? '',
  short_name ?? '',
  description ?? '',
  ...(shortcuts ?? []).map((shortcut) => shortcut.name),
  ...(screenshots ?? []).map(({ label }) => label ?? ''),
];

const addressesOf = ({ start_url, share_target, shortcuts }: ReturnType<typeof appManifest>) => [
  start_url ?? '',
  share_target?.action ?? '',
  ...(shortcuts ?? []).map(({ url }) => url),
];

describe.each(languages)('the manifest in $name', ({ code }) => {
  const manifest = appManifest(code);

  it('OF-01 has texts in the script of its language only', () => {
    const words = wordsOf(manifest);
    expect(words).toHaveLength(3 + 4 + 5);
    const other = new RegExp(
      String.raw`[^\p{Script=${SCRIPT[code]}}\p{Script=Common}\p{Script=Inherited}]`,
      'u',
    );
    expect(words.filter((text) => other.test(text) || !/\p{L}/u.test(text))).toEqual([]);
    expect(manifest.lang).toBe(code);
    expect(manifest.dir).toBe(SCRIPT[code] === 'Arabic' ? 'rtl' : 'ltr');
  });

  it('OF-01 FR-10 has the brand in names that are short enough for launchers and menus', () => {
    expect(manifest.short_name).toBe(brand[code]);
    expect(manifest.name).toMatch(new RegExp(`^${brand[code]}: `));
    expect(manifest.short_name?.length).toBeLessThanOrEqual(12);
    expect(manifest.name?.length).toBeLessThanOrEqual(45);
    for (const { name } of manifest.shortcuts ?? []) expect([name, name.length <= 25]).toEqual([name, true]);
  });

  it('OF-01 LA-07 links to existing pages at their addresses in the language', () => {
    const addresses = addressesOf(manifest).map(
      (address) => new URL(address, 'https://marsa.example').pathname,
    );
    expect(addresses).toHaveLength(6);
    for (const address of addresses) {
      const { path } = splitLanguage(address);
      expect([address, known.has(path)]).toEqual([inLanguage(code, path), true]);
    }
  });

  it('OF-01 differs from the English manifest only in texts and addresses', () => {
    const same = ({ id, scope, display, categories, icons, screenshots, share_target }: typeof manifest) => {
      const pictures = screenshots?.map(({ src, sizes, form_factor }) => ({ src, sizes, form_factor }));
      return { id, scope, display, categories, icons, pictures, params: share_target?.params };
    };
    expect(same(manifest)).toEqual(same(appManifest('en')));
    expect([manifest.id, manifest.scope]).toEqual(['/', '/']);
  });
});
