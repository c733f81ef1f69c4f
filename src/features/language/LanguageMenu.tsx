import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { languages } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { MuiRoot } from '../../shared/ui/mui/MuiRoot.tsx';
import { PartIcon } from '../../shared/ui/PartIcon.tsx';
import { chooseLanguage } from './chooseLanguage.ts';
import { Flag } from './Flag.tsx';
import styles from './LanguageMenu.module.css';

/** The four languages: code, name, flag; closes on an outside click, Escape and choice (LA-05). */
export function LanguageMenu({ anchor, onClose }: { anchor: HTMLElement | null; onClose: () => void }) {
  const { i18n } = useTranslation();
  const current = useLanguage();
  return (
    <MuiRoot direction={current.dir}>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
        {languages.map((language) => (
          <MenuItem
            key={language.code}
            lang={language.code}
            selected={language.code === current.code}
            onClick={() => {
              onClose();
              chooseLanguage(i18n, language.code).catch((error: unknown) => console.warn(String(error)));
            }}
          >
            <Flag name={language.flag} />
            <span className={styles.name}>{language.name}</span>
            <small>{language.code.toUpperCase()}</small>
            <span className={styles.chosen}>
              {language.code === current.code ? <PartIcon name="check" /> : null}
            </span>
          </MenuItem>
        ))}
      </Menu>
    </MuiRoot>
  );
}
