import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { chosen, CONTRAST } from '../../../shared/ui/contrast.ts';
import { down } from '../../../shared/ui/breakpoints.ts';

const SMALL = down('md');

export const Place = styled(Popper)({
  zIndex: 4,
  // Overrides the position that Popper sets.
  [SMALL]: { zIndex: 8, transform: 'none !important' },
});

export const Panel = styled(Paper)({
  display: 'grid',
  gap: '1rem',
  inlineSize: '22rem',
  marginBlock: '0.25rem',
  padding: '0.5rem 1.25rem 1.25rem',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-card)',
  boxShadow: 'var(--shadow-menu)',
  fontSize: 'var(--fs-small)',
  '& p:empty': { display: 'none' },
  '& .MuiFormLabel-root': {
    marginBlockEnd: '0.5rem',
    color: 'var(--ink-soft)',
    fontSize: 'inherit',
    fontWeight: 'inherit',
  },
  [SMALL]: {
    position: 'fixed',
    insetBlockEnd: 'calc(var(--bar) + 0.5rem)',
    insetInline: '0.5rem',
    inlineSize: 'auto',
    marginBlock: 0,
    maxBlockSize: '70dvb',
    overflowY: 'auto',
    // Lines are as wide as the screen anyway.
    '& [data-setting="lineWidth"]': { display: 'none' },
  },
});

export const Head = styled(Stack)({
  flexWrap: 'nowrap',
  justifyContent: 'space-between',
  marginInlineEnd: '-0.75rem',
});

/** The invisible radio button fills its box, as the target of clicks and focus. */
export const Boxes = styled(RadioGroup)({
  flexFlow: 'row nowrap',
  gap: '0.5rem',
  '& label': {
    position: 'relative',
    flex: '1 1 0',
    justifyContent: 'center',
    margin: 0,
    padding: '0.25rem',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--r-control)',
  },
  '& label:hover': { backgroundColor: 'var(--primary-soft)' },
  '& label:has(:checked)': {
    borderColor: 'var(--primary)',
    backgroundColor: 'var(--primary)',
    color: 'var(--on-primary)',
  },
  '& label:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: 2 },
  '& .MuiRadio-root': { position: 'absolute', inset: -1, opacity: 0 },
  '& .MuiRadio-root > span': { display: 'none' },
  '& .MuiFormControlLabel-label': {
    fontSize: 'inherit',
    fontWeight: 500,
    lineHeight: 1.2,
    textAlign: 'center',
  },
  '& b': { display: 'block', fontSize: '0.875rem', fontWeight: 600, lineHeight: 1 },
  '& label:nth-of-type(2) b': { fontSize: '1rem' },
  '& label:nth-of-type(3) b': { fontSize: '1.1875rem' },
  '& label:nth-of-type(4) b': { fontSize: '1.375rem' },
  '& label:nth-of-type(5) b': { fontSize: '1.625rem' },
  [CONTRAST]: { '& label:has(:checked)': chosen },
});
