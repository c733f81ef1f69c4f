import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { whatsappHref } from '../../content/site.ts';
import { handOver } from '../../shared/handedOver.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import styles from './AskAbout.module.css';

/** The one thing to do after reading: ask for one's own case. */
export function AskAbout({ title }: { title: string }) {
  const { t } = useTranslation('content');
  const { t: common } = useTranslation();
  const message = t('message', { title });
  return (
    <aside className={`${styles.side} no-print`} aria-label={t('askTitle')}>
      <div className={styles.box}>
        <b>{t('askTitle')}</b>
        <span className="soft">{t('askText')}</span>
        <Link className="btn btn-accent" to="/quote" state={handOver(message)}>
          {common('common.getQuote')}
        </Link>
        <Link className="btn btn-line" to="/schedule" state={handOver(message)}>
          {common('common.scheduleMeeting')}
        </Link>
        <a className="btn btn-text" href={whatsappHref(message)} rel="noopener">
          <Icon name="chat" />
          {common('contact.byChat')}
        </a>
      </div>
    </aside>
  );
}
