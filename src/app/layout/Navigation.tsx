import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trustedHtml } from '../../shared/html/trusted.ts';
import { Answers } from './Answers.tsx';
import styles from './menus/Menu.module.css';
import { LaterNavigation } from './parts.tsx';

/** From this width on the navigation is shown (Menu.module.css); below it the slide-out menu is. */
const WIDE = '(min-width: 80rem)';

/** Whether the screen is, or has been, wide enough. The build renders for all screens. */
function useWide(): boolean {
  const [wide, setWide] = useState(() => typeof window === 'undefined' || window.matchMedia(WIDE).matches);
  useEffect(() => {
    const screen = window.matchMedia(WIDE);
    const widen = () => setWide((before) => before || screen.matches);
    screen.addEventListener('change', widen);
    return () => screen.removeEventListener('change', widen);
  }, []);
  return wide;
}

/**
 * The main navigation (FR-02). On a phone, which does not show it, the links that the page came with stay as they are:
 * bringing them to life would cost half of the frame's time.
 */
export function Navigation() {
  const { t } = useTranslation();
  const label = t('common.mainNavigation');
  if (useWide())
    return (
      <nav key="alive" className={styles.nav} aria-label={label}>
        <Suspense>
          <LaterNavigation />
          <Answers part="app" />
        </Suspense>
      </nav>
    );
  return (
    <>
      <nav
        key="as it came"
        className={styles.nav}
        aria-label={label}
        suppressHydrationWarning
        // React leaves alone what is set this way: nothing is set, and nothing removed.
        dangerouslySetInnerHTML={{ __html: trustedHtml('') }}
      />
      <Answers part="app" />
    </>
  );
}
