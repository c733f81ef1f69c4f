import type { IsoDay } from '../facts/fact.ts';
import { facts } from '../facts/facts.ts';
import { reviewer } from '../firm.ts';
import type { PageBody } from './page.ts';
import { factsOf } from './texts.ts';

export interface CheckedOn {
  readonly words: 'reviewed' | 'figuresChecked' | 'asOf';
  readonly day: IsoDay;
  readonly name?: string;
}

/**
 * Returns the date of a page (PG-01, PG-04): its review if the firm names a person; otherwise the earliest check of its
 * figures; without figures the day of its text.
 */
export function checkedOn(body: PageBody): CheckedOn {
  const { status, value: person } = reviewer;
  if (status === 'confirmed' && person)
    return { words: 'reviewed', day: person.reviewedOn, name: person.name };
  const days = factsOf(body).map((id): IsoDay => facts[id].checkedOn);
  const [first, ...others] = days;
  if (!first) return { words: 'asOf', day: body.reviewedOn };
  return { words: 'figuresChecked', day: others.reduce((early, day) => (day < early ? day : early), first) };
}
