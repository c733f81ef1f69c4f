import type { IsoDay } from '../../../../src/content/facts/fact.ts';
import { type FactId, facts } from '../../../../src/content/facts/facts.ts';
import type { Fact } from '../../../../src/content/facts/fact.ts';
import { formatFact } from '../../../../src/content/facts/formatFact.ts';
import type { RichText } from '../../../../src/content/pages/page.ts';
import { styles } from '../boxes.ts';
import { english } from '../words/english.ts';
import { runsOf } from '../runs.ts';
import type { About } from '../sheet.ts';

/** The page that hands the templates out, as a reader of a printed one can type it. */
const pageOf = ({ url }: About): string => `${url.replace(/^https?:\/\//, '')}/accounting/templates`;

/** What each template says of itself: whose it is, of which day, and that it is no advice. */
export const noticeOf = (about: About): string =>
  `A template, not legal advice. ${about.brand}, edition of ${english.longDay(about.edition)}. Newer ones: ${pageOf(about)}`;

/** A text without mark-up, its figures from the table. Tells `used` of each. */
export const plain = (
  text: RichText,
  { url, edition }: { readonly url: string; readonly edition: IsoDay },
  used: (id: FactId) => void,
): string =>
  runsOf(text, styles.body, { url, edition, language: 'en', used })
    .map((run) => run.text)
    .join('');

/** A figure with its source, as one sentence. */
export function sourceOf(id: FactId): string {
  const fact: Fact = facts[id];
  return `${formatFact(fact, 'en')}: ${fact.covers}. ${fact.source}, checked on ${english.shortDay(fact.checkedOn)}.`;
}
