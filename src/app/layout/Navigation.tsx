import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { menuNames } from '../../content/menuNames.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { HydrationMark } from './HydrationMark.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import { Nav } from './menus/Nav.styles.ts';
import { panelId, useMenus } from './menus/useMenus.ts';

interface MenuButtonProps {
  readonly name: string;
  readonly title?: string;
  readonly children: ReactNode;
}

/** Opens and closes a menu's panel natively (menus/MenuPanels.tsx). */
const MenuButton = ({ name, title, children }: MenuButtonProps) => (
  <ButtonBase popoverTarget={panelId(name)} aria-label={title}>
    {children}
  </ButtonBase>
);

/** The main navigation of wide screens (FR-02): seven mega menus, the Packages dropdown, Blog. */
export function Navigation() {
  const { t } = useTranslation();
  useMenus();
  return (
    <Nav aria-label={t('common.mainNavigation')}>
      <ul>
        {menuNames.map((name) => (
          <li key={name}>
            <MenuButton name={name}>{t(`menus.${name}`)}</MenuButton>
          </li>
        ))}
        <li>
          <ButtonBase component={NavigationLink} to="/packages">
            {t('menus.packages')}
          </ButtonBase>
          <MenuButton name="packages" title={t('menus.popular')}>
            <Icon name="down" />
          </MenuButton>
        </li>
        <li>
          <ButtonBase component={NavigationLink} to="/blog">
            {t('common.blog')}
          </ButtonBase>
        </li>
      </ul>
      <HydrationMark part="app" />
    </Nav>
  );
}
