import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { site } from '../../../content/site.ts';
import { calendarFile } from '../../../shared/calendar/calendarFile.ts';
import { uniqueId } from '../../../shared/calendar/uniqueId.ts';
import { offerFile } from '../../../shared/offerFile.ts';

/** The meeting that is offered to the reader's calendar. */
export interface MeetingFileProps {
  readonly start: Date;
  readonly end: Date;
  readonly location?: string;
  /** What was entered, line by line. */
  readonly lines: readonly string[];
  /** What the entry is called, what the button says, and what taking it does not mean. */
  readonly words: { readonly title: string; readonly label: string; readonly note: string };
}

/** The button that gives the meeting as a calendar file, and what that does not mean (FO-01). */
export function MeetingFile({ start, end, location, lines, words }: MeetingFileProps) {
  const id = useId();
  // Taken twice, it is the same meeting.
  const [uid] = useState(() => uniqueId(new URL(site.url).hostname));
  const offer = () => {
    const text = calendarFile({
      uid,
      producer: site.brand,
      stamp: new Date(),
      start,
      end,
      summary: words.title,
      description: [words.note, '', ...lines].join('\n'),
      ...(location === undefined ? {} : { location }),
    });
    offerFile('meeting.ics', 'text/calendar', text);
  };
  return (
    <>
      <Button aria-describedby={id} onClick={offer}>
        {words.label}
      </Button>
      <Typography id={id} variant="body2" className="soft">
        {words.note}
      </Typography>
    </>
  );
}
