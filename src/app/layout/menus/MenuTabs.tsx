import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuName } from '../../../content/menuNames.ts';
import type { MenuTab } from '../../../content/navigation.ts';
import { MenuColumnLinks } from './MenuColumnLinks.tsx';
import styles from './MenuPanel.module.css';

interface MenuTabsProps {
  readonly name: MenuName;
  readonly tabs: readonly MenuTab[];
  readonly chosen: number;
  readonly onChoose: (place: number) => void;
}

const STEPS: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowDown: (place, last) => (place === last ? 0 : place + 1),
  ArrowUp: (place, last) => (place === 0 ? last : place - 1),
  Home: () => 0,
  End: (_place, last) => last,
};

/** The tabs of a menu (FR-04), chosen by pointer, tap and arrow keys (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). */
export function MenuTabs({ name, tabs, chosen, onChoose }: MenuTabsProps) {
  const { t } = useTranslation('menu');
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const next = step(chosen, tabs.length - 1);
    onChoose(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]').item(next).focus();
  };
  return (
    <>
      <div ref={list} className={styles.tabs} role="tablist" aria-orientation="vertical">
        {tabs.map(({ label }, place) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`tab-${name}-${label}`}
            aria-controls={`tab-panel-${name}-${label}`}
            aria-selected={place === chosen}
            tabIndex={place === chosen ? 0 : -1}
            onClick={() => onChoose(place)}
            onKeyDown={onKeyDown}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onChoose(place)}
          >
            {t(`tabs.${label}`)}
          </button>
        ))}
      </div>
      <div className={styles.tabPanels}>
        {tabs.map(({ label, columns }, place) => (
          <div
            key={label}
            role="tabpanel"
            id={`tab-panel-${name}-${label}`}
            aria-labelledby={`tab-${name}-${label}`}
            hidden={place !== chosen}
          >
            {columns.map((column) => (
              <MenuColumnLinks key={column.heading} column={column} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
