import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { down } from '../../shared/ui/breakpoints.ts';

/** The width of the checkbox: the lines below start where the name does. */
const BOX = '2.5rem';

export const Row = styled(ListItem)({
  display: 'block',
  padding: 0,
  paddingBlockStart: '0.25rem',
  borderBlockStart: '1px solid var(--line)',
  fontSize: 'var(--fs-small)',
  lineHeight: 'var(--lh-snug)',
  '& .MuiFormControlLabel-root': { alignItems: 'start', gap: '0.25rem', marginInlineStart: '-0.75rem' },
  '& .MuiCheckbox-root': { padding: '0.625rem', fontSize: '1.75rem', '& svg': { fontSize: 'inherit' } },
  '& .MuiFormControlLabel-label': {
    minInlineSize: 0,
    paddingBlock: 'calc((var(--target) - 1lh) / 2)',
    overflowWrap: 'anywhere',
  },
  '& > div:first-of-type': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 1rem',
    alignItems: 'start',
    justifyContent: 'space-between',
    '& > label': { flex: '1 1 18rem' },
    '& .MuiFormControlLabel-label': { fontSize: 'var(--fs-body)', fontWeight: 600 },
    '& > .MuiChip-root': { marginBlock: '0.5rem', marginInlineStart: BOX },
  },
  '& .when': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 1.5rem',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingInlineStart: BOX,
    color: 'var(--accent-ink)',
    '& > p': { flex: '1 1 14rem' },
    '& > label': { color: 'var(--ink)' },
  },
  '& .MuiAccordion-root': { border: 0 },
  '& .MuiAccordionSummary-root': {
    justifyContent: 'space-between',
    alignItems: 'start',
    gap: '0.75rem',
    minBlockSize: 'var(--target)',
    paddingInlineStart: BOX,
    fontWeight: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    '&:hover': { color: 'var(--primary)' },
  },
  '& .MuiAccordionSummary-content': {
    display: 'block',
    flexGrow: 0,
    maxInlineSize: 'var(--measure)',
    marginBlock: '0.125rem 1rem',
  },
  '& .MuiAccordionDetails-root': { paddingInlineStart: BOX, paddingBlockEnd: '0.75rem' },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'minmax(6rem, auto) minmax(0, 1fr)',
    gap: '0.5rem 1.25rem',
    maxInlineSize: 'var(--measure)',
    paddingBlockEnd: '1rem',
    lineHeight: 'var(--lh-body)',
  },
  '& dt': { color: 'var(--ink-soft)' },
  '& .MuiFormControl-root': { maxInlineSize: 'var(--measure)' },
  '& textarea': { resize: 'vertical', fieldSizing: 'content' },
  '& > p': {
    marginInlineStart: BOX,
    marginBlockEnd: '0.75rem',
    padding: '0.5rem 1rem',
    borderInlineStart: '3px solid var(--accent)',
    backgroundColor: 'var(--tint-warm)',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  '&[data-state="done"] .name': { color: 'var(--success)' },
  '&[data-state="none"]': {
    '& .name, & .when > p, & .MuiAccordionSummary-content': { color: 'var(--ink-soft)' },
    '& .name': { textDecoration: 'line-through' },
  },
  '@media screen': { '& .Mui-expanded + p': { display: 'none' } },
  [down('sm')]: {
    '& > div:first-of-type > .MuiChip-root': { marginBlock: '-0.25rem 0.75rem' },
    '& dl': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
    '& dd': { marginBlockEnd: '0.5rem' },
  },
  '@media print': {
    breakInside: 'avoid',
    '&[data-state="none"], & .MuiAccordionSummary-expandIconWrapper': { display: 'none' },
  },
});
