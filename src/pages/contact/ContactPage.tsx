import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { emailHref } from '../../content/email.ts';
import { phoneHref, site, whatsappHref } from '../../content/site.ts';
import { useOpeningHours } from '../../i18n/useOpeningHours.ts';
import { handedOver } from '../../shared/handedOver.ts';
import { Crumbs } from '../../shared/ui/Crumbs.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { PartIcon } from '../../shared/ui/PartIcon.tsx';
import { PageMeta } from '../../features/language/PageMeta.tsx';
import styles from './ContactPage.module.css';
import { forms } from './laterForms.ts';

/** What a visitor came to ask for. */
export type ContactPurpose = 'quote' | 'schedule';

/** The ways to the firm that need no form: chat, e-mail and phone, with the message begun (FO-01). */
function Ways({ purpose }: { purpose: ContactPurpose }) {
  const { t } = useTranslation();
  const message = handedOver(useLocation().state) ?? t(`contact.${purpose}Message`);
  return (
    <ul className={styles.ways}>
      <li>
        <a className="btn btn-line" href={whatsappHref(message)} rel="noopener">
          <Icon name="chat" />
          {t('contact.byChat')}
        </a>
      </li>
      <li>
        <a className="btn btn-line" href={emailHref(t(`contact.${purpose}Title`), message)}>
          <PartIcon name="mail" />
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
  );
}

/** How to ask for a quote or a meeting: a form (PG-02), and beside it the ways that need none. */
export function ContactPage({ purpose }: { purpose: ContactPurpose }) {
  const { t } = useTranslation();
  const title = t(`contact.${purpose}Title`);
  const Form = forms[purpose];
  const hours = useOpeningHours();
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
          <Crumbs
            label={t('common.breadcrumb')}
            items={[{ label: t('common.home'), to: '/' }]}
            current={t(purpose === 'quote' ? 'common.getQuote' : 'common.scheduleMeeting')}
          />
          <h1 tabIndex={-1}>{title}</h1>
          <p className={styles.lead}>{t(`contact.${purpose}Lead`)}</p>
          <Suspense fallback={<p className={styles.coming}>{t('contact.coming')}</p>}>
            <Form />
          </Suspense>
        </div>
        <aside className={styles.side} aria-label={t('contact.waysTitle')}>
          <h2>{t('contact.waysTitle')}</h2>
          <Ways purpose={purpose} />
          <h2>{t('contact.helpTitle')}</h2>
          <ul>
            <li>{t('contact.help1')}</li>
            <li>{t('contact.help2')}</li>
            <li>{t('contact.help3')}</li>
            <li>{t('contact.help4')}</li>
          </ul>
          <h2>{t('contact.hoursTitle')}</h2>
          {hours.map((line) => (
            <p key={line} className="num">
              {line}
            </p>
          ))}
        </aside>
      </div>
    </div>
  );
}
