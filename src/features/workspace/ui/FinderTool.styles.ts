import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { ToolFrame } from '../../../shared/ui/tool.ts';

/** The tool, headed across both columns. */
export const Frame = styled(ToolFrame)({
  gridTemplateRows: 'none',
  '& > h2': { gridColumn: '1 / -1' },
});

/** What fits and what comes next, side by side, and below them what goes for both. */
export const Result = styled('div')({
  display: 'grid',
  gap: '1.5rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
});

/** One kind of workspace that fits; the best is framed. */
export const KindCard = styled(Card)({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.75rem',
  padding: 'clamp(1.25rem, 3vw, 1.75rem)',
  fontSize: 'var(--fs-small)',
  '& > p:first-of-type': { color: 'var(--ink-soft)', fontWeight: 600 },
  '& ul': { display: 'grid', gap: '0.4rem' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr)',
    gap: '0.5rem',
    alignItems: 'start',
  },
  // Urdu's words stay beside their sign.
  '& li > span': { justifySelf: 'start' },
  '& li > svg': {
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    marginBlockStart: '0.15em',
    color: 'var(--success)',
  },
  '& .MuiCardActions-root': { padding: 0, marginBlockStart: 'auto' },
  '&[data-best]': {
    border: '2px solid var(--primary)',
    '& > p:first-of-type': { color: 'var(--primary)' },
    '& h3': { fontSize: 'var(--fs-2)' },
  },
});

/** What the licence asks, and what is ruled out. */
export const Notes = styled('div')({
  display: 'grid',
  gap: '0.5rem',
  gridColumn: '1 / -1',
  fontSize: 'var(--fs-small)',
  '& h3': { marginBlockStart: '0.5rem', fontSize: 'var(--fs-4)' },
  '& ul': { display: 'grid', gap: '0.3rem' },
  '& b': { fontWeight: 600 },
});
