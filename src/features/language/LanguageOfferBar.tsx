import Snackbar from '@mui/material/Snackbar';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LanguageCode, languageOf } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { MuiRoot } from '../../shared/ui/mui/MuiRoot.tsx';
import styles from './LanguageOfferBar.module.css';
import { offers } from './offers.ts';

/** One line that leads to the page at `path` in the reader's own language; it moves nothing, and can be closed. */
export function LanguageOfferBar({ code, path }: { code: LanguageCode; path: string }) {
  const { t } = useTranslation();
  const { dir } = useLanguage();
  const [open, setOpen] = useState(true);
  return (
    <MuiRoot direction={dir}>
      <Snackbar
        open={open}
        className={styles.place}
        message={
          <a className={styles.link} href={path} lang={code} dir={languageOf(code).dir} hrefLang={code}>
            {offers[code]}
          </a>
        }
        action={
          <button type="button" className={`btn btn-text ${styles.quiet}`} onClick={() => setOpen(false)}>
            {t('common.close')}
          </button>
        }
      />
    </MuiRoot>
  );
}
