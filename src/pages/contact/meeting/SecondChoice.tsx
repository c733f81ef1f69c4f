import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { slots } from '../../../content/home/slots.ts';
import { DayField } from '../../../features/leads/ui/DayField.tsx';
import { Icon } from '../../../shared/ui/Icon.tsx';
import type { DaySlot } from './times.ts';
import { TextField } from '../../../shared/ui/TextField.tsx';

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
  '@media (max-width: 35rem)': {
    '& .MuiAccordionDetails-root': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** It is no heading of the page. */
const summaryOnly = { heading: { component: 'div' } } as const;
const nativeList = { htmlInput: { className: 'num' } };

interface SecondChoiceProps {
  readonly earliest: string | undefined;
  readonly date: string;
  readonly day: readonly DaySlot[] | undefined;
  readonly differs: boolean;
  readonly dayTrouble: string | undefined;
  readonly slotTrouble: string | undefined;
  /** Whether something is entered there: it is shown then. */
  readonly filled: boolean;
}

/** Another time that suits the visitor; nobody has to name one. */
export function SecondChoice({
  earliest,
  date,
  day,
  differs,
  dayTrouble,
  slotTrouble,
  filled,
}: SecondChoiceProps) {
  const { t } = useTranslation('request');
  const [open, setOpen] = useState(filled);
  const [wasFilled, setWasFilled] = useState(filled);
  if (wasFilled !== filled) {
    setWasFilled(filled);
    if (filled) setOpen(true);
  }
  const words = (label: string, slot: DaySlot | undefined) => {
    if (!slot || !differs) return label;
    const { shift } = slot.own;
    const otherDay = shift === 0 ? [] : [shift < 0 ? t('meeting.before') : t('meeting.after')];
    return `${label} · ${[slot.own.label, t('meeting.own'), ...otherDay].join(' ')}`;
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
        <DayField
          id="request-date2"
          name="date2"
          label={t('meeting.secondDate')}
          day={date}
          earliest={earliest}
          trouble={dayTrouble}
        />
        <TextField
          select
          id="request-slot2"
          name="slot2"
          label={t('meeting.secondSlot')}
          error={slotTrouble !== undefined}
          helperText={slotTrouble}
          slotProps={nativeList}
        >
          <option value="">{t('choose')}</option>
          {slots.map(({ label, time, available }) => {
            const known = day?.find((slot) => slot.time === time);
            return (
              <option key={time} value={time} disabled={known ? known.state !== 'free' : !available}>
                {words(label, known)}
              </option>
            );
          })}
        </TextField>
      </AccordionDetails>
    </Second>
  );
}
