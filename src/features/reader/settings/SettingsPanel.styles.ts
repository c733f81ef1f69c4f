import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { chosen, CONTRAST } from '../../../shared/ui/contrast.ts';

/** A small screen: the panel is at its foot there, so that the text stays in sight. */
const SMALL = '@media (max-width: 48rem)';

/** Below or above its button, wherever there is room. */
export const Place = styled(Popper)({
  zIndex: 4,
  // Popper writes its own place into the element.
  [SMALL]: { zIndex: 8, transform: 'none !important' },
});

/** The panel itself. */
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
    marginBlockEnd: '0.4rem',
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

/** Its title and the way to close it. */
export const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginInlineEnd: '-0.75rem',
});

/** The choices side by side. The radio button fills its box, unseen: it is what is tapped, found and focused. */
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
  // The drawn ring is not for this look.
  '& .MuiRadio-root > span': { display: 'none' },
  '& .MuiFormControlLabel-label': {
    fontSize: 'inherit',
    fontWeight: 500,
    lineHeight: 1.2,
    textAlign: 'center',
  },
  '& b': { display: 'block', fontSize: '0.875rem', fontWeight: 600, lineHeight: 1 },
  // Each letter shows its size, as the text will have it.
  '& label:nth-of-type(2) b': { fontSize: '1rem' },
  '& label:nth-of-type(3) b': { fontSize: '1.1875rem' },
  '& label:nth-of-type(4) b': { fontSize: '1.375rem' },
  '& label:nth-of-type(5) b': { fontSize: '1.625rem' },
  [CONTRAST]: { '& label:has(:checked)': chosen },
});
