import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Answers } from './Answers.tsx';
import { asItCame } from './asItCame.ts';
import { Nav } from './menus/Nav.styles.ts';
import { LazyNavigation } from './parts.tsx';
import { useOnceWide } from './useOnceWide.ts';

/** From this width on the navigation is shown (Nav.styles.ts); below it the slide-out menu is. */
const WIDE = '(min-width: 80rem)';

/**
 * The main navigation (FR-02). On a phone, which does not show it, the links that the page came with stay as they are:
 * bringing them to life would cost half of the frame's time.
 */
export function Navigation() {
  const { t } = useTranslation();
  const label = t('common.mainNavigation');
  if (useOnceWide(WIDE))
    return (
      <Nav key="alive" aria-label={label}>
        <Suspense>
          <LazyNavigation />
          <Answers part="app" />
        </Suspense>
      </Nav>
    );
  return (
    <>
      <Nav key="as it came" aria-label={label} {...asItCame()} />
      <Answers part="app" />
    </>
  );
}
