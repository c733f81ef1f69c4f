import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LanguageCode } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { loadPages } from './loadPages.ts';
import type { PageEntry } from './model.ts';

/** The unavailable part of the pages: everything, or all but titles and summaries. */
export type MissingTexts = 'all' | 'texts' | undefined;

/** The languages that are written in the script of a search. */
function languagesOf(search: string): readonly LanguageCode[] {
  if (/\p{Script=Arabic}/u.test(search)) return ['ar', 'ur'];
  if (/\p{Script=Devanagari}/u.test(search)) return ['hi'];
  return /\p{Script=Latin}/u.test(search) ? ['en'] : [];
}

/** Collects the languages of all searches: bodies in other languages are not loaded. */
function useSearchLanguages(search: string): readonly LanguageCode[] {
  const [languages, setLanguages] = useState<readonly LanguageCode[]>([]);
  const added = languagesOf(search).filter((code) => !languages.includes(code));
  if (added.length > 0) setLanguages([...languages, ...added]);
  return languages;
}

/** Loads the texts of the pages for the search worker; returns the part that cannot be loaded. */
export function usePageTexts(search: string, onPages: (pages: readonly PageEntry[]) => void): MissingTexts {
  const { t } = useTranslation();
  const language = useLanguage().code;
  const languages = useSearchLanguages(search);
  const [missing, setMissing] = useState<MissingTexts>();
  const loaded = useRef<{ code: LanguageCode; complete: boolean }>(undefined);
  const load = useEffectEvent(
    async (code: LanguageCode, further: readonly LanguageCode[], isCurrent: () => boolean) => {
      const frame = {
        '/quote': t('common.getQuote'),
        '/schedule': t('common.scheduleMeeting'),
        '/blog': t('common.blog'),
        '/saved': t('common.saved'),
      };
      const pass = (pages: readonly PageEntry[], complete: boolean) => {
        // A complete index is not replaced by titles alone.
        const isBetter = complete || loaded.current?.code !== code || !loaded.current.complete;
        if (!isCurrent() || !isBetter) return;
        loaded.current = { code, complete };
        onPages(pages);
      };
      let result: MissingTexts;
      try {
        await loadPages(code, frame, further, pass);
      } catch (error) {
        console.info(`The pages cannot be searched: ${String(error)}`);
        result = loaded.current?.code === code ? 'texts' : 'all';
      }
      if (isCurrent()) setMissing(result);
    },
  );
  useEffect(() => {
    let current = true;
    void load(language, languages, () => current);
    return () => {
      current = false;
    };
  }, [language, languages]);
  return missing;
}
