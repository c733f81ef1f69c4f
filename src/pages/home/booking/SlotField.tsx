import { useTranslation } from 'react-i18next';
import { slots } from '../../../content/home/slots.ts';
import { meetingSlots, type SlotState } from '../../../features/leads/meetingSlots.ts';
import form from '../../../features/leads/ui/Form.module.css';
import styles from '../../../features/leads/ui/Slots.module.css';
import { useMinute } from '../../../shared/hooks/useMinute.ts';

const NAMES = { taken: 'booking.slotTaken', closed: 'booking.slotClosed', over: 'booking.slotOver' } as const;

/** The state of each slot on a day, or on any day before one is chosen. */
function useStates(day: string): (time: string) => SlotState {
  const now = useMinute();
  const known = now ? meetingSlots(day, now) : [];
  return (time) => {
    const found = known.find((slot) => slot.time === time);
    if (found) return found.state;
    return slots.some((slot) => slot.time === time && slot.available) ? 'free' : 'taken';
  };
}

/** The choice of a time slot; those that cannot be chosen are shown and say why (HO-05). */
export function SlotField({ day, trouble }: { day: string; trouble: string | undefined }) {
  const { t } = useTranslation('home');
  const stateOf = useStates(day);
  return (
    <fieldset className={styles.field} aria-describedby="booking-zone">
      <legend>
        <span>{t('booking.slot')}</span>
      </legend>
      <div className={styles.slots}>
        {slots.map(({ label, time }) => {
          const state = stateOf(time);
          return (
            <label key={time} className={styles.slot}>
              <input
                type="radio"
                name="slot"
                value={time}
                disabled={state !== 'free'}
                aria-label={state === 'free' ? undefined : t(NAMES[state], { time: label })}
              />
              <bdi className="num">{label}</bdi>
              {state === 'free' ? null : <small>{t(`booking.slotState.${state}`)}</small>}
            </label>
          );
        })}
      </div>
      <div id="booking-zone">
        <div role="status">{trouble === undefined ? null : <p className={form.wrong}>{trouble}</p>}</div>
        <p className={styles.zone}>{t('booking.zone')}</p>
      </div>
    </fieldset>
  );
}
