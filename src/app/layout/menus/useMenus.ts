import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { retryUntilOnline } from '../../../shared/http/retryUntilOnline.ts';
import { useOnceWide } from '../useOnceWide.ts';

type Control = typeof import('../menuControl.ts');

export const panelId = (name: string): string => `menu-${name}`;

/** Loads the behaviour of the mega menus, except on phones, and closes the open menu on navigation. */
export function useMenus(): void {
  const { pathname } = useLocation();
  const isWide = useOnceWide('xl');
  const [control, setControl] = useState<Control>();
  useEffect(() => {
    if (isWide) void retryUntilOnline(() => import('../menuControl.ts')).then(setControl);
  }, [isWide]);
  useEffect(() => control?.listen(), [control]);
  useEffect(() => control?.closeForPage(pathname), [control, pathname]);
}
