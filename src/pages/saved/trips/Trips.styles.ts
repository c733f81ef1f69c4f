import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';

/** Accordion of travel packs. */
export const Packs = styled('section')({
  marginBlockStart: 'var(--fluid-3xl)',
  '& h2': { marginBlockEnd: '0.25rem', fontSize: 'var(--fs-3)' },
  '& .MuiAccordion-root': {
    marginBlockStart: '1rem',
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-card)',
    backgroundColor: 'var(--surface)',
  },
  '& .MuiAccordionSummary-root': {
    gap: '1rem',
    paddingInline: '1.25rem',
    borderRadius: 'var(--r-card)',
    fontWeight: 'inherit',
  },
  '& .MuiAccordionSummary-content': { display: 'grid', gap: '0.125rem', marginBlock: '1rem' },
  '& .MuiAccordionDetails-root': {
    display: 'grid',
    gap: '1.75rem',
    padding: '0.25rem 1.25rem 1.5rem',
  },
  '& b': { fontSize: 'var(--fs-4)' },
  '& h4': { marginBlockEnd: '0.5rem', fontSize: '1.0625rem' },
  '& dl > div': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 1.5rem',
    justifyContent: 'space-between',
    paddingBlock: '0.5rem',
    borderBlockEnd: '1px solid var(--line)',
  },
  '& dd': { display: 'grid', justifyItems: 'end' },
  '& dl + p': { marginBlockStart: '0.75rem', fontSize: 'var(--fs-small)' },
  '& li': { paddingBlock: '0.25rem' },
});

/** The pack of the newest guides, which does not expand. */
export const Newest = styled(Card)({
  display: 'grid',
  gap: '0.125rem',
  padding: '1rem 1.25rem',
  marginBlockStart: '1rem',
  '& > div': { marginBlockStart: '0.75rem' },
});
