import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './Message.module.css';

function Actions() {
  const { t } = useTranslation();
  return (
    <div className={styles.actions}>
      <Link className="btn btn-accent" to="/schedule">
        {t('common.freeConsultation')}
      </Link>
      <Link className="btn btn-text" to="/quote">
        {t('common.getQuickQuote')}
      </Link>
    </div>
  );
}

/** What the firm does, in words, and the two ways to begin (HO-02). */
export function Message() {
  const { t } = useTranslation('home');
  return (
    <div className={styles.say}>
      <p className={styles.eyebrow}>{t('eyebrow')}</p>
      <h1 id="hero-title" className={styles.title} tabIndex={-1}>
        {t('title')}
      </h1>
      <p className={styles.lead}>{t('lead')}</p>
      <Actions />
    </div>
  );
}
