import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Route, Routes } from 'react-router-dom';
import { Layout } from './layout/Layout.tsx';
import { otherRoute, routes } from './routes.tsx';

/** The whole app, the same in the browser and while prerendering; the router stands around it. */
export function App({ words }: { words: i18n }) {
  return (
    <I18nextProvider i18n={words}>
      <Layout>
        <Routes>
          {[...routes, otherRoute].map(({ path, Part }) => (
            <Route key={path} path={path} element={<Part />} />
          ))}
        </Routes>
      </Layout>
    </I18nextProvider>
  );
}
