import ButtonBase from '@mui/material/ButtonBase';
import { memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { type MenuName, menuNames } from '../../../content/menuNames.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { NavigationLink } from '../NavigationLink.tsx';
import { Menu } from './Menu.tsx';
import { LazyMenuPanel, LazyPackagesPanel } from './parts.tsx';
import { useOpenMenu } from './useOpenMenu.ts';

interface PanelProps {
  readonly name: MenuName | 'packages';
  readonly onLeave: () => void;
}

/**
 * What a menu holds. Memoised: React drops the rendered links of a boundary that changes before its script has come,
 * and the focus with them.
 */
const Panel = memo(function Panel({ name, onLeave }: PanelProps) {
  return (
    <Suspense>
      {name === 'packages' ? (
        <LazyPackagesPanel onLeave={onLeave} />
      ) : (
        <LazyMenuPanel name={name} onLeave={onLeave} />
      )}
    </Suspense>
  );
});

/** What the main navigation of wide screens holds (FR-02): seven mega menus, Packages with its dropdown, Blog. */
export function MainNavigation() {
  const { t } = useTranslation();
  const menu = useOpenMenu();
  return (
    <ul>
      {menuNames.map((name) => (
        <Menu key={name} name={name} menu={menu} label={t(`menus.${name}`)}>
          <Panel name={name} onLeave={menu.close} />
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
        <Panel name="packages" onLeave={menu.close} />
      </Menu>
      <li className="item">
        <ButtonBase component={NavigationLink} to="/blog">
          {t('common.blog')}
        </ButtonBase>
      </li>
    </ul>
  );
}
