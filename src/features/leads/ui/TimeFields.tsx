import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { slots } from '../../../content/home/slots.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMinute } from '../../../shared/hooks/useMinute.ts';
import { DateField } from '../../../shared/ui/DateField.tsx';
import { meetingSlots, type MeetingTime, officeDay, timeMessages } from '../meetingSlots.ts';
import { dayInWords, type LeadMessages } from '../message.ts';
import { RadioTile, RadioTiles } from './RadioTiles.tsx';

/** "Mon 23 Nov 2026" in English: the full month would not fit into half a form. */
const SHORT = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;

const Day = styled(DateField)({
  // An empty status has no height, and announces later text.
  '& p': { margin: 0, fontWeight: 500 },
  '& p > :not(:empty)': { display: 'block', marginBlockStart: '0.35rem' },
});

interface DayFieldProps {
  readonly name: string;
  readonly label: string;
  /** The selected day, `YYYY-MM-DD`; '' for none. */
  readonly day: string;
  readonly message: LeadMessages;
}

/** An uncontrolled field for a day in Dubai, in the page's language. Reports days without a free slot. */
export function DayField({ name, label, day, message }: DayFieldProps) {
  const { locale } = useLanguage();
  const now = useMinute();
  const earliest = now && officeDay(now);
  const trouble = timeMessages({ date: day, slot: '' }, now, message).day;
  return (
    <Day
      name={name}
      label={label}
      // Before hydration, the browser shows the date.
      words={earliest === undefined ? undefined : dayInWords(day, locale, SHORT)}
      error={trouble !== undefined}
      helperText={<span role="status">{trouble}</span>}
      min={earliest}
      // Without it, browsers accept years of six digits.
      max="9999-12-31"
    />
  );
}

/** Messages of a slot that is not free: its text, and the name of its radio button. */
const STATES = {
  taken: ['stateTaken', 'slotTaken'],
  closed: ['stateClosed', 'slotClosed'],
  over: ['stateOver', 'slotOver'],
} as const;

interface TimeFieldsProps extends MeetingTime {
  readonly note: string;
  readonly message: LeadMessages;
  readonly extra?: (time: string) => ReactNode;
}

/** Day and slot of a meeting in Dubai time; slots that are not free are disabled and show why (HO-05). */
export function TimeFields({ date, slot, note, message, extra }: TimeFieldsProps) {
  const now = useMinute();
  const noteId = useId();
  const trouble = timeMessages({ date, slot }, now, message).slot;
  const day = now ? meetingSlots(date, now) : [];
  return (
    <>
      <DayField name="date" label={message('date')} day={date} message={message} />
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
          const state = day.find((known) => known.time === time)?.state ?? (available ? 'free' : 'taken');
          const [text, name] = state === 'free' ? [] : STATES[state];
          return (
            <RadioTile
              key={time}
              name="slot"
              value={time}
              disabled={state !== 'free'}
              label={name && message(name, { time: label })}
            >
              <bdi className="num">{label}</bdi>
              {text ? <small>{message(text)}</small> : null}
              {extra?.(time)}
            </RadioTile>
          );
        })}
      </RadioTiles>
    </>
  );
}
