import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { ON_PHONES, scrollSnapRowOnPhones } from '../carousel/scrollSnapRow.ts';

/** The reviews, the first one large; columns between hairlines, or cards where there is no room for those. */
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
  '@media (min-width: 64rem)': {
    '& .MuiCard-root': {
      padding: '0.25rem clamp(1.25rem, 2.4vw, 2.5rem)',
      border: 0,
      borderRadius: 0,
      backgroundColor: 'transparent',
      '&:first-of-type': { paddingInlineStart: 0 },
      '& + .MuiCard-root': { borderInlineStart: '1px solid var(--line)' },
    },
  },
  '@media (max-width: 63.99rem)': {
    '& .MuiCard-root': { padding: '1.5rem' },
  },
  '& [role="img"]': {
    marginBlockEnd: '0.75rem',
    color: 'var(--accent-ink)',
    fontSize: '0.9375rem',
    letterSpacing: '0.12em',
    lineHeight: 1,
  },
  '& figcaption': {
    display: 'flex',
    gap: '0.85rem',
    alignItems: 'center',
    lineHeight: 'calc(var(--lh-snug) + 0.05)',
    '& b': { display: 'block' },
    '& span': { color: 'var(--ink-soft)', fontSize: '0.9375rem' },
  },
  '& .MuiAvatar-root': {
    inlineSize: '3rem',
    blockSize: '3rem',
    backgroundColor: 'var(--primary-soft)',
    color: 'var(--primary)',
    fontSize: '0.9375rem',
    fontStyle: 'normal',
    fontWeight: 600,
  },
  [ON_PHONES]: { '--tall': '30rem' },
});

/** The reviews themselves. */
export const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1.5fr 1fr 1fr',
  marginBlockStart: 'clamp(1.75rem, 1rem + 2.4vw, 3.25rem)',
  '@media (max-width: 63.99rem)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1rem' },
  [ON_PHONES]: { ...scrollSnapRowOnPhones, marginBlockStart: '1.25rem' },
});

/** The partners beside their heading. */
export const PartnersSection = styled(Container)<{ component: 'section' }>({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.2fr)',
  gap: '1.5rem 3rem',
  alignItems: 'start',
  paddingBlock: 'clamp(2rem, 4vw, 3.5rem) var(--section)',
  '@media (max-width: 48rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** The partners' names in one card, hairlines between them. */
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
  '@media (min-width: 48.01rem)': {
    '& > li:nth-of-type(n + 4)': { borderBlockStart: '1px solid var(--line)' },
    '& > li:not(:nth-of-type(3n + 1))': { borderInlineStart: '1px solid var(--line)' },
  },
  '@media (max-width: 48rem)': {
    gridTemplateColumns: '1fr 1fr',
    '& > li': { minBlockSize: '4rem' },
    '& > li:nth-of-type(n + 3)': { borderBlockStart: '1px solid var(--line)' },
    '& > li:nth-of-type(2n)': { borderInlineStart: '1px solid var(--line)' },
  },
});
