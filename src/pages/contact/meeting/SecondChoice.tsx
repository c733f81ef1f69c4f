import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { slots } from '../../../content/home/slots.ts';
import { meetingSlots, type MeetingTime, timeMessages } from '../../../features/leads/meetingSlots.ts';
import type { LeadMessages } from '../../../features/leads/message.ts';
import { DayField } from '../../../features/leads/ui/TimeFields.tsx';
import { useMinute } from '../../../shared/hooks/useMinute.ts';
import { down } from '../../../shared/ui/breakpoints.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { TextField } from '../../../shared/ui/TextField.tsx';
import type { OwnTime } from './times.ts';

const Second = styled(Accordion)({
  border: 0,
  '& .MuiAccordionSummary-root': {
    flexDirection: 'row-reverse',
    gap: '0.5rem',
    minBlockSize: 'var(--target)',
    color: 'var(--primary)',
  },
  '& .MuiAccordionDetails-root': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '1rem',
    paddingBlock: '0.25rem 0',
  },
  [down('sm')]: {
    '& .MuiAccordionDetails-root': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** By default MUI renders a heading. */
const summaryOnly = { heading: { component: 'div' } } as const;
const nativeList = { htmlInput: { className: 'num' } };

interface SecondChoiceProps extends MeetingTime {
  /** The times of the slots in the user's zone, where they differ from those in Dubai. */
  readonly own: ReadonlyMap<string, OwnTime> | undefined;
  readonly message: LeadMessages;
}

/** An optional second time, open while it contains a value. */
export function SecondChoice({ date, slot, own, message }: SecondChoiceProps) {
  const { t } = useTranslation('request');
  const now = useMinute();
  const filled = date !== '' || slot !== '';
  const [open, setOpen] = useState(filled);
  const [wasFilled, setWasFilled] = useState(filled);
  if (wasFilled !== filled) {
    setWasFilled(filled);
    if (filled) setOpen(true);
  }
  const trouble = timeMessages({ date, slot }, now, message).slot;
  const day = now ? meetingSlots(date, now) : [];
  const words = (label: string, time: string) => {
    const known = own?.get(time);
    if (!known) return label;
    const { shift } = known;
    const otherDay = shift === 0 ? [] : [shift < 0 ? t('meeting.before') : t('meeting.after')];
    return `${label} · ${[known.label, t('meeting.own'), ...otherDay].join(' ')}`;
  };
  return (
    <Second expanded={open} onChange={(_event, expanded) => setOpen(expanded)} slotProps={summaryOnly}>
      <AccordionSummary
        id="request-second"
        aria-controls="request-second-fields"
        expandIcon={<Icon name="down" />}
      >
        {t('meeting.second')}
      </AccordionSummary>
      <AccordionDetails>
        <DayField name="date2" label={t('meeting.secondDate')} day={date} message={message} />
        <TextField
          select
          name="slot2"
          label={t('meeting.secondSlot')}
          error={trouble !== undefined}
          helperText={trouble}
          slotProps={nativeList}
        >
          <option value="">{t('choose')}</option>
          {slots.map(({ label, time, available }) => {
            const state = day.find((known) => known.time === time)?.state;
            return (
              <option key={time} value={time} disabled={state ? state !== 'free' : !available}>
                {words(label, time)}
              </option>
            );
          })}
        </TextField>
      </AccordionDetails>
    </Second>
  );
}
