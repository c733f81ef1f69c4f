import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import ThemeProvider from '@mui/system/ThemeProvider';
import { type ReactNode, useInsertionEffect, useMemo } from 'react';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { createEmotionCache, removeStyles } from './emotionCache.ts';
import { createSiteTheme } from './theme.ts';

interface ThemeRootProps {
  /** While prerendering, where the styles of the page are collected. */
  readonly emotionCache?: EmotionCache | undefined;
  readonly children: ReactNode;
}

/**
 * MUI's ground for the whole app (QU-05): one theme and one Emotion cache for the direction of the page's language.
 * When the app is unmounted, its styles are removed. The provider is the one below MUI's own, which
 * would keep a colour scheme as well: that is done by the page's head, before the first paint.
 */
export function ThemeRoot({ emotionCache, children }: ThemeRootProps) {
  const { dir } = useLanguage();
  const cache = useMemo(() => emotionCache ?? createEmotionCache(dir), [emotionCache, dir]);
  const theme = useMemo(() => createSiteTheme(dir), [dir]);
  const variables = useMemo(() => theme.generateStyleSheets(), [theme]);
  useInsertionEffect(() => () => removeStyles(cache), [cache]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {children}
        <GlobalStyles styles={variables} />
      </ThemeProvider>
    </CacheProvider>
  );
}
