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
  readonly emotionCache?: EmotionCache | undefined;
  readonly children: ReactNode;
}

/**
 * Provides MUI's theme and the Emotion cache for the page's direction (QU-05). It uses the provider below MUI's own,
 * which would also set a colour scheme: the head script does that before first paint.
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
