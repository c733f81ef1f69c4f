import { type RefObject, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dropDraft } from '../../../features/leads/drafts/drafts.ts';
import { useDraft } from '../../../features/leads/drafts/useDraft.ts';
import { officeDay } from '../../../features/leads/meetingSlots.ts';
import { useMinute } from '../../../shared/hooks/useMinute.ts';
import { type BookingDraft, businessTypes } from './booking.ts';
import styles from '../../../features/leads/ui/Form.module.css';
import { BOOKING, cleanDraft, readForm } from './draft.ts';
import { SlotField } from './SlotField.tsx';
import { useTrouble } from './useTrouble.ts';

function DateField({ trouble }: { trouble: string | undefined }) {
  const { t } = useTranslation('home');
  const now = useMinute();
  return (
    <div className={`${styles.item} ${styles.whole}`}>
      <label htmlFor="booking-date">{t('booking.date')}</label>
      <input
        id="booking-date"
        name="date"
        type="date"
        // Today in Dubai, as the times are.
        min={now && officeDay(now)}
        // Years have four digits, says this to a browser that would take six.
        max="9999-12-31"
        className={`field ${styles.date}`}
        aria-invalid={trouble === undefined ? undefined : true}
        aria-describedby="booking-date-trouble"
      />
      <div id="booking-date-trouble" role="status">
        {trouble === undefined ? null : <p className={styles.wrong}>{trouble}</p>}
      </div>
    </div>
  );
}

/** Follows the day and the time that the form holds; its other fields render nothing. */
function useChosen(form: RefObject<HTMLFormElement | null>) {
  const [chosen, setChosen] = useState({ date: '', slot: '' });
  const look = useCallback(() => {
    if (!form.current) return;
    const { date, slot } = readForm(form.current);
    setChosen((before) => (before.date === date && before.slot === slot ? before : { date, slot }));
  }, [form]);
  return { chosen, look };
}

function TypeField() {
  const { t } = useTranslation('home');
  return (
    <div className={`${styles.item} ${styles.whole}`}>
      <label htmlFor="booking-type">{t('booking.type')}</label>
      <select id="booking-type" name="type" className="field">
        <option value="">{t('booking.typeChoose')}</option>
        {businessTypes.map(({ code, words }) => (
          <option key={code} value={code}>
            {t(words)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The booking form (HO-05). It demands nothing: what is empty or odd is pointed out, and confirmed as it is. */
export function BookingForm({
  onConfirm,
}: {
  onConfirm: (draft: BookingDraft, form: HTMLFormElement) => void;
}) {
  const { t } = useTranslation('home');
  const form = useRef<HTMLFormElement>(null);
  const { chosen, look } = useChosen(form);
  const trouble = useTrouble(chosen);
  const keep = useDraft(form, BOOKING, cleanDraft, look);
  const changed = () => {
    keep();
    look();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      // Of all methods the one that sends nothing, should the form be submitted before the app answers.
      method="dialog"
      noValidate
      onInput={changed}
      onReset={() => {
        // At once: the page may be left before the fields are emptied, which happens after this event.
        dropDraft(BOOKING);
        setTimeout(changed);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm(readForm(event.currentTarget), event.currentTarget);
      }}
    >
      <DateField trouble={trouble.day} />
      <SlotField day={chosen.date} trouble={trouble.slot} />
      <div className={styles.item}>
        <label htmlFor="booking-name">{t('booking.name')}</label>
        <input
          id="booking-name"
          name="name"
          className={`field ${styles.name}`}
          autoComplete="name"
          placeholder={t('booking.namePlaceholder')}
        />
      </div>
      <div className={styles.item}>
        <label htmlFor="booking-phone">{t('booking.phone')}</label>
        <input
          id="booking-phone"
          name="phone"
          type="tel"
          dir="ltr"
          className={`field num ${styles.phone}`}
          autoComplete="tel"
          placeholder="+971"
        />
      </div>
      <TypeField />
      <button type="submit" className={`btn btn-accent ${styles.whole} ${styles.confirm}`}>
        {t('booking.confirm')}
      </button>
      <div className={`${styles.whole} ${styles.end}`}>
        <p className={styles.note}>
          {import.meta.env.VITE_LEADS_ENDPOINT ? t('booking.sends') : t('booking.honest')}
        </p>
        <button type="reset" className={`btn btn-text ${styles.clear}`}>
          {t('booking.clear')}
        </button>
      </div>
    </form>
  );
}
