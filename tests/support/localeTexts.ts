import { readFileSync } from 'node:fs';
import { brand } from '../../src/content/brand.ts';
import { spaceOf, WORD_PARTS } from '../../src/i18n/wordParts.ts';
import { type LanguageCode, languages } from '../../src/i18n/languages.ts';

const folder = new URL('../../src/i18n/', import.meta.url);

function flatten(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is neither a text nor a group`);
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, path ? `${path}.${name}` : name));
}

/** The texts of a file, with the firm's name where they say `{{brand}}`. */
const textsOf = (code: LanguageCode, file: string, prefix: string): [string, string][] =>
  flatten(JSON.parse(readFileSync(new URL(`locales/${file}.json`, folder), 'utf8')), prefix).map(
    ([key, text]) => [key, text.replaceAll('{{brand}}', brand[code])],
  );

/**
 * A language's texts by key (`blog.results_one`), those of a part of the words with its name before them
 * (`hero.title`). @throws Error when something in the files is no text.
 */
export function localeTexts(code: LanguageCode): ReadonlyMap<string, string> {
  return new Map([
    ...textsOf(code, code, ''),
    ...WORD_PARTS.flatMap((part) =>
      textsOf(code, `${code}.${part}`, spaceOf(part) === 'translation' ? '' : part),
    ),
  ]);
}

/** The languages into which English is translated. */
export const translated = languages.map(({ code }) => code).filter((code) => code !== 'en');

/** Names and signs that are written in Latin letters everywhere. */
export const LATIN_NAMES: ReadonlySet<string> = new Set(
  'RSS PDF PRO SEO CFO AML AED IFZA SPC SHAMS Shams Meydan RAKEZ RAK ICC ADGM DMCC DET CN WhatsApp AM PM Dock OÜ KMD VD TSD'.split(
    ' ',
  ),
);

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** A key as `t()` is asked for it: without the suffix of a plural form. */
export const baseKey = (key: string): string => key.replace(PLURAL, '');

/** The plural category that a key is for, if any. */
export const pluralOf = (key: string): string | undefined => PLURAL.exec(key)?.[1];

/** The words of `GLOSSARY.md`: for each term, the forms that it may take in each language. */
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
