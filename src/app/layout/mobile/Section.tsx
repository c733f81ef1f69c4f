import { useTranslation } from 'react-i18next';
import type { MenuName } from '../../../content/menuNames.ts';
import { type MenuColumn, megaMenus, type PagePath } from '../../../content/navigation.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { MenuIcon } from '../menus/MenuIcon.tsx';
import { useLinkLabel } from '../menus/useLinkLabel.ts';
import { NavigationLink } from '../NavigationLink.tsx';
import styles from './MobileMenu.module.css';

interface SectionProps {
  readonly name: MenuName;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Called when the reader has chosen a link. */
  readonly onLeave: () => void;
}

/** The columns of a menu; a page stands once, where the tabs of wide screens name it several times. */
function columnsOf(name: MenuName): MenuColumn[] {
  const { tabs = [], columns } = megaMenus[name];
  const seen = new Set<PagePath>();
  return [...tabs.flatMap((tab) => tab.columns), ...columns].map(({ heading, links }) => ({
    heading,
    links: links.filter(({ to }) => !seen.has(to) && seen.add(to)),
  }));
}

/** A menu as a section of the slide-out menu (FR-06). */
export function Section({ name, open, onToggle, onLeave }: SectionProps) {
  const { t } = useTranslation();
  const { t: words } = useTranslation('menu');
  const labelOf = useLinkLabel();
  const id = `section-${name}`;
  return (
    <div className={styles.section}>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={onToggle}>
        {t(`menus.${name}`)}
        <Icon name="down" />
      </button>
      <div id={id} hidden={!open}>
        {columnsOf(name).map((column) => (
          <div key={column.heading}>
            <h3>{words(`headings.${column.heading}`)}</h3>
            {column.links.map((link) => (
              <NavigationLink key={link.to} to={link.to} onClick={onLeave}>
                <MenuIcon name={link.icon} />
                {labelOf(link)}
              </NavigationLink>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
