import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import harbour from '../../content/art/harbour.svg?no-inline';
import pier from '../../content/art/slides/industrial.svg?no-inline';
import { site } from '../../content/site.ts';
import { PageMeta } from '../../shared/ui/PageMeta.tsx';
import styles from './HomePage.module.css';
import { LatestPosts } from './LatestPosts.tsx';

function Hero() {
  const { t } = useTranslation();
  return (
    <div className={styles.hero}>
      <img className={`${styles.band} mirror`} src={harbour} width={1600} height={320} alt="" />
      <div className={`wrap ${styles.scene}`}>
        <div className={styles.say}>
          <p className={styles.eyebrow}>{t('home.eyebrow')}</p>
          <h1 tabIndex={-1}>{t('home.title')}</h1>
          <p className={styles.lead}>{t('home.lead')}</p>
          <div className={styles.actions}>
            <Link className="btn btn-accent" to="/schedule">
              {t('common.freeConsultation')}
            </Link>
            <Link className="btn btn-text" to="/quote">
              {t('common.getQuickQuote')}
            </Link>
          </div>
        </div>
        <img className={styles.art} src={pier} width={640} height={520} alt="" />
      </div>
    </div>
  );
}

function OfflinePromise() {
  const { t } = useTranslation();
  return (
    <section className={`below ${styles.promise}`} aria-labelledby="promise">
      <div className="wrap">
        <h2 id="promise">{t('home.offlineTitle')}</h2>
        <p className={styles.sectionLead}>{t('home.offlineLead')}</p>
        <dl className={styles.points}>
          {([1, 2, 3] as const).map((point) => (
            <div key={point}>
              <dt>{t(`home.offline${point}Title`)}</dt>
              <dd>{t(`home.offline${point}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** The home page, first version: what the firm does, the latest guides, how reading offline works. */
export function HomePage() {
  const { t } = useTranslation();
  return (
    <>
      <PageMeta
        title={`${t('brand')} · ${t('home.title')}`}
        description={t('home.description')}
        canonical={`${site.url}/`}
        image={`${site.url}/og.png`}
      />
      <Hero />
      <LatestPosts />
      <OfflinePromise />
      <section className={`wrap below ${styles.ask}`} aria-labelledby="ask">
        <h2 id="ask">{t('home.askTitle')}</h2>
        <p className={styles.sectionLead}>{t('home.askLead')}</p>
        <div className={styles.actions}>
          <Link className="btn btn-primary" to="/quote">
            {t('common.getQuote')}
          </Link>
          <Link className="btn btn-line" to="/schedule">
            {t('common.scheduleMeeting')}
          </Link>
        </div>
      </section>
    </>
  );
}
