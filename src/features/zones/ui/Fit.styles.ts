import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { PHONE } from '../../../shared/ui/PhoneFold.ts';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';

/** What fits and what comes next, side by side. */
export const Result = styled('div')({
  display: 'grid',
  gap: '1.5rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  alignContent: 'start',
  [PHONE]: { gap: '0.75rem' },
  '& > .MuiAlert-root': { gridColumn: '1 / -1', fontSize: 'var(--fs-small)' },
});

/** One zone that fits; the best is framed. */
export const FitCard = styled(Card)({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.6rem',
  padding: 'clamp(1.25rem, 3vw, 1.75rem)',
  fontSize: 'var(--fs-small)',
  '& > p:first-of-type': { color: 'var(--ink-soft)', fontWeight: 600 },
  '& h3': { display: 'flex', flexWrap: 'wrap', gap: '0.5rem 0.75rem', alignItems: 'center' },
  '& h4': {
    marginBlockStart: '0.5rem',
    fontSize: 'var(--fs-small)',
    lineHeight: 'var(--lh-snug)',
    letterSpacing: 0,
  },
  '& .signs': {
    display: 'grid',
    gap: '0.4rem',
    '& li': {
      display: 'grid',
      gridTemplateColumns: '1.25rem minmax(0, 1fr)',
      gap: '0.5rem',
      alignItems: 'start',
    },
    // Urdu's words stay beside their sign.
    '& span': { justifySelf: 'start' },
    '& svg': {
      inlineSize: '1.25rem',
      blockSize: '1.25rem',
      marginBlockStart: '0.15em',
      color: 'var(--success)',
    },
  },
  '& h4:not(:first-of-type) + .signs svg': { color: 'var(--warning)' },
  '& .MuiCardActions-root': { padding: 0, marginBlockStart: 'auto', paddingBlockStart: '0.75rem' },
  '&[data-best]': {
    border: '2px solid var(--primary)',
    '& > p:first-of-type': { color: 'var(--primary)' },
    '& h3': { fontSize: 'var(--fs-2)' },
  },
  // On a phone signs say enough of the reasons, those of the second zone that the first one has stand just above, and its
  // limits in the table just below, when it is in that.
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
