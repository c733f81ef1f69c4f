import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { BroughtIndex } from './bringIndex.ts';
import type { PageFinds } from './model.ts';

/** What is known of the pages and tools that a search finds. */
export interface PageFindsState {
  /** Undefined while there is nothing to search in. */
  readonly finds: PageFinds | undefined;
  /** What is searched could not be had, or not all of it: none of it, or no more than titles and summaries. */
  readonly lacking: 'all' | 'texts' | undefined;
}

interface Brought {
  readonly language: string;
  readonly found?: BroughtIndex;
  readonly failed: boolean;
}

/** Finds pages and tools at each key, on the device itself (OF-06). What it needs is fetched when it is first used. */
export function usePageFinds(search: string): PageFindsState {
  const { t } = useTranslation();
  const { code } = useLanguage();
  const [brought, setBrought] = useState<Brought>({ language: code, failed: false });
  const bring = useEffectEvent(async (tell: (found: BroughtIndex) => void) => {
    const { bringIndex } = await import('./bringIndex.ts');
    const frame = {
      '/quote': t('common.getQuote'),
      '/schedule': t('common.scheduleMeeting'),
      '/blog': t('common.blog'),
      '/saved': t('common.saved'),
    };
    await bringIndex(code, frame, tell);
  });
  useEffect(() => {
    let current = true;
    bring((found) => {
      if (current) setBrought({ language: code, found, failed: false });
    }).catch((error: unknown) => {
      console.info(`The pages cannot be searched: ${String(error)}`);
      if (current) setBrought((before) => ({ ...before, language: code, failed: true }));
    });
    return () => {
      current = false;
    };
  }, [code]);

  const { found, failed } = brought.language === code ? brought : { found: undefined, failed: false };
  const index = found?.index;
  const finds = useMemo(() => index?.search(search), [index, search]);
  const lacking = index ? 'texts' : 'all';
  return { finds, lacking: failed ? lacking : undefined };
}
