import type { LanguageCode } from '../../src/i18n/languages.ts';
import { localeTexts, translated } from './localeTexts.ts';

/** One text of the interface, such as `hero.title`. @throws Error when the language has none of that key */
export function word(code: LanguageCode, key: string): string {
  const text = localeTexts(code).get(key);
  if (text === undefined) throw new Error(`${code}.json has no ${key}.`);
  return text;
}

/** Signs: shorter texts of the interface also stand in English articles, which stay English everywhere. */
const LONG = 28;

/** English texts that are long enough to be taken for nothing else, and that no other language uses as they are. */
export function englishPhrases(): string[] {
  const others = translated.map((code) => [...localeTexts(code).values()].join('\n'));
  return [...localeTexts('en').values()].filter(
    (phrase) =>
      phrase.length >= LONG && !phrase.includes('{{') && !others.some((other) => other.includes(phrase)),
  );
}
