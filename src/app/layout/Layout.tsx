import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { RouteErrorBoundary } from '../errors/RouteErrorBoundary.tsx';
import { STRIP_ID } from '../../shared/connectionPlaces.ts';
import { Answers } from './Answers.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import { LaterArrival, LaterFrameEnd } from './parts.tsx';

/** The frame around every page: skip link, header, main, footer and the bar of small screens. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('common.skip')}
      </a>
      <Header />
      <div id={STRIP_ID} className={`${styles.connection} no-print`} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <RouteErrorBoundary>
          <Suspense fallback={<div className={styles.waiting} />}>
            {children}
            <Answers part="main" />
          </Suspense>
        </RouteErrorBoundary>
      </main>
      <Suspense>
        <LaterFrameEnd />
      </Suspense>
      <Suspense>
        <LaterArrival />
      </Suspense>
    </>
  );
}
