import FormHelperText from '@mui/material/FormHelperText';
import { useTranslation } from 'react-i18next';
import { slots } from '../../../content/home/slots.ts';
import { meetingSlots, type SlotState } from '../../../features/leads/meetingSlots.ts';
import { RadioTile, RadioTiles } from '../../../features/leads/ui/RadioTiles.tsx';
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
    <RadioTiles
      legend={t('booking.slot')}
      describedBy="booking-zone"
      below={
        <div id="booking-zone">
          <div role="status">
            {trouble === undefined ? null : <FormHelperText error>{trouble}</FormHelperText>}
          </div>
          <FormHelperText>{t('booking.zone')}</FormHelperText>
        </div>
      }
    >
      {slots.map(({ label, time }) => {
        const state = stateOf(time);
        return (
          <RadioTile
            key={time}
            name="slot"
            value={time}
            disabled={state !== 'free'}
            label={state === 'free' ? undefined : t(NAMES[state], { time: label })}
          >
            <bdi className="num">{label}</bdi>
            {state === 'free' ? null : <small>{t(`booking.slotState.${state}`)}</small>}
          </RadioTile>
        );
      })}
    </RadioTiles>
  );
}
