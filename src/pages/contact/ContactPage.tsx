import { useTranslation } from 'react-i18next';
import { emailHref, phoneHref, site, whatsappHref } from '../../content/site.ts';
import { Crumbs } from '../../shared/ui/Crumbs.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { PageMeta } from '../../shared/ui/PageMeta.tsx';
import styles from './ContactPage.module.css';

/** What a visitor came to ask for. */
export type ContactPurpose = 'quote' | 'schedule';

/**
 * How to ask for a quote or a meeting: by chat, e-mail or phone, with the message begun. It says plainly that
 * nothing is sent by the page itself (FO-01).
 */
export function ContactPage({ purpose }: { purpose: ContactPurpose }) {
  const { t } = useTranslation();
  const title = t(`contact.${purpose}Title`);
  const message = t(`contact.${purpose}Message`);
  return (
    <div className="wrap">
      <PageMeta
        title={`${title} · ${t('brand')}`}
        description={t(`contact.${purpose}Description`)}
        canonical={`${site.url}/${purpose}`}
        image={`${site.url}/og.png`}
      />
      <div className={styles.page}>
        <div>
          <Crumbs label={t('common.breadcrumb')} items={[{ label: t('common.home'), to: '/' }]} />
          <h1 tabIndex={-1}>{title}</h1>
          <p className={styles.lead}>{t(`contact.${purpose}Lead`)}</p>
          <ul className={styles.ways}>
            <li>
              <a className="btn btn-accent" href={whatsappHref(message)} rel="noopener">
                <Icon name="chat" />
                {t('contact.byChat')}
              </a>
            </li>
            <li>
              <a className="btn btn-line" href={emailHref(title, message)}>
                <Icon name="mail" />
                {t('contact.byEmail')}
              </a>
            </li>
            <li>
              <a className="btn btn-line" href={phoneHref}>
                <Icon name="phone" />
                {t('contact.byPhone')} <bdi className="num">{site.phone}</bdi>
              </a>
            </li>
          </ul>
          <p className={styles.honest}>{t('contact.honest')}</p>
        </div>
        <aside className={styles.side}>
          <h2>{t('contact.helpTitle')}</h2>
          <ul>
            <li>{t('contact.help1')}</li>
            <li>{t('contact.help2')}</li>
            <li>{t('contact.help3')}</li>
            <li>{t('contact.help4')}</li>
          </ul>
          <h2>{t('contact.hoursTitle')}</h2>
          <p className="num">
            {t('footer.hoursWeek')}
            <br />
            {t('footer.hoursWeekend')}
          </p>
        </aside>
      </div>
    </div>
  );
}
