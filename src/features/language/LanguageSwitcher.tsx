import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { usePart } from '../../shared/hooks/usePart.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import styles from './LanguageSwitcher.module.css';

const loadMenu = () => import('./LanguageMenu.tsx');

/** The language button; its menu is fetched when it is first asked for (LA-05). */
export function LanguageSwitcher() {
  const { t } = useTranslation();
  const { name } = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const LanguageMenu = usePart(loadMenu, anchor !== null, () => setAnchor(null))?.LanguageMenu;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={`${t('common.language')}: ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="globe" />
        {name}
        <Icon name="down" />
      </button>
      {LanguageMenu ? <LanguageMenu anchor={anchor} onClose={() => setAnchor(null)} /> : null}
    </>
  );
}
