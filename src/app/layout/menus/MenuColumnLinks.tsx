import { useTranslation } from 'react-i18next';
import type { MenuColumn } from '../../../content/navigation.ts';
import { NavigationLink } from '../NavigationLink.tsx';
import { MenuIcon } from './MenuIcon.tsx';
import styles from './MenuPanel.module.css';
import { useLinkLabel } from './useLinkLabel.ts';

/** A column of a menu: its heading, and links with what is there in a few words. */
export function MenuColumnLinks({ column }: { column: MenuColumn }) {
  const { t } = useTranslation('menu');
  const labelOf = useLinkLabel();
  return (
    <div className={column.wide ? `${styles.column} ${styles.wide}` : styles.column}>
      <h2>{t(`headings.${column.heading}`)}</h2>
      <ul>
        {column.links.map((link) => (
          <li key={`${link.to} ${link.short ?? ''}`}>
            <NavigationLink to={link.to}>
              <MenuIcon name={link.icon} />
              <span>
                {labelOf(link)}
                {link.note ? <small>{t(`notes.${link.note}`)}</small> : null}
              </span>
            </NavigationLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
