import ButtonBase from '@mui/material/ButtonBase';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { menuNames } from '../../../content/menuNames.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { NavigationLink } from '../NavigationLink.tsx';
import { Menu } from './Menu.tsx';
import { LazyMenuPanel, LazyPackagesPanel } from './parts.tsx';
import { useOpenMenu } from './useOpenMenu.ts';

/** What the main navigation of wide screens holds (FR-02): seven mega menus, Packages with its dropdown, Blog. */
export function MainNavigation() {
  const { t } = useTranslation();
  const menu = useOpenMenu();
  return (
    <ul>
      {menuNames.map((name) => (
        <Menu key={name} name={name} menu={menu} label={t(`menus.${name}`)}>
          <Suspense>
            <LazyMenuPanel name={name} onLeave={menu.close} />
          </Suspense>
        </Menu>
      ))}
      <Menu
        name="packages"
        menu={menu}
        link={
          <ButtonBase component={NavigationLink} to="/packages">
            {t('menus.packages')}
          </ButtonBase>
        }
        title={t('menus.popular')}
        label={<Icon name="down" />}
      >
        <Suspense>
          <LazyPackagesPanel onLeave={menu.close} />
        </Suspense>
      </Menu>
      <li className="item">
        <ButtonBase component={NavigationLink} to="/blog">
          {t('common.blog')}
        </ButtonBase>
      </li>
    </ul>
  );
}
