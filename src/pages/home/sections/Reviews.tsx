import { useTranslation } from 'react-i18next';
import { partners, reviews } from '../../../content/home/reviews.ts';
import styles from './Reviews.module.css';

/** What clients say (HO-11). Samples, and said to be. */
export function Reviews() {
  const { t } = useTranslation('home');
  return (
    <section id="reviews" className={`wrap below ${styles.section}`} aria-labelledby="reviews-title">
      <h2 id="reviews-title">{t('reviews.title')}</h2>
      <p className={styles.sample}>{t('reviews.sample')}</p>
      <div className={styles.reviews}>
        {reviews.map(({ id, rating, initials }) => (
          <figure key={id}>
            <div>
              <p
                className={styles.stars}
                role="img"
                aria-label={t('reviews.stars', { rating: String(rating) })}
              >
                {'★'.repeat(rating)}
              </p>
              <blockquote dir="auto">{t(`reviews.text${id}`)}</blockquote>
            </div>
            <figcaption>
              <i aria-hidden="true">{initials}</i>
              <div>
                <b dir="auto">{t('reviews.name')}</b>
                <span dir="auto">{t(`reviews.place${id}`)}</span>
              </div>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

/** The partners (HO-11): samples likewise. */
export function Partners() {
  const { t } = useTranslation('home');
  return (
    <section id="partners" className={`wrap below ${styles.partners}`} aria-labelledby="partners-title">
      <div>
        <h2 id="partners-title">{t('partners.title')}</h2>
        <p className={styles.sample}>{t('partners.sample')}</p>
      </div>
      <ul>
        {partners.map((partner) => (
          <li key={partner}>{t(`partners.${partner}`)}</li>
        ))}
      </ul>
    </section>
  );
}
