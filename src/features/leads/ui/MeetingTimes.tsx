import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { site } from '../../../content/site.ts';
import { calendarFile } from '../../../shared/calendar/calendarFile.ts';
import { uniqueId } from '../../../shared/calendar/uniqueId.ts';
import { useMinute } from '../../../shared/hooks/useMinute.ts';
import { offerFile } from '../../../shared/offerFile.ts';
import { type MeetingTime, meetingTimes, timeMessages } from '../meetingSlots.ts';
import type { LeadMessages } from '../message.ts';

interface MeetingFileProps {
  readonly meeting: MeetingTime;
  readonly location?: string;
  readonly lines: readonly string[];
  readonly message: LeadMessages;
}

/** The button for the calendar file of a meeting (FO-01); nothing when the meeting cannot take place then. */
export function MeetingFile({ meeting, location, lines, message }: MeetingFileProps) {
  const id = useId();
  const now = useMinute();
  // The same meeting when the file is opened twice.
  const [uid] = useState(() => uniqueId(new URL(site.url).hostname));
  const times = meetingTimes(meeting);
  const { day, slot } = timeMessages(meeting, now, message);
  if (!times || day !== undefined || slot !== undefined) return null;
  const offer = () => {
    const text = calendarFile({
      ...times,
      uid,
      producer: site.brand,
      stamp: new Date(),
      summary: message('eventTitle'),
      description: [message('calendarNote'), '', ...lines].join('\n'),
      ...(location === undefined ? {} : { location }),
    });
    offerFile('meeting.ics', 'text/calendar', text);
  };
  return (
    <>
      <Button aria-describedby={id} onClick={offer}>
        {message('calendar')}
      </Button>
      <Typography id={id} variant="body2" className="soft">
        {message('calendarNote')}
      </Typography>
    </>
  );
}

interface TimeTroublesProps {
  readonly meeting: MeetingTime;
  readonly message: LeadMessages;
  /** Labels of the day and the slot, where a form has two meetings. */
  readonly labels?: readonly [day: string, slot: string];
}

/** Reports a day or slot that is not available. */
export function TimeTroubles({ meeting, message, labels }: TimeTroublesProps) {
  const { day, slot } = timeMessages(meeting, useMinute(), message);
  return [day, slot].map((words, index) =>
    words === undefined ? null : (
      <FormHelperText key={words} error>
        {labels ? `${labels[index]}: ${words}` : words}
      </FormHelperText>
    ),
  );
}
