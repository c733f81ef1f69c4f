import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { ToolChoices, ToolHead } from '../kit/frame.tsx';

export const Answer = styled(ToolHead)({
  display: 'grid',
  gap: '0.75rem',
  '& > p': { margin: 0 },
  '& > :is(h3, .MuiCard-root)': { marginBlockStart: '0.75rem' },
  '& > h3': { fontSize: '1.0625rem' },
  '& > .periods': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
    gap: '1rem',
  },
});

export const TaxQuestions = styled(ToolChoices)({
  '& .conditions': {
    display: 'grid',
    gap: '0.25rem',
    padding: '1rem',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--r-control)',
  },
  '& .conditions > legend': { paddingInline: '0.25rem', fontSize: 'var(--fs-small)' },
  '& .conditions > .MuiFormControl-root': { marginBlockStart: '0.5rem' },
});

export const Steps = styled('ol')({
  display: 'grid',
  gap: '0.25rem',
  paddingInlineStart: '1rem',
  borderInlineStart: '3px solid var(--line)',
  fontSize: 'var(--fs-small)',
});

export const ResultCard = styled(Card)<{ component?: 'li' }>({
  display: 'grid',
  gap: '0.5rem',
  alignContent: 'start',
  padding: '1.25rem',
  fontSize: 'var(--fs-small)',
  '&:first-of-type': { border: '2px solid var(--primary)' },
  '& > h3': { color: 'var(--ink-soft)', fontSize: 'var(--fs-small)', letterSpacing: 0 },
  '& > .amount': { fontSize: 'var(--fs-3)', fontWeight: 'var(--w-head)', lineHeight: 1.2 },
  '& > .MuiAlert-root': {
    paddingBlock: 0,
    paddingInline: '0.75rem',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    '& .MuiAlert-message': { paddingBlock: '0.5rem' },
    '&.MuiAlert-colorInfo': { backgroundColor: 'var(--tint-warm)' },
    '&.MuiAlert-colorSuccess': { color: 'var(--success)' },
    '&.MuiAlert-colorWarning': { color: 'var(--warning)' },
  },
});
