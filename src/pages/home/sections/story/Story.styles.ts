import { styled } from '@mui/material/styles';
import { ON_PHONES } from '../../carousel/scrollSnapRow.ts';
import { down } from '../../../../shared/ui/breakpoints.ts';

const soft = { color: 'var(--ink-soft)' };

export const Band = styled('section')({
  '--tall': '80rem',
  paddingBlock: 'var(--section)',
  background: 'var(--tint)',
  '& > div > div': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '2rem var(--fluid-2xl)',
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
  '& .quay': {
    inlineSize: '100%',
    blockSize: 'clamp(4.5rem, 10.5vw, 8rem)',
    maxInlineSize: 'none',
    objectFit: 'cover',
    // Numbers, because `left` would be mirrored although the drawing already is.
    objectPosition: '0 100%',
  },
  '& .times': { ...soft, marginBlockStart: '1.5rem', fontSize: 'var(--fs-small)' },
  [down('lg')]: {
    '& > div > div, & > div > div:first-of-type': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  [ON_PHONES]: {
    '--tall': '80rem',
    '& > div > div': { gap: '1.25rem', marginBlockStart: '1.25rem', '& h3': { marginBlockEnd: '0.5rem' } },
    '& > div > div:first-of-type': { rowGap: '0.75rem', '& > p': { fontSize: 'var(--fs-body)' } },
    '& > div > h3': { marginBlock: '1.5rem 0.75rem' },
    // Starts behind the first bollard, so that the boat is beside it.
    '& .quay': { inlineSize: 'calc(100% - 1rem)', blockSize: '3.75rem', marginInlineStart: '1rem' },
    '& .times': { marginBlockStart: '1rem' },
  },
});
