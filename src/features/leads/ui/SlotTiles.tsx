import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import { slots } from '../../../content/home/slots.ts';
import type { MeetingMessages, SlotState } from '../meetingSlots.ts';
import { RadioTile, RadioTiles } from './RadioTiles.tsx';

const NAMES = { taken: 'slotTaken', closed: 'slotClosed', over: 'slotOver' } as const;

interface SlotTilesProps {
  /** Id of the note. */
  readonly noteId: string;
  readonly note: string;
  /** Why the selected slot is not free. */
  readonly trouble: string | undefined;
  /** The slots of the day; empty before hydration. */
  readonly day: readonly { readonly time: string; readonly state: SlotState }[];
  readonly message: MeetingMessages;
  readonly stateMessage: (state: Exclude<SlotState, 'free'>) => string;
  /** Further text of a tile. */
  readonly extra?: (time: string) => ReactNode;
}

/** The choice of a time slot in Dubai time; slots that are not free are disabled and show why (HO-05). */
export function SlotTiles({ noteId, note, trouble, day, message, stateMessage, extra }: SlotTilesProps) {
  return (
    <RadioTiles
      legend={message('slot')}
      describedBy={noteId}
      below={
        <div id={noteId} role="status">
          {trouble === undefined ? null : <FormHelperText error>{trouble}</FormHelperText>}
          <FormHelperText>{note}</FormHelperText>
        </div>
      }
    >
      {slots.map(({ label, time, available }) => {
        const state = day.find((slot) => slot.time === time)?.state ?? (available ? 'free' : 'taken');
        return (
          <RadioTile
            key={time}
            name="slot"
            value={time}
            disabled={state !== 'free'}
            label={state === 'free' ? undefined : message(NAMES[state], { time: label })}
          >
            <bdi className="num">{label}</bdi>
            {state === 'free' ? null : <small>{stateMessage(state)}</small>}
            {extra?.(time)}
          </RadioTile>
        );
      })}
    </RadioTiles>
  );
}
