import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { slots } from '../../../content/home/slots.ts';
import { RadioTile, RadioTiles } from '../../../features/leads/ui/RadioTiles.tsx';
import type { DaySlot, OwnTime } from './times.ts';

const OwnWords = styled('span')({
  minBlockSize: '1.3em',
  fontWeight: 400,
  fontSize: 'var(--fs-mini)',
  '& > span:not([class])': { display: 'block' },
});

/** What the visitor's clocks show, and the day where it is another one. */
function Own({ time: { label, shift } }: { time: OwnTime }) {
  const { t } = useTranslation('request');
  return (
    <OwnWords>
      <bdi className="num">{label}</bdi> <span className="vh">{t('meeting.own')}</span>
      {shift === 0 ? null : <span>{shift < 0 ? t('meeting.before') : t('meeting.after')}</span>}
    </OwnWords>
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
    <RadioTiles
      legend={t('meeting.slot')}
      describedBy="request-slot-note"
      below={
        <div id="request-slot-note" role="status">
          {trouble === undefined ? null : <FormHelperText error>{trouble}</FormHelperText>}
          <FormHelperText>{note}</FormHelperText>
        </div>
      }
    >
      {slots.map(({ label, time, available }) => {
        const known = day?.find((slot) => slot.time === time);
        const state = known?.state ?? (available ? 'free' : 'taken');
        return (
          <RadioTile
            key={time}
            name="slot"
            value={time}
            disabled={state !== 'free'}
            label={state === 'free' ? undefined : t(NAMES[state], { time: label })}
          >
            <bdi className="num">{label}</bdi>
            {state === 'free' ? null : <small>{t(`meeting.slotState.${state}`)}</small>}
            {known && differs ? <Own time={known.own} /> : null}
          </RadioTile>
        );
      })}
    </RadioTiles>
  );
}
