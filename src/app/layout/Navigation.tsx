import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { HydrationMark } from './HydrationMark.tsx';
import { skipHydration } from './skipHydration.ts';
import { Nav } from './menus/Nav.styles.ts';
import { LazyNavigation } from './parts.tsx';
import { useOnceWide } from './useOnceWide.ts';

/** From this width on the navigation is shown (Nav.styles.ts); below it the slide-out menu is. */
export const WIDE = '(min-width: 80rem)';

/**
 * The main navigation (FR-02). On a phone, which does not show it, the links that the page came with stay as they are:
 * hydrating them would cost half of the frame's time.
 */
export function Navigation() {
  const { t } = useTranslation();
  const label = t('common.mainNavigation');
  if (useOnceWide(WIDE))
    return (
      <Nav key="hydrated" aria-label={label}>
        <Suspense>
          <LazyNavigation />
          <HydrationMark part="app" />
        </Suspense>
      </Nav>
    );
  return (
    <>
      <Nav key="static" aria-label={label} {...skipHydration()} />
      <HydrationMark part="app" />
    </>
  );
}
