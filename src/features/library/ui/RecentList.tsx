import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLongDate } from '../../../i18n/useLongDate.ts';
import { textDirection } from '../../../shared/text/script.ts';
import type { RecentGuide } from '../model.ts';
import { isBetween, percentOf } from '../reading/place.ts';
import styles from './RecentList.module.css';

/** What was read last and is not saved: readable while the browser keeps it (OF-03). */
export function RecentList({ guides }: { guides: readonly RecentGuide[] }) {
  const { t } = useTranslation();
  const longDate = useLongDate();
  if (guides.length === 0) return null;
  return (
    <section className={styles.recent} aria-labelledby="recent">
      <h2 id="recent">{t('library.recent')}</h2>
      <p className="soft">{t('library.recentText')}</p>
      <ul>
        {guides.map(({ id, path, title, lang, label, readAt, place }) => (
          <li key={id}>
            <Link to={path} lang={lang} dir={textDirection(lang)}>
              {title}
            </Link>
            <p className="soft num">
              {label ? <b dir="auto">{label}</b> : null}
              <span>{t('library.readOn', { date: longDate(new Date(readAt).toISOString()) })}</span>
              {place && isBetween(place) ? (
                <span>{t('read.percent', { percent: percentOf(place) })}</span>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
