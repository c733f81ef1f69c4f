import { createContext, use } from 'react';
import { useToday } from '../../shared/hooks/useToday.ts';
import { defaultLanguage, type LanguageCode } from '../../i18n/languages.ts';
import { textDirection } from '../../shared/text/script.ts';
import type { Fact } from './fact.ts';
import type { FactId } from './facts.ts';
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
  /** Its rule has ended, by the day on the reader's device; not told while prerendered markup is taken over. */
  readonly ended: boolean;
}

/** Reads facts in the page's words for them, with what the device's calendar says of them (PG-01). */
export function useFacts(): (id: FactId) => ShownFact {
  const { language: lang, factWords } = use(FactContext);
  const today = useToday();
  const day = today !== undefined && isIsoDay(today) ? today : undefined;
  return (id) => {
    const fact = factIn(id, factWords);
    const ended = day !== undefined && hasEnded(fact, day);
    return { ...fact, lang, dir: textDirection(lang), ended };
  };
}
