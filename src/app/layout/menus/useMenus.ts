import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { retryUntilOnline } from '../../../shared/http/retryUntilOnline.ts';
import { useOnceWide } from '../useOnceWide.ts';
import { WIDE } from './Nav.styles.ts';

type Control = typeof import('./menuControl.ts');

/** Id of the panel of a menu. */
export const panelId = (name: string): string => `menu-${name}`;

/** The mega menus of the header: one at most is open, and another page closes it. Phones do not load their code. */
export function useMenus(): void {
  const { pathname } = useLocation();
  const isWide = useOnceWide(WIDE);
  const [control, setControl] = useState<Control>();
  useEffect(() => {
    if (isWide) void retryUntilOnline(() => import('./menuControl.ts')).then(setControl);
  }, [isWide]);
  useEffect(() => control?.listen(), [control]);
  useEffect(() => control?.closeForPage(pathname), [control, pathname]);
}
