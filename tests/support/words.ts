import type { LanguageCode } from '../../src/i18n/languages.ts';
import { localeTexts, translated } from './localeTexts.ts';

/**
 * Returns a message of the interface, such as `hero.title`.
 * @throws Error for an unknown key
 */
export function word(code: LanguageCode, key: string): string {
  const text = localeTexts(code).get(key);
  if (text === undefined) throw new Error(`${code}.json has no ${key}.`);
  return text;
}

/** Shorter messages also occur in English articles, which are English in every language. */
const LONG = 28;

/** Returns English messages that are long enough to be unique, and that no other language contains. */
export function englishPhrases(): string[] {
  const others = translated.map((code) => [...localeTexts(code).values()].join('\n'));
  return [...localeTexts('en').values()].filter(
    (phrase) =>
      phrase.length >= LONG && !phrase.includes('{{') && !others.some((other) => other.includes(phrase)),
  );
}
