import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import TableContainer from '@mui/material/TableContainer';
import { visuallyHidden } from '../../shared/ui/visuallyHidden.ts';
import { down } from '../../shared/ui/breakpoints.ts';

/** All parts have one height, so that nothing moves when the field for a further zone disappears. */
export const Selection = styled(Stack)({
  gap: '0.5rem 1rem',
  marginBlock: '1rem 1.25rem',
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0.5rem' },
  '& .MuiButton-root': { minBlockSize: '3.25rem' },
  '& .MuiFormControl-root': { flex: '1 1 9rem', inlineSize: 'auto', maxInlineSize: '18rem' },
  '& .MuiFormControlLabel-root': { marginInlineEnd: 0 },
  [down('md')]: { marginBlock: '0.75rem' },
});

const COLUMNS = 'repeat(2, minmax(0, 1fr))';

/** One rule for all cells, up to sixty. */
export const CompareFrame = styled(TableContainer)({
  '& table': { tableLayout: 'fixed' },
  '& .MuiTableCell-root': {
    paddingBlock: '0.75rem',
    paddingInline: '0 1.25rem',
    fontSize: 'var(--fs-small)',
    lineHeight: 'calc(var(--lh-body) - 0.1)',
    overflowWrap: 'break-word',
    verticalAlign: 'top',
    '&:last-child': { paddingInlineEnd: 0 },
  },
  '& thead .MuiTableCell-root': {
    borderBlockEnd: '2px solid var(--ink)',
    fontSize: 'var(--fs-4)',
    fontWeight: 600,
  },
  '& tr > th:first-of-type': { inlineSize: '11rem', fontWeight: 600 },
  // On a phone each row is a block: sideways scrolling hides the compared column.
  [down('md')]: {
    '& table, & tbody': { display: 'block' },
    // Two columns have headers; more columns wrap, and each cell has a label.
    '&:not([data-columns="2"]) thead': visuallyHidden,
    '&[data-columns="2"] thead': { display: 'block' },
    '&[data-columns="2"] thead tr': { display: 'grid', gridTemplateColumns: COLUMNS, columnGap: '1rem' },
    '& thead .MuiTableCell-root': { paddingBlock: '0.5rem', border: 0 },
    '& thead .MuiTableCell-root:first-of-type': { display: 'none' },
    '&[data-columns="2"] tbody': { borderBlockStart: '2px solid var(--ink)' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: COLUMNS,
      gap: '0.25rem 1rem',
      paddingBlock: '0.75rem',
      borderBlockEnd: '1px solid var(--line)',
    },
    '& tbody .MuiTableCell-root': { display: 'block', padding: 0, border: 0 },
    '& tbody th:first-of-type': {
      gridColumn: '1 / -1',
      inlineSize: 'auto',
      color: 'var(--ink-soft)',
      fontSize: 'var(--fs-mini)',
    },
    '&:not([data-columns="2"]) td::before': {
      content: 'attr(data-label)',
      display: 'block',
      color: 'var(--ink-soft)',
      fontSize: 'var(--fs-mini)',
      fontWeight: 600,
    },
  },
});
