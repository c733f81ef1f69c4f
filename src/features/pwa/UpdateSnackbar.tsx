import Snackbar from '@mui/material/Snackbar';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { MuiRoot } from '../../shared/ui/mui/MuiRoot.tsx';
import { fetchNews, type News } from './news.ts';
import { applyUpdate, tellUpdate } from './updates.ts';
import styles from './UpdateSnackbar.module.css';

function Changes({ changes }: { changes: readonly string[] }) {
  const { t } = useTranslation('pwa');
  if (changes.length === 0) return null;
  return (
    <>
      <p className={styles.heading}>{t('update.changes')}</p>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change} dir="auto">
            {change}
          </li>
        ))}
      </ul>
    </>
  );
}

/** "A new version is ready", and what it brings: applied on the reader's word, never by itself (OF-07). */
export function UpdateSnackbar() {
  const { t } = useTranslation('pwa');
  const { code, dir } = useLanguage();
  const [news, setNews] = useState<News>();
  useEffect(() => {
    let current = true;
    void fetchNews().then((fetched) => current && setNews(fetched));
    return () => {
      current = false;
    };
  }, []);
  if (!news) return null;
  return (
    <MuiRoot direction={dir}>
      <Snackbar
        open
        className={styles.place}
        message={
          <>
            {t('update.ready')}
            <Changes changes={news[code]} />
          </>
        }
        action={
          <>
            <button
              type="button"
              className={`btn btn-text ${styles.quiet}`}
              onClick={() => tellUpdate(undefined)}
            >
              {t('update.later')}
            </button>
            <button type="button" className="btn btn-accent" onClick={applyUpdate}>
              {t('update.now')}
            </button>
          </>
        }
      />
    </MuiRoot>
  );
}
