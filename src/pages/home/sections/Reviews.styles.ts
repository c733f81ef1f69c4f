import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { ON_PHONES, scrollSnapRowOnPhones } from '../carousel/scrollSnapRow.ts';
import { down, up } from '../../../shared/ui/breakpoints.ts';

/** Reviews, the first one large; columns, or cards on narrow screens. */
export const ReviewsSection = styled(Container)<{ component: 'section' }>({
  '--tall': '28rem',
  paddingBlock: '0 clamp(2.5rem, 4vw, 4.5rem)',
  '& .MuiCard-root': {
    display: 'flex',
    flexDirection: 'column',
    gap: '1.25rem',
    justifyContent: 'space-between',
    '& .MuiCardContent-root': { padding: 0 },
    '& blockquote': { fontSize: '1.0625rem', lineHeight: 'var(--lh-body)' },
    '&:first-of-type blockquote': {
      fontSize: 'clamp(1.375rem, 1.1rem + 1vw, 1.875rem)',
      fontWeight: 500,
      letterSpacing: 'var(--track-head)',
      lineHeight: 'var(--lh-snug)',
      textWrap: 'pretty',
    },
  },
  [up('lg')]: {
    '& .MuiCard-root': {
      padding: '0.25rem var(--fluid-m)',
      border: 0,
      borderRadius: 0,
      backgroundColor: 'transparent',
      '&:first-of-type': { paddingInlineStart: 0 },
      '& + .MuiCard-root': { borderInlineStart: '1px solid var(--line)' },
    },
  },
  [down('lg')]: {
    '& .MuiCard-root': { padding: '1.5rem' },
  },
  '& [role="img"]': {
    marginBlockEnd: '0.75rem',
    color: 'var(--accent-ink)',
    fontSize: 'var(--fs-small)',
    letterSpacing: '0.12em',
    lineHeight: 1,
  },
  '& figcaption': {
    display: 'flex',
    gap: '0.75rem',
    alignItems: 'center',
    lineHeight: 'calc(var(--lh-snug) + 0.05)',
    '& b': { display: 'block' },
    '& span': { color: 'var(--ink-soft)', fontSize: 'var(--fs-small)' },
  },
  '& .MuiAvatar-root': {
    inlineSize: '3rem',
    blockSize: '3rem',
    backgroundColor: 'var(--primary-soft)',
    color: 'var(--primary)',
    fontSize: 'var(--fs-small)',
    fontStyle: 'normal',
    fontWeight: 600,
  },
  [ON_PHONES]: { '--tall': '30rem' },
});

export const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1.5fr 1fr 1fr',
  marginBlockStart: 'var(--fluid-xl)',
  [down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1rem' },
  [ON_PHONES]: { ...scrollSnapRowOnPhones, marginBlockStart: '1.25rem' },
});

export const PartnersSection = styled(Container)<{ component: 'section' }>({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.2fr)',
  gap: '1.5rem 3rem',
  alignItems: 'start',
  paddingBlock: 'clamp(2rem, 4vw, 3.5rem) var(--section)',
  [down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const Names = styled(Card)<{ component: 'ul' }>({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  '& > li': {
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '5rem',
    padding: '0.75rem',
    color: 'var(--ink-soft)',
    fontWeight: 600,
    lineHeight: 'calc(var(--lh-snug) + 0.05)',
    textAlign: 'center',
  },
  [up('md')]: {
    '& > li:nth-of-type(n + 4)': { borderBlockStart: '1px solid var(--line)' },
    '& > li:not(:nth-of-type(3n + 1))': { borderInlineStart: '1px solid var(--line)' },
  },
  [down('md')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > li': { minBlockSize: '4rem' },
    '& > li:nth-of-type(n + 3)': { borderBlockStart: '1px solid var(--line)' },
    '& > li:nth-of-type(2n)': { borderInlineStart: '1px solid var(--line)' },
  },
});
