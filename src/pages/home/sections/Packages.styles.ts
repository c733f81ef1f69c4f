import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { ON_PHONES, scrollSnapRowOnPhones } from '../carousel/scrollSnapRow.ts';
import { down } from '../../../shared/ui/breakpoints.ts';

export const Section = styled(Container)<{ component: 'section' }>({
  '--tall': '56rem',
  paddingBlock: 'clamp(1rem, 2vw, 2rem) var(--section)',
  '& > p': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1rem 2rem',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginBlockStart: 'var(--fluid-m)',
    color: 'var(--ink-soft)',
    fontSize: '1rem',
    '& > span': { flex: '1 1 20rem', maxInlineSize: '60rem' },
    '& > a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 'var(--target)' },
  },
  [ON_PHONES]: { '--tall': '56rem' },
});

export const Board = styled(Card)({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  marginBlockStart: 'clamp(2.25rem, 1rem + 3vw, 3.5rem)',
  overflow: 'visible',
  [down('xl')]: { gridTemplateColumns: '1fr 1fr' },
  [ON_PHONES]: {
    ...scrollSnapRowOnPhones,
    paddingBlockStart: '1rem',
    marginBlockStart: '0.5rem',
    border: 0,
    borderRadius: 0,
    backgroundColor: 'transparent',
  },
});

/** A package; the popular one is raised. */
export const PriceCard = styled(Card)<{ component: 'article' }>({
  position: 'relative',
  display: 'grid',
  gridRow: 'span 5',
  gridTemplateRows: 'subgrid',
  gap: 0,
  padding: '2rem 1.75rem',
  overflow: 'visible',
  border: 0,
  borderRadius: 0,
  backgroundColor: 'transparent',
  '& + &': { borderInlineStart: '1px solid var(--line)' },
  // Subgrid: aligns the rows of all cards.
  '& > .MuiCardContent-root': {
    display: 'grid',
    gridRow: 'span 4',
    gridTemplateRows: 'subgrid',
    padding: 0,
  },
  '& > .MuiCardActions-root': { padding: 0, '& > a': { flex: 1 } },
  // Reserves the height of the badge on every card.
  '& .MuiCardContent-root > div:first-of-type': { minBlockSize: '2.5rem' },
  '& .MuiChip-root': { minBlockSize: '1.75rem', marginBlockEnd: '0.625rem' },
  '& h3 > a:hover': {
    color: 'var(--primary)',
    textDecoration: 'underline 1.5px',
    textUnderlineOffset: '0.2em',
  },
  '& h3 + p': {
    marginBlockStart: '0.25rem',
    color: 'var(--ink-soft)',
    fontSize: '1rem',
    lineHeight: 1.5,
  },
  '& p.num': {
    marginBlock: '1.5rem',
    fontSize: 'clamp(2rem, 1.5rem + 1.1vw, 2.625rem)',
    fontWeight: 600,
    letterSpacing: '-0.03em',
    lineHeight: 1.1,
    '& small': {
      display: 'block',
      marginBlockEnd: '0.25rem',
      color: 'var(--ink-soft)',
      fontSize: '0.875rem',
      fontWeight: 500,
      letterSpacing: 0,
      lineHeight: 1.4,
    },
    '& span': { color: 'var(--ink-soft)', fontSize: '0.5em', fontWeight: 500, letterSpacing: 0 },
  },
  '& ul': {
    display: 'grid',
    gap: '0.75rem',
    alignContent: 'start',
    paddingBlock: '1.25rem 1.75rem',
    borderBlockStart: '1px solid var(--line)',
    fontSize: '1rem',
    lineHeight: 1.45,
    '& li': { display: 'flex', gap: '0.5rem', alignItems: 'flex-start' },
    '& svg': { marginBlockStart: '0.1em', color: 'var(--primary)' },
  },
  '&&[data-popular]': {
    zIndex: 1,
    paddingBlock: '3rem',
    margin: '-1rem -1px',
    border: '1.5px solid var(--primary)',
    borderRadius: 'var(--r-card)',
    backgroundColor: 'var(--tint)',
    '& ul': { borderColor: 'color-mix(in srgb, var(--primary) 25%, transparent)' },
  },
  [down('xl')]: {
    '&:nth-of-type(n + 3)': { borderBlockStart: '1px solid var(--line)' },
    '&:nth-of-type(3)': { borderInlineStart: 0 },
    '&&[data-popular]': { paddingBlock: '2rem', margin: '-1px' },
  },
  [ON_PHONES]: {
    padding: '1.5rem 1.25rem',
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-card)',
    backgroundColor: 'var(--surface)',
    // On the card's edge: a row for it would leave an empty row on the other cards.
    '& .MuiCardContent-root > div:first-of-type': { minBlockSize: 0 },
    '& .MuiChip-root': { position: 'absolute', insetBlockStart: 0, marginBlockEnd: 0, translate: '0 -50%' },
    '& p.num': { marginBlock: '0.75rem' },
    '& ul': { paddingBlock: '1rem 1.25rem' },
    '&&[data-popular]': { paddingBlock: '1.5rem', margin: 0 },
  },
});
