import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { site } from '../../../content/site.ts';
import { calendarFile } from '../../../shared/calendar/calendarFile.ts';
import { uniqueId } from '../../../shared/calendar/uniqueId.ts';
import { offerFile } from '../../../shared/offerFile.ts';
import { type MeetingMessages, meetingTimes, timeMessages } from '../meetingSlots.ts';

interface MeetingFileProps {
  readonly meeting: { readonly date: string; readonly slot: string };
  readonly now: Date | undefined;
  readonly location?: string;
  /** Lines of the entry's description. */
  readonly lines: readonly string[];
  readonly message: MeetingMessages;
}

/** The button for the calendar file of a meeting (FO-01); nothing when the meeting cannot take place then. */
export function MeetingFile({ meeting, now, location, lines, message }: MeetingFileProps) {
  const id = useId();
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
