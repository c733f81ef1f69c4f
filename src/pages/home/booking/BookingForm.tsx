import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../features/leads/drafts/useDraft.ts';
import { useToday } from '../../../shared/hooks/useToday.ts';
import { type BookingDraft, businessTypes } from './booking.ts';
import styles from '../../../features/leads/ui/Form.module.css';
import { BOOKING, cleanDraft, readForm } from './draft.ts';
import { SlotField } from './SlotField.tsx';

/** By itself, for the day is known in the browser alone: the form need not be made again for it. */
function DateField() {
  const { t } = useTranslation('home');
  const today = useToday();
  return (
    <div className={`${styles.item} ${styles.whole}`}>
      <label htmlFor="booking-date">{t('booking.date')}</label>
      <input
        id="booking-date"
        name="date"
        type="date"
        min={today}
        // Years have four digits, says this to a browser that would take six.
        max="9999-12-31"
        className={`field ${styles.date}`}
      />
    </div>
  );
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

/** The booking form (HO-05). It asks for nothing: what is empty or odd is confirmed as it is. */
export function BookingForm({
  onConfirm,
}: {
  onConfirm: (draft: BookingDraft, form: HTMLFormElement) => void;
}) {
  const { t } = useTranslation('home');
  const form = useRef<HTMLFormElement>(null);
  const keep = useDraft(form, BOOKING, cleanDraft);
  return (
    <form
      ref={form}
      className={styles.form}
      // Of all methods the one that sends nothing, should the form be submitted before the app answers.
      method="dialog"
      noValidate
      onInput={keep}
      // The fields are emptied after this event.
      onReset={() => setTimeout(keep)}
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm(readForm(event.currentTarget), event.currentTarget);
      }}
    >
      <DateField />
      <SlotField />
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
