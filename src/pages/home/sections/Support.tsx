import { useTranslation } from 'react-i18next';
import { phoneHref, site, whatsappHref } from '../../../content/site.ts';
import { useOpeningHours } from '../../../i18n/useOpeningHours.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import styles from './Numbers.module.css';

/** The banner of instant support, with the hours in which somebody answers (HO-06). */
export function Support() {
  const { t } = useTranslation('home');
  const hours = useOpeningHours();
  return (
    <section id="support" className={`below ${styles.support}`} aria-labelledby="support-title">
      <div className={`wrap ${styles.banner}`}>
        <div>
          <h2 id="support-title">{t('support.title')}</h2>
          <p>{t('support.text')}</p>
          <p className="num">{[t('support.hours'), ...hours].join(' · ')}</p>
        </div>
        <div className={styles.ways}>
          <a className="btn btn-primary" href={whatsappHref()} rel="noopener">
            <Icon name="chat" />
            {t('support.chat')}
          </a>
          <a className="btn btn-line" href={phoneHref}>
            <Icon name="phone" />
            {t('support.call')} <bdi className="num">{site.phone}</bdi>
          </a>
        </div>
      </div>
    </section>
  );
}
