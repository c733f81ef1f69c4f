import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dropDraft } from '../../../features/leads/drafts/drafts.ts';
import { wholeText } from '../../../features/leads/message.ts';
import { LaterRequests } from '../../../features/leads/ui/LaterRequests.tsx';
import { useHandIn } from '../../../features/leads/useHandIn.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Modal } from '../../../shared/ui/Modal.tsx';
import { type BookingDraft, canBeAnswered } from './booking.ts';
import styles from './Booking.module.css';
import { BookingForm } from './BookingForm.tsx';
import { Confirmation } from './Confirmation.tsx';
import { BOOKING } from './draft.ts';
import { messageOf, summaryOf } from './summary.ts';

function Facts() {
  const { t } = useTranslation('home');
  const facts = [
    ['5,000+', t('booking.setUp')],
    ['98%', t('booking.success')],
    [t('booking.callbackShort'), t('booking.callback')],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([number, words]) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>
            <bdi className="num">{number}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Hands a request in that can be answered; the form is empty again once the request is in the outbox (FO-02). */
function useBooking() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const { handedIn, handIn, forget } = useHandIn();
  const book = async (request: BookingDraft, form: HTMLFormElement) => {
    forget();
    if (!canBeAnswered(request)) return;
    const text = wholeText(messageOf(summaryOf(request, t, language.locale), t, language));
    if (!(await handIn({ form: BOOKING, fields: { ...request }, text, language: language.code }))) return;
    form.reset();
    dropDraft(BOOKING);
  };
  return { handedIn, book };
}

/**
 * The schedule-meeting section (HO-05). The confirmation sums up what was entered. Without an endpoint nothing is sent
 * from here, and the reader chooses how it goes on (FO-01).
 */
export function Booking() {
  const { t } = useTranslation('home');
  const [asked, setAsked] = useState<BookingDraft>();
  const { handedIn, book } = useBooking();
  const confirm = (request: BookingDraft, form: HTMLFormElement) => {
    setAsked(request);
    if (import.meta.env.VITE_LEADS_ENDPOINT) void book(request, form);
  };
  return (
    <section id="booking" className={`below ${styles.booking}`} aria-labelledby="booking-title">
      <div className={`wrap ${styles.inner}`}>
        <div>
          <h2 id="booking-title">{t('booking.title')}</h2>
          <p className={styles.lead}>{t('booking.lead')}</p>
          <Facts />
        </div>
        {import.meta.env.VITE_LEADS_ENDPOINT ? (
          <div>
            <BookingForm onConfirm={confirm} />
            <LaterRequests level="h3" className={styles.requests} />
          </div>
        ) : (
          <BookingForm onConfirm={confirm} />
        )}
      </div>
      <Modal
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t('booking.doneTitle')}
        closeLabel={t('booking.close')}
      >
        {asked ? <Confirmation request={asked} handedIn={handedIn} /> : null}
      </Modal>
    </section>
  );
}
