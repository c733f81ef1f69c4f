import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
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
 * When the direction changes, the styles of the other one are removed.
 */
export function ThemeRoot({ emotionCache, children }: ThemeRootProps) {
  const { dir } = useLanguage();
  const cache = useMemo(() => emotionCache ?? createEmotionCache(dir), [emotionCache, dir]);
  const theme = useMemo(() => createSiteTheme(dir), [dir]);
  useInsertionEffect(() => () => removeStyles(cache), [cache]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
