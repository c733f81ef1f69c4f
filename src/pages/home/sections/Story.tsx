import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { setupSteps } from '../../../content/home/reviews.ts';
import styles from './Story.module.css';

/** The long text with the seven steps of a set-up (HO-12). */
export function Story() {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation();
  return (
    <section id="story" className={`below ${styles.section}`} aria-labelledby="story-title">
      <div className="wrap">
        <div className={styles.opening}>
          <h2 id="story-title">{t('story.title')}</h2>
          <p>{t('story.intro')}</p>
        </div>
        <h3 className={styles.stepsTitle}>{t('story.stepsTitle')}</h3>
        <ol className={styles.steps}>
          {setupSteps.map((step) => (
            <li key={step}>
              <h4>{t(`story.step${step}`)}</h4>
              <p>{t(`story.step${step}Text`)}</p>
            </li>
          ))}
        </ol>
        <div className={styles.ends}>
          <div>
            <h3>{t('story.ukTitle')}</h3>
            <p>{t('story.ukText')}</p>
          </div>
          <div>
            <h3>{t('story.honestTitle')}</h3>
            <p>{t('story.honestText')}</p>
            <Link className="btn btn-line" to="/quote">
              {common('common.getQuickQuote')}
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
