import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { InstallActions } from './InstallActions.tsx';
import styles from './InstallEntry.module.css';
import { useInstallTexts } from './useInstallTexts.ts';
import { useInstallWay } from './useInstallWay.ts';

/** The place where the way to install can always be found (OF-01); nothing where there is none. */
export function InstallEntry() {
  const { t } = useTranslation('pwa');
  const id = useId();
  const way = useInstallWay();
  const { text } = useInstallTexts(way, 'saved');
  if (way === 'none') return null;
  return (
    <section className={styles.entry} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('install.entry')}
      </h2>
      <p className="soft">{text}</p>
      <InstallActions way={way} look="btn-line" />
    </section>
  );
}
