import { use } from 'react';
import { useOfToday } from '../../shared/hooks/useToday.ts';
import { defaultLanguage, type LanguageCode } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { textDirection } from '../../shared/text/script.ts';
import type { Fact, IsoDay } from './fact.ts';
import { type FactId, facts } from './facts.ts';
import { factIn, loadFactWords } from './factWords.ts';
import { hasEnded } from './formatFact.ts';
import { isIsoDay } from './isoDay.ts';

/** A fact as shown on a page. */
export interface ShownFact extends Fact {
  /** The language and direction of its texts. */
  readonly lang: LanguageCode;
  readonly dir: 'ltr' | 'rtl';
  /** True if the rule has ended, by the device's date; while hydrating, by the day of its check. */
  readonly ended: boolean;
}

/** Returns the ids of ended rules, separated by spaces; without a day, those that had ended when checked. */
const endedBy = (day?: IsoDay): string =>
  Object.entries<Fact>(facts)
    .filter(([, fact]) => hasEnded(fact, day ?? fact.checkedOn))
    .map(([id]) => id)
    .join(' ');

/** The prerendered value: independent of the day of the build, which would otherwise change cached files. */
const WHEN_CHECKED = endedBy();

let asked: readonly [day: string, ended: string] = ['', WHEN_CHECKED];

/** Cached, because every figure of a page calls it. */
function endedToday(day: string): string {
  if (asked[0] !== day && isIsoDay(day)) asked = [day, endedBy(day)];
  return asked[1];
}

/**
 * Returns a function that reads facts in the page's language, with their validity today (PG-01); suspends until they
 * are loaded.
 */
export function useFacts(): (id: FactId) => ShownFact {
  const lang = useLanguage().code;
  const words = lang === defaultLanguage ? undefined : use(loadFactWords(lang));
  const ended = useOfToday(endedToday, WHEN_CHECKED).split(' ');
  return (id) => {
    const fact = factIn(id, words);
    return { ...fact, lang, dir: textDirection(lang), ended: ended.includes(id) };
  };
}
