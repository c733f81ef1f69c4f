import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { splitLanguage } from '../../i18n/addresses.ts';
import styles from './Layout.module.css';

/** A page that is there sooner, in milliseconds, comes without a word. */
const SOON = 400;

/**
 * Shows that the next page is on its way: the page before stays until then, and can be used. The address is the next
 * page's as soon as a link is followed; what is rendered follows when it can.
 */
export function PageProgress() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [late, setLate] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setLate(splitLanguage(window.location.pathname).path !== pathname), SOON);
    };
    const leaving = ['click', 'popstate'];
    for (const event of leaving) window.addEventListener(event, look);
    return () => {
      clearTimeout(timer);
      setLate(false);
      for (const event of leaving) window.removeEventListener(event, look);
    };
  }, [pathname]);
  return late ? (
    <div role="progressbar" aria-label={t('common.loading')} className={styles.progress} />
  ) : null;
}
