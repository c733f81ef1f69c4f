import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import { drawIn } from './drawIn.ts';
import { LARGE_LETTERS } from '../largeLetters.ts';

/** The height of the lines, in rem. */
export const HEIGHT_REM = 11;

/** The height of the labels at start and end of a line, in rem. */
export const LABEL_HEIGHTS_REM = [2.5, 1.4] as const;

/** Labels, lines, labels; mirrored on right-to-left pages. */
export const Plot = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(3rem, 1fr) auto',
  columnGap: '1rem',
  paddingBlockEnd: '1.25rem',
  fontSize: 'var(--fs-small)',
  '& > .head': {
    paddingBlockEnd: '1.5rem',
    color: 'var(--ink-soft)',
    fontSize: 'var(--fs-mini)',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  '& > .last': { textAlign: 'end' },
  '& > .words:not(.last)': { gridArea: '2 / 1' },
  '& > .words.last': { gridArea: '2 / 3' },
  '& > .words': { position: 'relative', display: 'grid', blockSize: `${HEIGHT_REM}rem` },
  // One cell for all, as wide as the widest; each moves to the end of its line.
  '& > .words > span': {
    gridArea: '1 / 1',
    alignSelf: 'start',
    maxInlineSize: 'min(14rem, 38vw)',
    overflow: 'hidden',
    lineHeight: 1.25,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    transform: 'translateY(calc(var(--at) * 1rem - 50%))',
  },
  '& b': { display: 'block', overflow: 'hidden', fontWeight: 600, textOverflow: 'ellipsis' },
  '& > svg': {
    display: 'block',
    gridArea: '2 / 2',
    inlineSize: '100%',
    blockSize: `${HEIGHT_REM}rem`,
    overflow: 'visible',
  },
  '& > svg[data-mirrored]': { transform: 'scaleX(-1)' },
  '& .axis': { stroke: 'var(--line-strong)', strokeWidth: 1 },
  ...drawIn('&', '& g', { transform: 'scaleX(var(--drawn, 1))' }),
  // The table below shows the same.
  [LARGE_LETTERS]: { display: 'none' },
  '@media print': { breakInside: 'avoid' },
});

/** The values as a table, with the stroke of each line. */
export const Values = styled(Table)({
  '& :is(th, td)': {
    paddingBlock: '0.5rem',
    paddingInline: '0 0.75rem',
    fontSize: 'var(--fs-small)',
    lineHeight: 'var(--lh-snug)',
    verticalAlign: 'baseline',
  },
  '& td, & thead th:not(:first-child)': { textAlign: 'end' },
  '& :is(th, td):last-child': { paddingInlineEnd: 0 },
  '& thead th': { color: 'var(--ink-soft)', fontSize: 'var(--fs-mini)' },
  '& tbody th': { fontWeight: 600 },
  '& svg': {
    display: 'inline-block',
    inlineSize: '1.75rem',
    blockSize: '0.625rem',
    marginInlineEnd: '0.5rem',
    verticalAlign: 'baseline',
  },
  '@media print': { '& tr': { breakInside: 'avoid' } },
});
