import { styled } from '@mui/material/styles';
import { ON_PHONES, scrollSnapRowOnPhones } from '../../carousel/scrollSnapRow.ts';
import { down } from '../../../../shared/ui/breakpoints.ts';

const BOLLARD = { width: '2.5rem', height: '3.25rem' };

/** Steps in a row; in several rows when there is no space; in one scrolling row on phones. */
export const Row = styled('ol')({
  '--between': '1.25rem',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: '2rem var(--between)',
  // The bollards overlap the water.
  marginBlockStart: `calc(-1 * ${BOLLARD.height})`,
  padding: 0,
  listStyle: 'none',
  overflowX: 'clip',
  '& h4': { marginBlock: '1rem 0.5rem', fontSize: '1.0625rem', lineHeight: 1.3 },
  '& p': { color: 'var(--ink-soft)', fontSize: 'var(--fs-small)' },
  '& p.time': { marginBlockEnd: '0.5rem', color: 'var(--accent-ink)', fontWeight: 600 },
  '& p.time::first-letter': { textTransform: 'uppercase' },
  [down('xl')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
    '& p': { fontSize: '1rem' },
  },
  [ON_PHONES]: {
    ...scrollSnapRowOnPhones,
    columnGap: 'var(--between)',
    '& h4': { marginBlockStart: '0.75rem' },
    '& p': { fontSize: 'var(--fs-small)' },
  },
  '@media print': { marginBlockStart: 0 },
});

/** The edge of the quay below a bollard, up to the next one. */
export const Deck = styled('div')({
  position: 'relative',
  blockSize: `calc(${BOLLARD.height} + 0.625rem)`,
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: '0 calc(-1 * var(--between))',
    insetBlockEnd: 0,
    blockSize: '0.625rem',
    backgroundColor: 'var(--art-deep)',
  },
  'li:last-of-type > &::after': { insetInlineEnd: 0 },
  '@media print': { display: 'none' },
});

export const Bollard = styled('svg')({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  inlineSize: BOLLARD.width,
  blockSize: BOLLARD.height,
  '& path': { fill: 'var(--art-deep)' },
  '& rect': { fill: 'var(--art-near)' },
  '& text': { fill: 'var(--art-lit)', fontSize: '1rem', fontWeight: 600 },
});

/** From a bollard's neck to the next one's. */
export const Rope = styled('svg')({
  position: 'absolute',
  insetInlineStart: `calc(${BOLLARD.width} / 2)`,
  insetBlockStart: '1rem',
  inlineSize: 'calc(100% + var(--between))',
  maxInlineSize: 'none',
  blockSize: '1.25rem',
  fill: 'none',
  stroke: 'var(--art-line)',
  strokeWidth: 2,
  'li:last-of-type > div > &': { display: 'none' },
});
