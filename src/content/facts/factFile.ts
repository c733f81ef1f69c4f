import * as v from 'valibot';
import type { LanguageCode } from '../../i18n/languages.ts';
import { PRICES } from '../offers/pricesFile.ts';
import { amount, day, fields, oneOf, pairOf, plain, shown } from '../yaml/schema.ts';
import { isIsoDay } from './isoDay.ts';

/** Currencies are ISO 4217 codes; `text` values are shown unchanged. */
const UNITS = [
  'AED',
  'USD',
  'GBP',
  'EUR',
  '%',
  'day',
  'week',
  'month',
  'year',
  'count',
  'date',
  'text',
] as const;

/** A text in all languages. */
const texts = fields({ en: plain, ar: plain, ur: plain, hi: plain } satisfies Record<LanguageCode, unknown>);

const value = v.union(
  [amount, pairOf(amount), plain, texts],
  'is no value. Allowed: a number, two numbers “[1, 2]”, a date, text, or text for each of en, ar, ur, hi',
);

const address = v.custom<`https://${string}`>(
  (url) => typeof url === 'string' && /^https:\/\/[^/\s]+\/?\S*$/.test(url) && URL.canParse(url),
  ({ input }) => `${shown(input)} is no address. Allowed: an address that begins with “https://”`,
);

const entry = fields({
  /** A number, a low–high pair, a date, or text; a text of one line is the same in all languages. */
  value: v.exactOptional(value),
  /** The price of a package, which `offers/prices.yaml` has. */
  price: v.exactOptional(oneOf(PRICES)),
  unit: oneOf(UNITS),
  /** A description that fits before a colon. */
  covers: texts,
  /** The authority, law or study. */
  source: texts,
  /**
   * Its page, or the publisher's site if the page is unknown; none for prices given by sellers. The launch check lists
   * addresses that are no page.
   */
  url: v.exactOptional(address),
  /** Day of publication or last revision, if stated. */
  publishedOn: v.exactOptional(day),
  checkedOn: day,
  /**
   * `stated` by the authority or law, or by the firm for its prices; `about` if no authority has confirmed it;
   * `disputed` if sources disagree (then it is a range).
   */
  certainty: oneOf(['stated', 'about', 'disputed']),
  /** First day on which the rule applies. */
  validFrom: v.exactOptional(day),
  /** Last day on which the rule applies. */
  validTo: v.exactOptional(day),
});

export type FactEntry = v.InferOutput<typeof entry>;

/** Returns what is wrong with a value, if its unit does not allow it. */
function valueMistake({ value, price, unit }: FactEntry): string | undefined {
  if (price !== undefined) return value === undefined ? undefined : 'has a price. Allowed: value or price';
  if (value === undefined) return 'is missing. Allowed: value or price';
  if (unit === 'text') return typeof value === 'object' && 'en' in value ? undefined : textMistake(value);
  if (unit === 'date')
    return typeof value === 'string' && isIsoDay(value)
      ? undefined
      : `${shown(value)} is no day. Allowed for the unit date: a date such as 2026-11-30`;
  if (typeof value === 'number' || (Array.isArray(value) && value[0] < value[1])) return undefined;
  return `${shown(value)} is no number. Allowed for the unit ${unit}: a number, or “[low, high]”`;
}

const textMistake = (value: unknown): string | undefined =>
  typeof value === 'string' ? undefined : `${shown(value)} is no text. Write it in quotes`;

/** The schema of a file of facts: entries by id, in kebab-case. */
export const factFile = v.record(
  v.pipe(
    v.string(),
    v.regex(/^[a-z][\da-z]*(?:-[\da-z]+)*$/, 'is no id. Allowed: small letters, digits and “-”'),
  ),
  v.pipe(
    entry,
    v.rawCheck(({ dataset, addIssue }) => {
      const input = dataset.typed ? dataset.value : undefined;
      const message = input && valueMistake(input);
      if (message)
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: { ...input }, key: 'value', value: input.value }],
        });
    }),
  ),
  'must have facts by id',
);

export type FactFile = v.InferOutput<typeof factFile>;
