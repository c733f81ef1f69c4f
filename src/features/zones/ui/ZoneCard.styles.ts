import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';

/** A zone's card: one style for all of its parts, as there are 25. */
export const ZoneFrame = styled(Card)<{ component: ElementType }>({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.75rem',
  minInlineSize: 0,
  padding: '1.25rem',
  fontSize: 'var(--fs-small)',
  overflowWrap: 'break-word',
  '& > div:first-of-type': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.5rem',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  // The full name, in Latin letters, starts where the page's text does.
  '& > p[lang]': { marginBlockStart: '-0.6rem', textAlign: 'left' },
  '& dl': { display: 'grid', gap: '0.6rem' },
  '& dt, & dd': { inlineSize: 'fit-content', maxInlineSize: '100%' },
  '& dt': { color: 'var(--ink-soft)', fontSize: 'var(--fs-mini)', fontWeight: 600 },
  '& .MuiAccordion-root': { border: 0 },
  '& .MuiAccordionSummary-root': {
    minBlockSize: 'var(--target)',
    color: 'var(--primary)',
    fontSize: 'inherit',
  },
  '& .MuiAccordionSummary-content': { marginBlock: '0.25rem' },
  '& .MuiAccordionDetails-root': { paddingBlock: '0.5rem 0.25rem' },
  '& > .MuiButton-root': { marginBlockStart: 'auto', alignSelf: 'start' },
});
