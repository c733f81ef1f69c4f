import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../../shared/ui/Modal.tsx';
import type { BookingDraft } from './booking.ts';
import styles from './Booking.module.css';
import { BookingForm } from './BookingForm.tsx';
import { Confirmation } from './Confirmation.tsx';

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

/**
 * The schedule-meeting section (HO-05). Nothing is sent from here: the confirmation sums up what was entered and
 * leaves it to the reader how it goes on (FO-01).
 */
export function Booking() {
  const { t } = useTranslation('home');
  const [asked, setAsked] = useState<BookingDraft>();
  return (
    <section id="booking" className={`below ${styles.booking}`} aria-labelledby="booking-title">
      <div className={`wrap ${styles.inner}`}>
        <div>
          <h2 id="booking-title">{t('booking.title')}</h2>
          <p className={styles.lead}>{t('booking.lead')}</p>
          <Facts />
        </div>
        <BookingForm onConfirm={setAsked} />
      </div>
      <Modal
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t('booking.doneTitle')}
        closeLabel={t('booking.close')}
      >
        {asked ? <Confirmation request={asked} /> : null}
      </Modal>
    </section>
  );
}
