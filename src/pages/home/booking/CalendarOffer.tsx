import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { site } from '../../../content/site.ts';
import { calendarFile } from '../../../shared/calendar/calendarFile.ts';
import { offerFile } from '../../../shared/calendar/offerFile.ts';
import { uniqueId } from '../../../shared/calendar/uniqueId.ts';
import styles from './Confirmation.module.css';

/** The meeting that is offered to the reader's calendar. */
export interface CalendarOfferProps {
  readonly start: Date;
  readonly end: Date;
  /** What was entered, line by line. */
  readonly lines: readonly string[];
}

/** The button that gives the meeting as a calendar file, and what that does not mean (FO-01). */
export function CalendarOffer({ start, end, lines }: CalendarOfferProps) {
  const { t } = useTranslation('home');
  // Taken twice, it is the same meeting.
  const [uid] = useState(() => uniqueId(new URL(site.url).hostname));
  const offer = () => {
    const text = calendarFile({
      uid,
      producer: site.brand,
      stamp: new Date(),
      start,
      end,
      summary: t('booking.eventTitle'),
      description: [t('booking.calendarNote'), '', ...lines].join('\n'),
    });
    offerFile('meeting.ics', 'text/calendar', text);
  };
  return (
    <>
      <button type="button" className="btn btn-line" aria-describedby="booking-calendar" onClick={offer}>
        {t('booking.calendar')}
      </button>
      <p id="booking-calendar" className={styles.note}>
        {t('booking.calendarNote')}
      </p>
    </>
  );
}
