import type { Fact, IsoDay } from '../../../../src/content/facts/fact.ts';
import type { Office, PromiseId } from '../../../../src/content/firm.ts';
import type { RichText } from '../../../../src/content/pages/page.ts';

/** A part of a file whose title or lead is no page's. */
interface PartWords {
  readonly title: string;
  readonly lead?: RichText;
}

/** What a file and its parts are called. */
interface BookWords<Name extends string> {
  readonly title: string;
  readonly promise: string;
  readonly parts: Readonly<Record<Name, PartWords>>;
}

/** The words of the files that are no page's, in one language. */
export interface FileWords {
  readonly guide: BookWords<
    'start' | 'form' | 'costs' | 'bank' | 'documents' | 'tax' | 'myths' | 'reach' | 'figures'
  >;
  readonly profile: BookWords<'about' | 'services' | 'process' | 'reach' | 'figures'>;
  readonly contents: string;
  readonly edition: (day: string) => string;
  /** What a reader of a guide should know before the first page. */
  readonly reading: readonly RichText[];
  readonly costs: readonly [item: string, amount: string, payee: string];
  /** A page of the site calls itself one; on paper it is a part. */
  readonly onPaper: (text: RichText) => RichText;
  readonly ended: string;
  /** Between parts of a sentence that are listed. */
  readonly separator: string;
  readonly checked: (day: string) => string;
  readonly from: (day: string) => string;
  readonly until: (day: string) => string;
  readonly certainty: Readonly<Record<Fact['certainty'], string>>;
  readonly longDay: (day: IsoDay) => string;
  readonly shortDay: (day: IsoDay) => string;
  readonly reach: Readonly<Record<'phone' | 'email' | 'website' | 'quote' | 'meeting', string>>;
  readonly offices: Readonly<Record<Office['city'], string>>;
  readonly sampleContact: string;
  readonly samplePrices: string;
  /** What the firm promises, as parts of the sentence of `samplePromises`. */
  readonly promises: Readonly<Record<PromiseId, string>>;
  readonly samplePromises: (promises: readonly string[]) => string;
}

/** Writes days in a language, digits Latin. */
export const daysIn = (locale: string, dateStyle: 'long' | 'medium') => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' });
  return (day: IsoDay): string => format.format(new Date(`${day}T00:00:00Z`));
};
