import { styled } from '@mui/material/styles';
import { down, SMALL_PHONE } from '../../shared/ui/breakpoints.ts';

export const Foot = styled('footer')({
  // At least the height in any language: until layout, lines below it would have no background.
  '--tall': '52rem',
  '--focus': 'var(--focus-on-deep)',
  '--mark': 'var(--on-deep)',
  '--mark-2': 'var(--on-deep)',
  paddingBlockEnd: 'calc(var(--bar) + 2rem)',
  backgroundColor: 'var(--deep)',
  color: 'var(--on-deep)',
  '& .band': {
    inlineSize: '100%',
    blockSize: 'auto',
    minBlockSize: '9rem',
    maxInlineSize: 'none',
    aspectRatio: 5,
    objectFit: 'cover',
    // Percentages, because the RTL plugin would mirror “right” although the drawing is mirrored already.
    objectPosition: '100% 100%',
    backgroundColor: 'var(--paper)',
  },
  '& .columns': {
    display: 'grid',
    gridTemplateColumns: '2fr repeat(4, 1fr)',
    gap: '2.5rem 2rem',
    paddingBlock: '2.5rem 3rem',
  },
  '& h2': {
    marginBlockEnd: '0.5rem',
    fontSize: '1rem',
    letterSpacing: 0,
    lineHeight: 'calc(var(--lh-body) - 0.1)',
  },
  '& .offices': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '1rem 2rem',
    marginBlockStart: '1.25rem',
    color: 'var(--on-deep-soft)',
    fontSize: 'var(--fs-small)',
    lineHeight: 'var(--lh-body)',
    '& p > span': { display: 'block' },
    '& b': { display: 'block', color: 'var(--on-deep)', fontWeight: 600 },
  },
  '& :is(.offices, .columns ul, .legal) a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '2rem',
    color: 'var(--on-deep-soft)',
    fontWeight: 'inherit',
    '&:hover': { color: 'var(--on-deep)' },
  },
  '& .columns ul a': {
    minBlockSize: '2.5rem',
    fontSize: 'var(--fs-small)',
    lineHeight: 'calc(var(--lh-snug) + 0.05)',
  },
  '& .offices a': { minBlockSize: '1.75rem', fontSize: 'inherit', lineHeight: 'calc(var(--lh-snug) + 0.05)' },
  '& .legal, & .legal nav': { display: 'flex', flexWrap: 'wrap', gap: '0.5rem 1.5rem' },
  '& .legal': {
    alignItems: 'center',
    paddingBlockStart: '1.25rem',
    borderBlockStart: '1px solid var(--deep-line)',
    color: 'var(--on-deep-soft)',
    fontSize: '0.875rem',
  },
  [down('xl')]: {
    '& .offices': { gridTemplateColumns: '1fr' },
    '& .columns': { gridTemplateColumns: '1.5fr repeat(4, 1fr)' },
  },
  [down('lg')]: {
    '--tall': '60rem',
    // Two columns, or one on the smallest phones.
    '& .offices': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr))' },
    '& .columns': { gridTemplateColumns: 'repeat(4, 1fr)' },
    '& .columns > div': { gridColumn: '1 / -1' },
  },
  [down('md')]: { '--tall': '76rem', '& .columns': { gridTemplateColumns: '1fr 1fr' } },
  [down('sm')]: { '--tall': '85rem' },
  [down(SMALL_PHONE)]: { '--tall': '96rem' },
});
