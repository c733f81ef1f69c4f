import { useTranslation } from 'react-i18next';
import { slots } from '../../../content/home/slots.ts';
import styles from '../../../features/leads/ui/Slots.module.css';

/** The choice of a time slot; those that are taken are shown, but cannot be chosen (HO-05). */
export function SlotField() {
  const { t } = useTranslation('home');
  return (
    <fieldset className={styles.field} aria-describedby="booking-zone">
      <legend>
        <span>{t('booking.slot')}</span>
      </legend>
      <div className={styles.slots}>
        {slots.map(({ label, time, available }) => (
          <label key={time} className={styles.slot}>
            <input
              type="radio"
              name="slot"
              value={time}
              disabled={!available}
              aria-label={available ? undefined : t('booking.slotTaken', { time: label })}
            />
            <bdi className="num">{label}</bdi>
          </label>
        ))}
      </div>
      <p id="booking-zone" className={styles.zone}>
        {t('booking.zone')}
      </p>
    </fieldset>
  );
}
