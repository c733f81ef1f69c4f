import { readdirSync, readFileSync } from 'node:fs';
import { brand } from '../../src/content/brand.ts';
import { type LanguageCode, languages } from '../../src/i18n/languages.ts';

const folder = new URL('../../src/i18n/', import.meta.url);

const namespaces = readdirSync(new URL('locales/', folder)).flatMap(
  (file) => /^en\.(\w+)\.json$/.exec(file)?.[1] ?? [],
);

function flatten(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is neither a text nor a group`);
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, path ? `${path}.${name}` : name));
}

/** The messages of a namespace, with the firm's name for `{{brand}}`. */
const textsOf = (code: LanguageCode, namespace: string): [string, string][] =>
  flatten(
    JSON.parse(readFileSync(new URL(`locales/${code}.${namespace}.json`, folder), 'utf8')),
    namespace === 'translation' ? '' : namespace,
  ).map(([key, text]) => [key, text.replaceAll('{{brand}}', brand[code])]);

/**
 * Returns a language's messages by key (`common.home`), those of other namespaces with a prefix (`hero.title`).
 * @throws Error when a value is not a string
 */
export const localeTexts = (code: LanguageCode): ReadonlyMap<string, string> =>
  new Map(namespaces.flatMap((namespace) => textsOf(code, namespace)));

/** The languages into which English is translated. */
export const translated = languages.map(({ code }) => code).filter((code) => code !== 'en');

/** Names and icons written in Latin letters in all languages. */
export const LATIN_NAMES: ReadonlySet<string> = new Set(
  'RSS PDF PRO SEO CFO AML AED IFZA SPC SHAMS Shams Meydan RAKEZ RAK ICC ADGM DMCC DET LLC CN WhatsApp AM PM Dock OÜ KMD VD TSD'.split(
    ' ',
  ),
);

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Returns a key without the suffix of a plural form, as in calls of `t()`. */
export const baseKey = (key: string): string => key.replace(PLURAL, '');

export const pluralOf = (key: string): string | undefined => PLURAL.exec(key)?.[1];

/** Returns the entries of `GLOSSARY.md`: each term with its permitted forms in each language. */
export function glossary(): readonly (readonly [term: string, forms: Record<LanguageCode, string[]>])[] {
  const rows = readFileSync(new URL('GLOSSARY.md', folder), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith('| term '));
  return rows.map((row) => {
    const [term = '', en, ar, ur, hi] = row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const forms = (cell: string | undefined) => (cell ?? '').split(' / ').filter((form) => form !== '');
    return [term, { en: forms(en), ar: forms(ar), ur: forms(ur), hi: forms(hi) }];
  });
}
