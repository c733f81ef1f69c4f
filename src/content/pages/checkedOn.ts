import type { IsoDay } from '../facts/fact.ts';
import { facts } from '../facts/facts.ts';
import { reviewer } from '../firm.ts';
import type { PageBody } from './page.ts';
import { factsOf } from './texts.ts';

/** What the head of a page says of its date; the words are in the pages' locale files (PG-01). */
export interface CheckedOn {
  readonly words: 'reviewed' | 'figuresChecked' | 'asOf';
  readonly day: IsoDay;
  /** Who reviewed it, where a person did. */
  readonly name?: string;
}

/**
 * The date of a page (PG-01, PG-04): a review only where the firm names the person; otherwise the day since which all of
 * its figures have been checked, the earliest of them; a page without figures has the day of its text.
 */
export function checkedOn(body: PageBody): CheckedOn {
  const { status, value: person } = reviewer;
  if (status === 'confirmed' && person)
    return { words: 'reviewed', day: person.reviewedOn, name: person.name };
  const days = factsOf(body).map((id): IsoDay => facts[id].checkedOn);
  const [first, ...others] = days;
  if (!first) return { words: 'asOf', day: body.reviewedOn };
  // Days are YYYY-MM-DD: the order of the texts is the order of the days.
  return { words: 'figuresChecked', day: others.reduce((early, day) => (day < early ? day : early), first) };
}
