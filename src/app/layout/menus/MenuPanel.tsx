import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuName } from '../../../content/menuNames.ts';
import { megaMenus } from '../../../content/navigation.ts';
import { whatsappHref } from '../../../content/site.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { NavigationLink } from '../NavigationLink.tsx';
import { MenuColumnLinks } from './MenuColumnLinks.tsx';
import styles from './MenuPanel.module.css';
import { MenuTabs } from './MenuTabs.tsx';
import { panelArt } from './panelArt.ts';

interface MenuPanelProps {
  readonly name: MenuName;
  /** Called when the reader has chosen a link. */
  readonly onLeave: () => void;
}

function Ending({ name }: { name: MenuName }) {
  const { t } = useTranslation('menu');
  const { t: common } = useTranslation();
  return (
    <div className={styles.ending}>
      <img src={panelArt[name]} width={640} height={520} alt="" loading="lazy" decoding="async" />
      <h2>{t(`panels.${name}Title`)}</h2>
      <p>{t(`panels.${name}Text`)}</p>
      <NavigationLink className="btn btn-primary" to="/quote">
        {common('common.getQuote')}
      </NavigationLink>
      <a className="btn btn-line" href={whatsappHref()} rel="noopener">
        <Icon name="chat" />
        {common('common.chat')}
      </a>
    </div>
  );
}

/** What a mega menu shows (FR-03, FR-04): tabs if it has any, columns of links, and how to ask. */
export function MenuPanel({ name, onLeave }: MenuPanelProps) {
  const { tabs, columns } = megaMenus[name];
  const [tab, setTab] = useState(0);
  return (
    <div
      className={`wrap ${styles.row}`}
      // A link of the page that one is on changes no address.
      onClick={(event) => event.target instanceof Element && event.target.closest('a') && onLeave()}
      role="presentation"
    >
      {tabs ? <MenuTabs name={name} tabs={tabs} chosen={tab} onChoose={setTab} /> : null}
      {columns.map((column) => (
        <MenuColumnLinks key={column.heading} column={column} />
      ))}
      <Ending name={name} />
    </div>
  );
}
