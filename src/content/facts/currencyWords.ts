import type { SumCurrency } from './amount.ts';

/** A currency's name after a number: Arabic has three forms, by the number's last two digits; the others have one. */
type CurrencyName = string | { readonly few: string; readonly many: string; readonly other: string };

/**
 * Names of currencies in languages that write them after the number. In Arabic and Urdu a code in Latin letters would
 * change its place with the direction of what stands beside it. English keeps the code before the number.
 */
const NAMES: Readonly<Record<string, Readonly<Record<SumCurrency, CurrencyName>>>> = {
  ar: {
    AED: { few: 'دراهم', many: 'درهمًا', other: 'درهم' },
    USD: { few: 'دولارات', many: 'دولارًا', other: 'دولار' },
    // With its second word: a pound alone is Egypt's to many readers.
    GBP: { few: 'جنيهات إسترلينية', many: 'جنيهًا إسترلينيًا', other: 'جنيه إسترليني' },
    EUR: 'يورو',
  },
  ur: { AED: 'درہم', USD: 'ڈالر', GBP: 'پاؤنڈ', EUR: 'یورو' },
  hi: { AED: 'दिरहम', USD: 'डॉलर', GBP: 'पाउंड', EUR: 'यूरो' },
};

/**
 * Arabic's category of a number beside a noun, as `Intl.PluralRules` has it, as far as nouns differ here. Not by `Intl`: its
 * tables take a phone 100 ms to open.
 */
function arabicForm(value: number): 'few' | 'many' | 'other' {
  const rest = Math.abs(value) % 100;
  if (!Number.isInteger(rest) || rest < 3) return 'other';
  return rest <= 10 ? 'few' : 'many';
}

/** Whether a language writes a currency's name after the number. `language` is a code such as `ar`. */
export const hasCurrencyWords = (language: string): boolean => Object.hasOwn(NAMES, language);

/** What stands after an amount: "درهم"; nothing in a language that writes the code before it. */
export function currencyWord(currency: SumCurrency, value: number, language: string): string | undefined {
  const name = hasCurrencyWords(language) ? NAMES[language]?.[currency] : undefined;
  return typeof name === 'object' ? name[arabicForm(value)] : name;
}
