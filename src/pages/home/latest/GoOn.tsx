import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isBetween, percentOf } from '../../../features/library/reading/place.ts';
import { useRecent } from '../../../features/library/useSaved.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { textDirection } from '../../../shared/text/script.ts';
import styles from './GoOn.module.css';

/** The guide that was left in the middle last, to go on with (OF-10); nothing where there is none. */
export function GoOn() {
  const { t } = useTranslation();
  const begun = useRecent()?.find(({ place }) => place && isBetween(place));
  if (!begun?.place) return null;
  const { path, title, lang, place } = begun;
  return (
    <Link to={path} className={styles.go}>
      <Icon name="saved" />
      <span>
        <small>{t('read.continue')}</small>
        <b lang={lang} dir={textDirection(lang)}>
          {title}
        </b>
      </span>
      <span className="soft num">{t('read.percent', { percent: percentOf(place) })}</span>
    </Link>
  );
}
