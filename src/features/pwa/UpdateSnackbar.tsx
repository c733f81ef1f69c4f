import Snackbar from '@mui/material/Snackbar';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { MuiRoot } from '../../shared/ui/mui/MuiRoot.tsx';
import { applyUpdate, tellUpdate } from './updates.ts';
import styles from './UpdateSnackbar.module.css';

/** "A new version is ready": applied on the reader's word, never by itself (OF-07). */
export function UpdateSnackbar() {
  const { t } = useTranslation();
  const { dir } = useLanguage();
  return (
    <MuiRoot direction={dir}>
      <Snackbar
        open
        className={styles.place}
        message={t('app.updateReady')}
        action={
          <>
            <button
              type="button"
              className={`btn btn-text ${styles.quiet}`}
              onClick={() => tellUpdate(undefined)}
            >
              {t('app.later')}
            </button>
            <button type="button" className="btn btn-accent" onClick={applyUpdate}>
              {t('app.updateNow')}
            </button>
          </>
        }
      />
    </MuiRoot>
  );
}
