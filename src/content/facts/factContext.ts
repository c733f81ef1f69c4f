import { createContext, use } from 'react';
import { useOfToday } from '../../shared/hooks/useToday.ts';
import { defaultLanguage, type LanguageCode } from '../../i18n/languages.ts';
import { textDirection } from '../../shared/text/script.ts';
import type { Fact, IsoDay } from './fact.ts';
import { type FactId, facts } from './facts.ts';
import { factIn, type FactWords } from './factWords.ts';
import { hasEnded } from './formatFact.ts';
import { isIsoDay } from './isoDay.ts';

/** In which language a page says what its figures are, and its words for them; English needs none. */
export const FactContext = createContext<{
  readonly language: LanguageCode;
  readonly factWords: FactWords | undefined;
}>({ language: defaultLanguage, factWords: undefined });

/** A fact as this page shows it. */
export interface ShownFact extends Fact {
  /** The language of its words, and how they run. */
  readonly lang: LanguageCode;
  readonly dir: 'ltr' | 'rtl';
  /**
   * Its rule has ended, by the day on the reader's device; by that of its check while prerendered
   * markup is taken over.
   */
  readonly ended: boolean;
}

/** Ids of the rules that have ended by a day, with spaces between; without one, by the day when each was checked. */
const endedBy = (day?: IsoDay): string =>
  Object.entries<Fact>(facts)
    .filter(([, fact]) => hasEnded(fact, day ?? fact.checkedOn))
    .map(([id]) => id)
    .join(' ');

/** As prerendered: no day of the build, with which each build would change the files that readers keep. */
const WHEN_CHECKED = endedBy();

let asked: readonly [day: string, ended: string] = ['', WHEN_CHECKED];

/** Remembered: every figure of a page asks. */
function endedToday(day: string): string {
  if (asked[0] !== day && isIsoDay(day)) asked = [day, endedBy(day)];
  return asked[1];
}

/** Reads facts in the page's words for them, with what the device's calendar says of them (PG-01). */
export function useFacts(): (id: FactId) => ShownFact {
  const { language: lang, factWords } = use(FactContext);
  const ended = useOfToday(endedToday, WHEN_CHECKED).split(' ');
  return (id) => {
    const fact = factIn(id, factWords);
    return { ...fact, lang, dir: textDirection(lang), ended: ended.includes(id) };
  };
}
