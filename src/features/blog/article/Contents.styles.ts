import Accordion from '@mui/material/Accordion';
import { styled } from '@mui/material/styles';
import { CONTRAST } from '../../../shared/ui/contrast.ts';
import { down, withoutScript } from '../../../shared/ui/breakpoints.ts';

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
    fontSize: 'var(--fs-small)',
    letterSpacing: 0,
    lineHeight: 'calc(var(--lh-snug) + 0.1)',
  },
  '& > ol': { borderInlineStart: '1px solid var(--line)' },
  '& a': {
    padding: '0.5rem 1rem',
    borderInlineStart: '3px solid transparent',
    color: 'var(--ink-soft)',
    fontSize: 'var(--fs-small)',
    lineHeight: 'calc(var(--lh-snug) + 0.1)',
    textWrap: 'balance',
    '&:hover': { color: 'var(--ink)' },
  },
  // A bolder font would wrap differently and move the list.
  '& a[aria-current]': { borderInlineStartColor: 'var(--primary)', color: 'var(--ink)' },
  [CONTRAST]: {
    '& a:not([aria-current])': { borderInlineStartColor: 'Canvas' },
    '& a[aria-current]': { borderInlineStartColor: 'Highlight' },
  },
  '& .sub a': { paddingInlineStart: '2rem' },
  [down('xl')]: { display: 'none' },
  // Opening the accordion needs a script.
  [withoutScript(down('xl'))]: { display: 'block', position: 'static' },
});

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
  [down('xl')]: { display: 'block' },
  '@media (scripting: none)': { display: 'none' },
});
