import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isOfficeOpen, OFFICE_ZONE } from '../../content/officeHours.ts';
import { emailHref } from '../../content/email.ts';
import { phoneHref, site, whatsappHref } from '../../content/site.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useOpeningHours } from '../../i18n/useOpeningHours.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { PartIcon } from '../../shared/ui/PartIcon.tsx';
import styles from './ContactWays.module.css';
import { useCallShortcut } from './useCallShortcut.ts';

const MINUTE = 60_000;

function onMinute(tell: () => void): () => void {
  const timer = setInterval(tell, MINUTE / 4);
  return () => clearInterval(timer);
}
const minute = () => Math.floor(Date.now() / MINUTE);

/** What time it is at the office, and whether somebody is there; nothing on a page that was rendered another day. */
function OfficeClock() {
  const { t } = useTranslation('content');
  const { locale } = useLanguage();
  const now = useSyncExternalStore(onMinute, minute, () => undefined);
  if (now === undefined) return <p className={styles.clock} />;
  const moment = new Date(now * MINUTE);
  const time = new Intl.DateTimeFormat(locale, {
    timeZone: OFFICE_ZONE,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment);
  const open = isOfficeOpen(moment);
  return (
    <p className={styles.clock}>
      <span className={`chip ${open ? 'chip-ok' : styles.shut}`}>
        {open ? t('officeOpen') : t('officeShut')}
      </span>
      <span className="num">{t('officeTime', { time })}</span>
    </p>
  );
}

/** The ways to somebody who answers: call, chat, e-mail, and the offices (FR-08). All of it works offline. */
export function ContactWays() {
  const { t } = useTranslation();
  const hours = useOpeningHours();
  useCallShortcut();
  return (
    <div className={styles.ways}>
      <div className={styles.actions}>
        <a className="btn btn-accent" href={phoneHref}>
          <Icon name="phone" />
          {t('common.call')} <bdi className="num">{site.phone}</bdi>
        </a>
        <a className="btn btn-line" href={whatsappHref()} rel="noopener">
          <Icon name="chat" />
          {t('contact.byChat')}
        </a>
        <a className="btn btn-line" href={emailHref('', '')}>
          <PartIcon name="mail" />
          <bdi>{site.email}</bdi>
        </a>
        <OfficeClock />
      </div>
      <dl className={styles.offices}>
        {site.offices.map(({ city, address }) => (
          <div key={city}>
            <dt>{t(`footer.${city}`)}</dt>
            <dd>
              <bdi>{address}</bdi>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('footer.hours')}</dt>
          {hours.map((line) => (
            <dd key={line} className="num">
              {line}
            </dd>
          ))}
        </div>
      </dl>
    </div>
  );
}
