import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PagePath } from '../../content/navigation.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import styles from './PageCards.module.css';

/** Pages as cards, each with its title and summary in the reader's language, whatever the text around them is in. */
export function PageCards({ paths }: { paths: readonly PagePath[] }) {
  const { t } = useTranslation('menu');
  const { t: summaries } = useTranslation('pages');
  const { code, dir } = useLanguage();
  return (
    <ul className={styles.cards} lang={code} dir={dir}>
      {paths.map((path) => (
        <li key={path}>
          <Link className={styles.card} to={path}>
            <b>{t(`titles.${path}`)}</b>
            <span className="soft">{summaries(path)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
