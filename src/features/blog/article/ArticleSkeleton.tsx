import { useTranslation } from 'react-i18next';
import styles from './ArticleSkeleton.module.css';

/** An article's shape before it is there. */
export function ArticleSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="wrap" aria-busy="true">
      <title>{t('blog.suffix')}</title>
      <p className="vh" role="status">
        {t('common.loading')}
      </p>
      <div className={styles.head} aria-hidden="true">
        <div className={styles.words}>
          <i />
          <i />
          <i />
          <i />
        </div>
        <i className={styles.picture} />
      </div>
      <div className={styles.text} aria-hidden="true">
        {Array.from({ length: 12 }, (_, index) => (
          <i key={index} />
        ))}
      </div>
    </div>
  );
}
