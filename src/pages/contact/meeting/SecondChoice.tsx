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
import { down } from '../../../shared/ui/breakpoints.ts';

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

interface SecondChoiceProps {
  readonly date: string;
  readonly slot: string;
  readonly earliest: string | undefined;
  /** The slots of the day; undefined before hydration. */
  readonly day: readonly DaySlot[] | undefined;
  /** The user's zone differs from Dubai's. */
  readonly differs: boolean;
  readonly trouble: { readonly day: string | undefined; readonly slot: string | undefined };
}

/** An optional second time, open while it contains a value. */
export function SecondChoice({ date, slot, earliest, day, differs, trouble }: SecondChoiceProps) {
  const { t } = useTranslation('request');
  const filled = date !== '' || slot !== '';
  const [open, setOpen] = useState(filled);
  const [wasFilled, setWasFilled] = useState(filled);
  if (wasFilled !== filled) {
    setWasFilled(filled);
    if (filled) setOpen(true);
  }
  const words = (label: string, known: DaySlot | undefined) => {
    if (!known || !differs) return label;
    const { shift } = known.own;
    const otherDay = shift === 0 ? [] : [shift < 0 ? t('meeting.before') : t('meeting.after')];
    return `${label} · ${[known.own.label, t('meeting.own'), ...otherDay].join(' ')}`;
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
          trouble={trouble.day}
        />
        <TextField
          select
          id="request-slot2"
          name="slot2"
          label={t('meeting.secondSlot')}
          error={trouble.slot !== undefined}
          helperText={trouble.slot}
          slotProps={nativeList}
        >
          <option value="">{t('choose')}</option>
          {slots.map(({ label, time, available }) => {
            const known = day?.find((own) => own.time === time);
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
