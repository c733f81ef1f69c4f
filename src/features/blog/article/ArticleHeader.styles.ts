import { styled } from '@mui/material/styles';

/** Words and picture side by side; on smaller screens the words first. */
export const Head = styled('header')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)',
  gap: '1.5rem clamp(2rem, 4.5vw, 5rem)',
  alignItems: 'center',
  paddingBlock: 'clamp(1.25rem, 2.4vw, 2.5rem) clamp(1.5rem, 3vw, 2.5rem)',
  borderBlockEnd: '1px solid var(--line)',
  '@media (max-width: 63.99rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media print': { display: 'block' },
});

/** The way here, categories, title and excerpt. */
export const Words = styled('div')({
  display: 'grid',
  gap: '1.1rem',
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: '0.5rem' },
  '& h1': {
    maxInlineSize: '22ch',
    fontSize: 'clamp(2rem, 1.5rem + 2vw, 3.25rem)',
    lineHeight: 'calc(var(--lh-tight) + 0.04)',
    overflowWrap: 'anywhere',
  },
  '& h1 + p': {
    maxInlineSize: '58ch',
    color: 'var(--ink-soft)',
    fontSize: 'var(--fs-lead)',
    lineHeight: 'calc(var(--lh-body) - 0.05)',
    overflowWrap: 'anywhere',
  },
  '@media (max-width: 63.99rem)': { '& h1': { maxInlineSize: 'none' } },
});

/** The picture's place. */
export const Cover = styled('div')({
  '@media print': { maxInlineSize: '12cm', marginBlock: '0.5cm' },
});

/** Who wrote it, and what can be done with it. What comes later has its place kept, so that the text does not move. */
export const Byline = styled('div')({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.75rem 1rem',
  alignItems: 'center',
  '& > [data-place="device"]': { display: 'flex', minInlineSize: '9rem', minBlockSize: '2rem' },
  '& > [data-place="saving"]': { display: 'grid', minInlineSize: '19rem', minBlockSize: 'var(--target)' },
  '@media (min-width: 64rem)': { '& > [data-place="saving"] > *': { justifySelf: 'end' } },
  '@media (max-width: 63.99rem)': { '& > [data-place="saving"]': { minInlineSize: 0 } },
  '@media (max-width: 48rem)': { '& > [data-place="saving"]': { flexBasis: '100%' } },
});

/** Portrait, name, date and reading time. */
export const Author = styled('div')({
  display: 'flex',
  gap: '0.75rem',
  alignItems: 'center',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '& b': { display: 'block', fontSize: '1rem', fontWeight: 600 },
  '& span': { color: 'var(--ink-soft)', fontSize: '0.9375rem' },
});
