import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { ToolChoices, ToolHead } from '../../../shared/ui/tool.ts';

/** What a tax tool answers. */
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

/** What a tax tool asks. */
export const TaxQuestions = styled(ToolChoices)({
  '& .conditions': {
    display: 'grid',
    gap: '0.25rem',
    padding: '1rem',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--r-control)',
  },
  '& .conditions > legend': { paddingInline: '0.35rem', fontSize: 'var(--fs-small)' },
  '& .conditions > .MuiFormControl-root': { marginBlockStart: '0.5rem' },
});

/** A count step by step, as somebody would work it out on paper. */
export const Steps = styled('ol')({
  display: 'grid',
  gap: '0.35rem',
  paddingInlineStart: '1rem',
  borderInlineStart: '3px solid var(--line)',
  fontSize: 'var(--fs-small)',
});

/** One of several results. */
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
    '& .MuiAlert-message': { paddingBlock: '0.4rem' },
    '&.MuiAlert-colorInfo': { backgroundColor: 'var(--tint-warm)' },
    '&.MuiAlert-colorSuccess': { color: 'var(--success)' },
    '&.MuiAlert-colorWarning': { color: 'var(--warning)' },
  },
});

/** What stands below an answer. */
export const More = styled('div')({ display: 'grid', gap: '0.75rem', fontSize: 'var(--fs-small)' });
