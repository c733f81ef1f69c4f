import type { EmotionCache } from '@emotion/cache';
import type { i18n } from 'i18next';
import { createElement, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { onLanguageSwitched } from '../i18n/i18n.ts';
import { RootErrorBoundary } from './errors/RootErrorBoundary.tsx';
import { Layout } from './layout/Layout.tsx';
import { routeOf } from './routes.tsx';
import { ThemeRoot } from './theme/ThemeRoot.tsx';

/** The page of the address, by the same table as what is fetched ahead of it; React Router's own would match it twice. */
function Page() {
  const { pathname } = useLocation();
  // Pages of the same kind keep nothing of each other.
  return createElement(routeOf(pathname).Part, { key: pathname });
}

interface AppProps {
  /** The words of the language that the page starts in. */
  readonly words: i18n;
  /** While prerendering, where the styles of the page are collected. */
  readonly emotionCache?: EmotionCache;
}

/** The whole app, the same in the browser and while prerendering; the router stands around it. */
export function App({ words, emotionCache }: AppProps) {
  const [shown, setShown] = useState(words);
  useEffect(() => onLanguageSwitched(setShown), []);
  return (
    <I18nextProvider i18n={shown}>
      <ThemeRoot emotionCache={emotionCache}>
        <RootErrorBoundary>
          <Layout>
            <Page />
          </Layout>
        </RootErrorBoundary>
      </ThemeRoot>
    </I18nextProvider>
  );
}
