import { useTranslation } from 'react-i18next';
import type { MenuLink } from '../../../content/navigation.ts';

/** Returns a function from a menu link to its label. */
export function useLinkLabel(): (link: MenuLink) => string {
  const { t } = useTranslation('menu');
  return ({ to, short }) => (short ? t(`short.${short}`) : t(`titles.${to}`));
}
