import { useTranslation } from 'react-i18next';
import { slots } from '../../../content/home/slots.ts';
import styles from '../../../features/leads/ui/Slots.module.css';
import own from '../request/Request.module.css';
import type { DaySlot, OwnTime } from './times.ts';

/** What the visitor's clocks show, and the day where it is another one. */
function Own({ time: { label, shift } }: { time: OwnTime }) {
  const { t } = useTranslation('request');
  return (
    <span className={own.own}>
      <bdi className="num">{label}</bdi> <span className="vh">{t('meeting.own')}</span>
      {shift === 0 ? null : <span>{shift < 0 ? t('meeting.before') : t('meeting.after')}</span>}
    </span>
  );
}

const NAMES = { taken: 'meeting.slotTaken', closed: 'meeting.slotClosed', over: 'meeting.slotOver' } as const;

interface SlotChoiceProps {
  /** The slots of the day; undefined on a page as it was rendered. */
  readonly day: readonly DaySlot[] | undefined;
  /** Whether the visitor's clocks differ from Dubai's. */
  readonly differs: boolean;
  /** What is said below. */
  readonly note: string;
  readonly trouble: string | undefined;
}

/** The choice of a time slot in Dubai time, each with the visitor's own beside it (HO-05). */
export function SlotChoice({ day, differs, note, trouble }: SlotChoiceProps) {
  const { t } = useTranslation('request');
  return (
    <fieldset className={styles.field} aria-describedby="request-slot-note">
      <legend>
        <span>{t('meeting.slot')}</span>
      </legend>
      <div className={styles.slots}>
        {slots.map(({ label, time, available }) => {
          const known = day?.find((slot) => slot.time === time);
          const state = known?.state ?? (available ? 'free' : 'taken');
          return (
            <label key={time} className={`${styles.slot} ${own.timed}`}>
              <input
                type="radio"
                name="slot"
                value={time}
                disabled={state !== 'free'}
                aria-label={state === 'free' ? undefined : t(NAMES[state], { time: label })}
              />
              <bdi className="num">{label}</bdi>
              {state === 'free' ? null : <small>{t(`meeting.slotState.${state}`)}</small>}
              {known && differs ? <Own time={known.own} /> : null}
            </label>
          );
        })}
      </div>
      <div id="request-slot-note" role="status">
        {trouble === undefined ? null : <p className={own.error}>{trouble}</p>}
        <p className={styles.zone}>{note}</p>
      </div>
    </fieldset>
  );
}
