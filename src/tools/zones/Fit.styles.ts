import { styled } from '@mui/material/styles';
import { PHONE } from '../../shared/ui/PhoneFold.ts';
import { visuallyHidden } from '../../shared/ui/visuallyHidden.ts';
import { FitCard, FitResult } from '../kit/FitCard.tsx';

export const Result = styled(FitResult)({
  alignContent: 'start',
  [PHONE]: { gap: '0.75rem' },
  '& > .MuiAlert-root': { gridColumn: '1 / -1', fontSize: 'var(--fs-small)' },
});

export const ZoneFitCard = styled(FitCard)({
  gap: '0.5rem',
  '& h3': { display: 'flex', flexWrap: 'wrap', gap: '0.5rem 0.75rem', alignItems: 'center' },
  '& h4': {
    marginBlockStart: '0.5rem',
    fontSize: 'var(--fs-small)',
    lineHeight: 'var(--lh-snug)',
    letterSpacing: 0,
  },
  '& .MuiCardActions-root': { paddingBlockStart: '0.75rem' },
  // A phone hides headings, repeated reasons, and limits that the table below shows.
  [PHONE]: {
    gap: '0.5rem',
    padding: '1rem',
    '& > h4:first-of-type': visuallyHidden,
    '&& [data-repeats]': { display: 'none' },
    '& h3': { justifyContent: 'space-between' },
    '& .MuiCardActions-root': { paddingBlockStart: '0.25rem', '& > .MuiButton-root': { inlineSize: '100%' } },
    '&[data-compared]:not([data-best])': {
      '& > h4:last-of-type, & > h4:last-of-type + ul': { display: 'none' },
    },
  },
});
