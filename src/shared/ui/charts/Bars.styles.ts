import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import { drawIn } from './drawIn.ts';

/** Colours of bars, by tone, each with contrast to the paper in light, dark and print. */
export const tones: Readonly<Record<1 | 2 | 3 | 4, string>> = {
  1: 'var(--primary)',
  2: 'var(--accent)',
  3: 'var(--art-mid)',
  4: 'var(--ink-soft)',
};

/** A table that draws a bar below each row. */
export const BarsTable = styled(Table)({
  display: 'block',
  '& > tbody': { display: 'grid', gap: '1rem' },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '0.25rem 1rem',
    alignItems: 'baseline',
  },
  '& :is(th, td)': { padding: 0, border: 0, lineHeight: 'calc(var(--lh-body) - 0.15)' },
  '& th': { fontWeight: 600, whiteSpace: 'normal' },
  '& td.value': { fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
  // The minimum size of a touch target.
  '& td.value > a': { display: 'inline-block', minBlockSize: '24px' },
  '& td.bar': { gridColumn: '1 / -1' },
  '& svg': {
    display: 'block',
    inlineSize: '100%',
    borderRadius: '4px',
    backgroundColor: 'color-mix(in srgb, var(--ink) 8%, transparent)',
  },
  // An edge in the paper's colour separates it from every tone.
  '& line': {
    stroke: 'var(--accent-ink)',
    strokeWidth: 3,
    filter: 'drop-shadow(0 0 1.5px var(--paper)) drop-shadow(0 0 1px var(--paper))',
  },
  '& svg[data-mirrored]': { transform: 'scaleX(-1)' },
  ...drawIn('& td.bar', '& rect', { transform: 'scaleX(var(--drawn, 1))' }),
  '@media print': { '& tr': { breakInside: 'avoid' } },
});

/** The label of a mark above the bars, aligned to stay within the chart. */
export const MarkLabel = styled('div')({
  display: 'flex',
  color: 'var(--accent-ink)',
  fontSize: 'var(--fs-mini)',
  fontWeight: 600,
  '&::before': { content: '""', flex: '0 0 var(--at)' },
  '& > span': { inlineSize: 0, whiteSpace: 'nowrap' },
  '& > [data-late]': { display: 'flex', justifyContent: 'end' },
});

export const Axis = styled('div')({
  position: 'relative',
  blockSize: '1.5rem',
  marginBlockStart: '0.25rem',
  color: 'var(--ink-soft)',
  fontSize: 'var(--fs-mini)',
  fontVariantNumeric: 'tabular-nums',
  '& > span': { position: 'absolute', insetInlineStart: 'var(--at)', whiteSpace: 'nowrap' },
});

export const Legend = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1.25rem',
  margin: '0 0 1rem',
  padding: 0,
  listStyle: 'none',
  color: 'var(--ink-soft)',
  fontSize: 'var(--fs-small)',
  '& > li': { display: 'flex', gap: '0.5rem', alignItems: 'center' },
  '& i': {
    flex: 'none',
    inlineSize: '0.875rem',
    blockSize: '0.875rem',
    borderRadius: '3px',
    backgroundColor: 'var(--tone)',
    printColorAdjust: 'exact',
  },
});
