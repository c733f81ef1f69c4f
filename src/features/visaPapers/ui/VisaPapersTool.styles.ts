import { styled } from '@mui/material/styles';

/** The tool: the kind of visa and how far one is, the papers, and what else it takes. */
export const Tool = styled('section')({
  display: 'grid',
  gap: '1.25rem',
  padding: 'clamp(1.25rem, 3vw, 2rem)',
  borderRadius: 'var(--r-card)',
  backgroundColor: 'var(--tint)',
  '& > div:first-of-type': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(14rem, 20rem)',
    gap: '0.5rem clamp(1.25rem, 3vw, 2.5rem)',
    alignItems: 'end',
  },
  '& [role="status"]': { gridColumn: '1 / -1', fontWeight: 'var(--w-head)', fontSize: 'var(--fs-3)' },
  '& li': {
    flexWrap: 'wrap',
    gap: '0 1rem',
    justifyContent: 'space-between',
    padding: '0.25rem clamp(0.75rem, 2vw, 1.25rem)',
    '& > label': { flex: '1 1 16rem', marginInlineStart: '-0.6rem' },
    '& .MuiCheckbox-root': { padding: '0.625rem', fontSize: '1.75rem', '& svg': { fontSize: 'inherit' } },
    '& .MuiFormControlLabel-label': {
      paddingBlock: '0.4rem',
      fontSize: 'var(--fs-body)',
      lineHeight: 'var(--lh-snug)',
    },
    '& .MuiChip-root': { marginBlock: '0.35rem', marginInlineStart: '2.75rem' },
  },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    gap: '1rem clamp(1.25rem, 3vw, 2.5rem)',
    fontSize: 'var(--fs-small)',
  },
  '& dt': { fontWeight: 600 },
  '@media (max-width: 40rem)': { '& > div:first-of-type': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
