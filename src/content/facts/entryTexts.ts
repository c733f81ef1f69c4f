import type { LanguageCode } from '../../i18n/languages.ts';
import type { Fact } from './fact.ts';
import type { FactEntry } from './factFile.ts';

/** The translated texts of a fact; `value` for text values that differ between languages. */
export interface EntryTexts {
  readonly covers: string;
  readonly source: string;
  readonly value?: string;
}

/** Returns the texts of an entry in a language. */
export function textsIn({ value, covers, source }: FactEntry, language: LanguageCode): EntryTexts {
  const texts = { covers: covers[language], source: source[language] };
  return typeof value === 'object' && 'en' in value ? { ...texts, value: value[language] } : texts;
}

/** Returns an entry as a fact with English texts; `price` is the number of its price, if it has one. */
export function englishFact<Price>(
  entry: FactEntry,
  price: Price,
): Omit<Fact, 'value'> & { readonly value: Fact['value'] | Price } {
  const { value, price: _, covers, source, unit, ...rest } = entry;
  const english = typeof value === 'object' && 'en' in value ? value.en : value;
  return { value: english ?? price, unit, covers: covers.en, source: source.en, ...rest };
}
