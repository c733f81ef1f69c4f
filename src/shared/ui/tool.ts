import { styled } from '@mui/material/styles';

/** The frame of a tool: its answer, what it is worked out from beside it, and what follows below. */
export const ToolFrame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 22rem)',
  gridTemplateRows: 'auto 1fr',
  gap: '1.25rem clamp(1.25rem, 3vw, 2.5rem)',
  alignItems: 'start',
  padding: 'clamp(1rem, 3vw, 2rem)',
  borderRadius: 'var(--r-card)',
  backgroundColor: 'var(--tint)',
  '& > *': { minInlineSize: 0 },
  '@media (max-width: 62rem)': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' },
  '@media print': { display: 'block', padding: 0, background: 'none' },
});

/** What the answer is headed by. */
export const ToolHead = styled('div')({ '& h2': { fontSize: 'var(--fs-4)', lineHeight: 'var(--lh-snug)' } });

/** The answer itself, large. */
export const ToolResult = styled('p')({
  marginBlock: '0.5rem',
  fontWeight: 'var(--w-head)',
  fontSize: 'var(--fs-2)',
  lineHeight: 'var(--lh-snug)',
});

/** A group of questions, with a `legend`. */
export const ToolQuestions = styled('fieldset')({
  display: 'grid',
  gap: '0.9rem',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBlockEnd: '0.75rem', fontWeight: 600 },
});

/** The questions that stand beside the answer on wide screens. */
export const ToolChoices = styled(ToolQuestions)({
  gridColumn: 2,
  gridRow: '1 / span 2',
  '@media (max-width: 62rem)': { gridColumn: 'auto', gridRow: 'auto' },
});

/** A row of buttons below an answer. */
export const ToolActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  alignItems: 'center',
});
