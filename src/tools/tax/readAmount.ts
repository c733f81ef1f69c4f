import { latinDigits } from '../../shared/text/latinDigits.ts';

/** Multipliers and their names, as `simplified` returns them. In Urdu and Hindi ارب and अरब are a thousand million. */
const MULTIPLIERS: readonly (readonly [multiplier: number, words: string])[] = [
  [1e3, 'k thousand الف الفا الاف ہزار हजार'],
  [1e5, 'lakh lakhs lac lacs لاکھ لاکہ लाख'],
  [1e6, 'm mn mln mio million millions ملیون ملیونا ملایین ملین मिलियन'],
  [1e7, 'cr crore crores کروڑ करोड'],
  [1e9, 'b bn billion billions ملیار بلیون بلین ارب बिलियन अरब'],
];

const MULTIPLIER_OF = new Map(
  MULTIPLIERS.flatMap(([multiplier, words]) => words.split(' ').map((word) => [word, multiplier] as const)),
);

const DIRHAM = '(?:aed|dhs?\\.?|dirhams?|درہم|درھم|درہما|دراہم|د\\.ا\\.?|दिरहम)';
/** The name of the dirham before or after an amount, and the `/-` of South Asia. */
const CURRENCY = new RegExp(`^${DIRHAM}(?![a-z])|${DIRHAM}(?: اماراتی)?$|/[-=]$`, 'g');

const simplified = (text: string): string =>
  latinDigits(text)
    .normalize('NFD')
    // Direction marks and joiners, Arabic vowels, hamza and madda on alef, nukta.
    .replaceAll(/\p{Cf}|\p{Script=Inherited}|\u0640|\u093C/gu, '')
    .toLowerCase()
    .replaceAll(/[يى]/g, 'ی')
    .replaceAll('ك', 'ک')
    .replaceAll('ه', 'ہ')
    .replaceAll('\u060C', ',')
    .replaceAll('\u2212', '-')
    .replaceAll(/['\u2019\u066C]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Groups of three digits, or South Asian groups of two: 1,500,000 and 15,00,000. */
const GROUPED = /^\d{1,3}(?:([ ',.])\d{3})(?:\1\d{3})*$|^\d{1,2}(?:([ ',])\d{2})(?:\2\d{2})*\2\d{3}$/;

/** Returns the value of grouped digits; undefined for other groups. */
const groupedNumber = (text: string): number | undefined =>
  /^\d+$/.test(text) || GROUPED.test(text) ? Number(text.replaceAll(/\D/g, '')) : undefined;

const DECIMAL_MARKS = ['.', ',', '\u066B'] as const;

/**
 * Returns the value of digits with separators. `1.500` and `1,500` are 1,500, because dirhams have at most two
 * decimals. Before a multiplier a point is a decimal point: `1.125 million`.
 */
function plainNumber(text: string, hasMultiplier: boolean): number | undefined {
  const number = text.replace(/[.,\u066B]$/, '');
  const isDecimal = /^0[.,]/.test(number) || (hasMultiplier && /^\d*\.\d+$/.test(number));
  const grouped = isDecimal ? undefined : groupedNumber(number);
  if (grouped !== undefined) return grouped;
  const at = Math.max(...DECIMAL_MARKS.map((each) => number.lastIndexOf(each)));
  const [front, mark, decimals] = [number.slice(0, at), number.charAt(at), number.slice(at + 1)];
  // `1.500,000` is ambiguous.
  if (at < 0 || !/^\d+$/.test(decimals) || front.includes(mark) || (decimals.length > 2 && !isDecimal))
    return undefined;
  const before = front === '' ? 0 : groupedNumber(front);
  return before === undefined ? undefined : before + Number(`0.${decimals}`);
}

interface Term {
  readonly value: number;
  readonly multiplier: number;
}

function termOf(text: string): Term | undefined {
  if (/^\d+(?:\.\d+)?e\+?\d{1,2}$/.test(text)) return { value: Number(text), multiplier: 1 };
  const [digits = ''] = /^[\d.,' \u066B]*/.exec(text) ?? [];
  const word = text.slice(digits.length);
  const multiplier = word === '' ? 1 : MULTIPLIER_OF.get(word);
  // A word alone is a number («مليون» is a million), an abbreviation is not.
  const number = digits === '' && word.length > 2 ? 1 : plainNumber(digits.trim(), word !== '');
  return multiplier === undefined || number === undefined
    ? undefined
    : { value: number * multiplier, multiplier };
}

/** Sums terms such as "1 crore 50 lakh", each smaller than the unit before it. */
function sumOf(terms: readonly (Term | undefined)[]): number | undefined {
  let sum = 0;
  let limit = Number.POSITIVE_INFINITY;
  for (const term of terms) {
    if (!term || term.value >= limit) return undefined;
    sum += term.value;
    limit = term.multiplier;
  }
  return Math.round(sum * 100) / 100;
}

/**
 * Parses an amount of dirhams in the notations of the site's languages: `1,500,000.50`, `1.500.000,50`, `1 500 000`,
 * `15,00,000`, `1.5m`, `15 لاکھ`, with any of their digits, with or without currency. Returns undefined for ambiguous
 * or incomplete amounts.
 */
export function readAmount(text: string): number | undefined {
  const stated = simplified(text).replaceAll(CURRENCY, '').trim();
  const isNegative = stated.startsWith('-');
  const amount = (isNegative ? stated.slice(1) : stated).trim();
  const single = termOf(amount);
  // Splits before digits after a word, and at the "and" of each language.
  const parts = amount.replaceAll(/(\p{L}\p{M}*) ?(?:و|and|اور|और)? ?(?=\d)/gu, '$1\n').split('\n');
  const sum = sumOf(single ? [single] : parts.map(termOf));
  return sum !== undefined && isNegative ? -sum : sum;
}
