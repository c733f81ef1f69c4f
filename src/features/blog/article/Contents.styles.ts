import Accordion from '@mui/material/Accordion';
import { styled } from '@mui/material/styles';
import { CONTRAST } from '../../../shared/ui/contrast.ts';

/** Beside the text, in sight while it is read. */
export const Beside = styled('nav')({
  position: 'sticky',
  insetBlockStart: '7rem',
  alignSelf: 'start',
  maxBlockSize: 'calc(100vh - 9rem)',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  '& > h2': {
    marginBlockEnd: '0.75rem',
    color: 'var(--ink-soft)',
    fontSize: '0.9375rem',
    letterSpacing: 0,
    lineHeight: 'calc(var(--lh-snug) + 0.1)',
  },
  '& > ol': { borderInlineStart: '1px solid var(--line)' },
  '& a': {
    padding: '0.6rem 1rem',
    borderInlineStart: '3px solid transparent',
    color: 'var(--ink-soft)',
    fontSize: '0.9688rem',
    lineHeight: 'calc(var(--lh-snug) + 0.1)',
    textWrap: 'balance',
    '&:hover': { color: 'var(--ink)' },
  },
  // As wide as the others: a bolder line would break anew and move the list under the eye.
  '& a[aria-current]': { borderInlineStartColor: 'var(--primary)', color: 'var(--ink)' },
  [CONTRAST]: {
    '& a:not([aria-current])': { borderInlineStartColor: 'Canvas' },
    '& a[aria-current]': { borderInlineStartColor: 'Highlight' },
  },
  '& .sub a': { paddingInlineStart: '2rem' },
  '@media (max-width: 74.99rem)': { display: 'none' },
  // What is folded needs a script to be opened.
  '@media (max-width: 74.99rem) and (scripting: none)': { display: 'block', position: 'static' },
});

/** Folded above the text, where there is no room beside it. */
export const Folded = styled(Accordion)({
  display: 'none',
  marginBlockEnd: '1.75rem',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-control)',
  backgroundColor: 'var(--surface)',
  fontSize: '1rem',
  overflowWrap: 'anywhere',
  '& .MuiAccordionSummary-root': { minBlockSize: '3.25rem', paddingInline: '1rem' },
  '& .MuiAccordionSummary-content': { gap: '1rem', alignItems: 'center' },
  '& .MuiAccordionDetails-root': { padding: 0 },
  '& a': {
    padding: '0.5rem 1rem',
    borderBlockStart: '1px solid var(--line)',
    fontSize: '1rem',
    lineHeight: 'calc(var(--lh-snug) + 0.1)',
  },
  '& .sub a': { paddingInlineStart: '2rem' },
  '@media (max-width: 74.99rem)': { display: 'block' },
  '@media (scripting: none)': { display: 'none' },
});
