import { styled } from '@mui/material/styles';
import { ON_PHONES, scrollSnapRowOnPhones } from '../carousel/scrollSnapRow.ts';

const soft = { color: 'var(--ink-soft)' };

/** The story: what it opens with, the seven steps, what it ends with. */
export const Band = styled('section')({
  '--tall': '80rem',
  paddingBlock: 'var(--section)',
  background: 'var(--tint)',
  // The opening and the ends, each in two columns.
  '& > div > div': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '2rem clamp(2rem, 5vw, 5rem)',
    marginBlockStart: 'clamp(2.5rem, 4vw, 4rem)',
    '& h3': { marginBlockEnd: '0.75rem' },
    '& p': { ...soft, maxInlineSize: '62ch' },
    '& a': { marginBlockStart: '1.25rem', backgroundColor: 'var(--surface)' },
  },
  '& > div > div:first-of-type': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.3fr)',
    rowGap: '1rem',
    marginBlockStart: 0,
    '& > p': { maxInlineSize: '60ch', fontSize: 'var(--fs-lead)' },
  },
  '& > div > h3': { marginBlock: 'clamp(2.25rem, 4vw, 3.75rem) 1.5rem' },
  '& .MuiStepper-root': {
    '--between': '2.5rem',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
    gap: '2rem var(--between)',
    alignItems: 'stretch',
    // The line of a row's last step ends with the row.
    overflowX: 'clip',
  },
  // A step's number, and a line that leads to the next one.
  '& .MuiStep-root': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'start',
    gap: '0 0.75rem',
    padding: 0,
    '& > *': { gridColumn: '1 / -1' },
    '& > svg': { gridArea: '1 / 1', inlineSize: '2.25rem', blockSize: '2.25rem' },
    '& text': { fontSize: '0.8125rem', fontWeight: 600, fontVariantNumeric: 'lining-nums' },
    '&:not(:last-of-type)::after': {
      content: '""',
      gridArea: '1 / 2',
      alignSelf: 'center',
      blockSize: '2px',
      marginInlineEnd: 'calc(0.75rem - var(--between))',
      background: 'color-mix(in srgb, var(--primary) 30%, transparent)',
    },
    '& h4': { marginBlock: '0.75rem 0.5rem', fontSize: '1.1875rem' },
    '& p': { ...soft, fontSize: '1rem' },
  },
  '@media (max-width: 56rem)': {
    '& > div > div, & > div > div:first-of-type': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  [ON_PHONES]: {
    '--tall': '80rem',
    '& > div > div': { gap: '1.5rem', marginBlockStart: '1.75rem' },
    '& .MuiStepper-root': { '--between': '1.25rem', ...scrollSnapRowOnPhones, columnGap: 'var(--between)' },
  },
});
