import { useTranslation } from 'react-i18next';
import { emailHref, whatsappHref } from '../../../content/site.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { type BookingDraft, isEmpty, meetingTimes } from './booking.ts';
import { CalendarOffer } from './CalendarOffer.tsx';
import styles from './Confirmation.module.css';
import { type Entry, linesOf, summaryOf } from './summary.ts';

/** Figures keep their order in a line of another direction; names and words take their own. */
const directionOf = ({ field }: Entry) => (field === 'phone' || field === 'slot' ? 'ltr' : 'auto');

/**
 * What stands in the confirmation: what was entered, and the ways to send it or to note it down (FO-01). It claims
 * nothing that did not happen.
 */
export function Confirmation({ request }: { request: BookingDraft }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const summary = summaryOf(request, t, language.locale);
  const lines = linesOf(summary, language);
  const subject = t('booking.subject');
  const message = [t('booking.message'), ...(lines.length > 0 ? ['', ...lines] : [])];
  const times = meetingTimes(request);
  return (
    <>
      <p className="soft">{isEmpty(request) ? t('booking.doneEmpty') : t('booking.doneText')}</p>
      <dl className={styles.summary}>
        {summary.map((entry) => (
          <div key={entry.field}>
            <dt>{entry.label}</dt>
            <dd>
              {entry.value === '' ? (
                <span className="soft">{t('booking.notGiven')}</span>
              ) : (
                <bdi className="num" dir={directionOf(entry)}>
                  {entry.value}
                </bdi>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {request.slot === '' ? null : <p className={styles.note}>{t('booking.zone')}</p>}
      <div className={styles.ways}>
        <a
          className="btn btn-primary"
          href={whatsappHref([subject, '', ...message].join('\n'))}
          rel="noopener"
        >
          {t('booking.byWhatsapp')}
        </a>
        <a className="btn btn-line" href={emailHref(subject, message.join('\r\n'))}>
          {t('booking.byEmail')}
        </a>
        {times ? <CalendarOffer {...times} lines={lines} /> : null}
      </div>
    </>
  );
}
