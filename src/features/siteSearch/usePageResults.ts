import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LanguageCode } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { LoadedIndex } from './loadSearchIndex.ts';
import type { PageResults } from './model.ts';

/** What is known of the pages and tools that a search finds. */
export interface PageResultsState {
  /** Undefined while there is nothing to search in. */
  readonly results: PageResults | undefined;
  /** What is searched could not be had, or not all of it: none of it, or no more than titles and summaries. */
  readonly lacking: 'all' | 'texts' | undefined;
}

interface Loaded {
  readonly language: string;
  readonly found?: LoadedIndex;
  readonly failed: boolean;
}

/** The languages that a search may be in, by its script; none for another script. */
function languagesOf(search: string): readonly LanguageCode[] {
  if (/\p{Script=Arabic}/u.test(search)) return ['ar', 'ur'];
  if (/\p{Script=Devanagari}/u.test(search)) return ['hi'];
  return /\p{Script=Latin}/u.test(search) ? ['en'] : [];
}

/** Those that were searched for so far: a body that nobody looks for in its language is not fetched for it. */
function useBodyLanguages(search: string): readonly LanguageCode[] {
  const [languages, setLanguages] = useState<readonly LanguageCode[]>([]);
  const typed = languagesOf(search).filter((code) => !languages.includes(code));
  if (typed.length > 0) setLanguages([...languages, ...typed]);
  return languages;
}

/** Finds pages and tools at each key, on the device itself (OF-06). What it needs is fetched when it is first used. */
export function usePageResults(search: string): PageResultsState {
  const { t } = useTranslation();
  const { code } = useLanguage();
  const languages = useBodyLanguages(search);
  const [loaded, setLoaded] = useState<Loaded>({ language: code, failed: false });
  const load = useEffectEvent(
    async (also: readonly LanguageCode[], onIndex: (found: LoadedIndex) => void) => {
      const { loadSearchIndex } = await import('./loadSearchIndex.ts');
      const frame = {
        '/quote': t('common.getQuote'),
        '/schedule': t('common.scheduleMeeting'),
        '/blog': t('common.blog'),
        '/saved': t('common.saved'),
      };
      await loadSearchIndex(code, frame, also, onIndex);
    },
  );
  useEffect(() => {
    let current = true;
    const take = (found: LoadedIndex) => {
      if (!current) return;
      // While further bodies come, what was whole goes on answering.
      setLoaded((before) => {
        const better = before.language !== code || !before.found?.complete || found.complete;
        return better ? { language: code, found, failed: false } : before;
      });
    };
    load(languages, take).catch((error: unknown) => {
      console.info(`The pages cannot be searched: ${String(error)}`);
      if (current) setLoaded((before) => ({ ...before, language: code, failed: true }));
    });
    return () => {
      current = false;
    };
  }, [code, languages]);

  const { found, failed } = loaded.language === code ? loaded : { found: undefined, failed: false };
  const index = found?.index;
  const results = useMemo(() => index?.search(search), [index, search]);
  const lacking = index ? 'texts' : 'all';
  return { results, lacking: failed ? lacking : undefined };
}
