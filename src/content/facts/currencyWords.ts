import type { SumCurrency } from './amount.ts';

/** A currency's name after a number: Arabic has three forms, by the last two digits; other languages have one. */
type CurrencyName = string | { readonly few: string; readonly many: string; readonly other: string };

/**
 * Names of currencies, by language. In Arabic and Urdu a code in Latin letters would move with the direction of
 * adjacent text. English has a code or symbol before the number.
 */
const NAMES: Readonly<Record<string, Readonly<Record<SumCurrency, CurrencyName>>>> = {
  ar: {
    AED: { few: 'دراهم', many: 'درهمًا', other: 'درهم' },
    USD: { few: 'دولارات', many: 'دولارًا', other: 'دولار' },
    // “Pound” alone may mean Egypt's.
    GBP: { few: 'جنيهات إسترلينية', many: 'جنيهًا إسترلينيًا', other: 'جنيه إسترليني' },
    EUR: 'يورو',
  },
  ur: { AED: 'درہم', USD: 'ڈالر', GBP: 'پاؤنڈ', EUR: 'یورو' },
  hi: { AED: 'दिरहम', USD: 'डॉलर', GBP: 'पाउंड', EUR: 'यूरो' },
};

/**
 * Returns the plural category of `Intl.PluralRules` for Arabic, as far as these nouns differ. `Intl` takes 100 ms to
 * initialise on a phone.
 */
function arabicForm(value: number): 'few' | 'many' | 'other' {
  const rest = Math.abs(value) % 100;
  if (!Number.isInteger(rest) || rest < 3) return 'other';
  return rest <= 10 ? 'few' : 'many';
}

/** Returns true for languages with the currency's name after the number. */
export const hasCurrencyWords = (language: string): boolean => Object.hasOwn(NAMES, language);

/** Returns the name after an amount ("درهم"), or undefined in languages without one. */
export function currencyWord(currency: SumCurrency, value: number, language: string): string | undefined {
  const name = hasCurrencyWords(language) ? NAMES[language]?.[currency] : undefined;
  return typeof name === 'object' ? name[arabicForm(value)] : name;
}
