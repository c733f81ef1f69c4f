import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { down } from '../../shared/ui/breakpoints.ts';

export const Dates = styled(Stack)({
  gap: '1rem',
  alignItems: 'flex-start',
  '& > :is(ol, ul)': { alignSelf: 'stretch' },
  '& > ol': { display: 'grid', gap: '0.75rem' },
  '& > h3': { marginBlockStart: '1rem', fontSize: 'var(--fs-4)' },
  '& > .undated': { fontSize: 'var(--fs-small)' },
  '& > ul > li': { paddingBlock: '0.25rem' },
  '@media screen': { '& .later': { display: 'none' } },
  '@media print': { '& .again > .what > .MuiAccordion-root': { display: 'none' } },
});

export const DueCard = styled(Card)<{ component?: 'li' }>({
  position: 'relative',
  overflow: 'visible',
  display: 'grid',
  gridTemplateColumns: 'minmax(9.5rem, 1fr) minmax(0, 3fr)',
  gap: '0.25rem 1.25rem',
  padding: '1rem var(--fluid-s)',
  fontSize: 'var(--fs-small)',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '-1px',
    insetBlock: '1rem',
    inlineSize: '3px',
    borderRadius: '3px',
    backgroundColor: 'var(--primary)',
  },
  '& time': { display: 'block', fontSize: '1rem', fontWeight: 600 },
  '& h3': { fontSize: '1.0625rem' },
  '& .MuiChip-root': { backgroundColor: 'var(--warning-tint)', color: 'var(--warning)' },
  '& > .what': { display: 'grid', gap: '0.25rem', justifyItems: 'start', minInlineSize: 0 },
  '& .weekend': { color: 'var(--warning)' },
  [down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media print': { padding: '0.5rem 0.75rem', breakInside: 'avoid' },
});
