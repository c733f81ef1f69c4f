import { loadNamespace } from '../../../i18n/i18n.ts';

/** The slide-out menu with its words. Rejects when one of them cannot be fetched. */
export async function mobileMenu() {
  const [{ MobileMenu }] = await Promise.all([import('./MobileMenu.tsx'), loadNamespace('menu')]);
  return { Panel: MobileMenu };
}
