import type { EmotionCache } from '@emotion/cache';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Route, Routes, useLocation } from 'react-router-dom';
import { RootErrorBoundary } from './errors/RootErrorBoundary.tsx';
import { Layout } from './layout/Layout.tsx';
import { routes } from './routes.tsx';
import { ThemeRoot } from './theme/ThemeRoot.tsx';

function Page() {
  const { pathname } = useLocation();
  return (
    <Routes>
      {routes.map(({ path, route }) => (
        <Route key={path} path={path} element={<route.Part key={pathname} />} />
      ))}
    </Routes>
  );
}

interface AppProps {
  readonly words: i18n;
  readonly emotionCache?: EmotionCache;
  readonly page?: ReactNode;
  /** Parts that are not prerendered, outside the error boundary of the page. */
  readonly children?: ReactNode;
}

/** Renders the app below a router, in the browser and while prerendering. */
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
