import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import ThemeProvider from '@mui/system/ThemeProvider';
import { type ReactNode, useMemo } from 'react';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { createEmotionCache } from './emotionCache.ts';
import { createSiteTheme } from './theme.ts';

interface ThemeRootProps {
  /** While prerendering, where the styles of the page are collected. */
  readonly emotionCache?: EmotionCache | undefined;
  readonly children: ReactNode;
}

/**
 * MUI's ground for the whole app (QU-05): one theme and one Emotion cache for the direction of the page's language.
 * The provider is the one below MUI's own, which would set a colour scheme as well: the script in the head does that,
 * before the first paint.
 */
export function ThemeRoot({ emotionCache, children }: ThemeRootProps) {
  const { dir } = useLanguage();
  const cache = useMemo(() => emotionCache ?? createEmotionCache(dir), [emotionCache, dir]);
  const theme = useMemo(() => createSiteTheme(dir), [dir]);
  const variables = useMemo(() => theme.generateStyleSheets(), [theme]);
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
