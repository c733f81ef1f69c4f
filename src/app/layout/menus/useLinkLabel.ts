import { useTranslation } from 'react-i18next';
import type { MenuLink } from '../../../content/navigation.ts';

/** What a link of the menus is called. */
export function useLinkLabel(): (link: MenuLink) => string {
  const { t } = useTranslation('menu');
  return ({ to, short }) => (short ? t(`short.${short}`) : t(`titles.${to}`));
}
