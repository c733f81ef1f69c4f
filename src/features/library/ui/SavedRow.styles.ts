import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { down } from '../../../shared/ui/breakpoints.ts';

const PHONE = down('sm');

/** Row of the library: picture, text, size and buttons. */
export const Row = styled(ListItem)<{ component: 'article' }>({
  display: 'grid',
  gridTemplateColumns: '8.5rem minmax(0, 1fr) auto auto',
  gap: '1.25rem',
  alignItems: 'center',
  paddingBlock: '1rem',
  [PHONE]: {
    gridTemplateColumns: '5.5rem minmax(0, 1fr) auto',
    gap: '0.5rem 1rem',
    alignItems: 'start',
  },
  '& h3': { fontSize: 'var(--fs-4)', lineHeight: 'calc(var(--lh-snug) + 0.05)', overflowWrap: 'anywhere' },
  '& h3 a': { display: 'inline-block', paddingBlock: '0.125rem', fontWeight: 'inherit' },
  '& h3 a:hover': { color: 'var(--primary)' },
});

export const Picture = styled('div')({
  overflow: 'clip',
  borderRadius: 10,
  backgroundColor: 'var(--tint)',
  aspectRatio: '16 / 10',
  [PHONE]: { gridRow: '1 / 3', aspectRatio: '1' },
  '& img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});

export const Meta = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.125rem 1rem',
  alignItems: 'center',
  color: 'var(--ink-soft)',
  fontSize: 'var(--fs-small)',
  lineHeight: 'calc(var(--lh-body) - 0.1)',
  overflowWrap: 'anywhere',
  '& b': { color: 'var(--ink)', fontWeight: 600 },
});

export const Complete = styled('span')({
  display: 'inline-flex',
  gap: '0.25rem',
  alignItems: 'center',
  color: 'var(--success)',
  fontWeight: 600,
});

export const RepairButton = styled(Button)({
  paddingInline: 0,
  gap: '0.25rem',
  color: 'var(--warning)',
  fontSize: 'inherit',
  lineHeight: 'calc(var(--lh-body) - 0.1)',
  textAlign: 'left',
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
  '&:hover': { backgroundColor: 'transparent' },
  '&[data-missing]': { color: 'var(--error)' },
});

export const Size = styled('p')({
  fontWeight: 600,
  fontSize: '1rem',
  lineHeight: 'calc(var(--lh-snug) + 0.1)',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  '& small': { display: 'block', color: 'var(--ink-soft)', fontWeight: 400, fontSize: '0.875rem' },
  [PHONE]: {
    gridColumn: 2,
    gridRow: 2,
    display: 'flex',
    gap: '0.5rem',
    alignItems: 'baseline',
    textAlign: 'left',
  },
});

export const Tools = styled('div')({
  display: 'flex',
  [PHONE]: { flexDirection: 'column', gridRow: '1 / 3', gridColumn: 3 },
});
