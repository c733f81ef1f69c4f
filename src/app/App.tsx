import type { EmotionCache } from '@emotion/cache';
import type { i18n } from 'i18next';
import { createElement, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useLocation } from 'react-router-dom';
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
  /** The texts of the page's language. */
  readonly words: i18n;
  /** While prerendering, where the styles of the page are collected. */
  readonly emotionCache?: EmotionCache;
  /** Replaces the page of the address, in the shell. */
  readonly page?: ReactNode;
  /** Parts that are not prerendered. They remain when the page fails. */
  readonly children?: ReactNode;
}

/** The whole app, the same in the browser and while prerendering; the router stands around it. */
export function App({ words, emotionCache, page, children }: AppProps) {
  return (
    <I18nextProvider i18n={words}>
      <ThemeRoot emotionCache={emotionCache}>
        <RootErrorBoundary>
          <Layout>{page ?? <Page />}</Layout>
        </RootErrorBoundary>
        {children}
      </ThemeRoot>
    </I18nextProvider>
  );
}
