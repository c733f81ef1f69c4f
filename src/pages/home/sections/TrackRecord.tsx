import { useTranslation } from 'react-i18next';
import { trackRecord } from '../../../content/home/claims.ts';
import styles from './Numbers.module.css';

/** The track record in four numbers (HO-07). */
export function TrackRecord() {
  const { t } = useTranslation('home');
  return (
    <section id="track" className={`wrap below ${styles.track}`} aria-labelledby="track-title">
      <h2 id="track-title" className="vh">
        {t('track.title')}
      </h2>
      <dl>
        {trackRecord.map(({ words, value }) => (
          <div key={words}>
            <dt>{t(`track.${words}`)}</dt>
            <dd className="num">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
