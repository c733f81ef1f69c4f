import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import { styled } from '@mui/material/styles';
import { SMALL_PHONE, up } from '../../../shared/ui/breakpoints.ts';

/** The drawer of the slide-out menu, with the layout of its content. */
export const MenuDrawer = styled(SwipeableDrawer)({
  '& > .MuiDrawer-paper': {
    inlineSize: '85%',
    paddingBlockStart: '0.5rem',
    paddingInline: 'var(--gutter)',
    overscrollBehavior: 'contain',
    '&:focus-visible': { outline: 'none' },
  },
  '& .head': {
    display: 'flex',
    gap: '0.5rem',
    justifyContent: 'space-between',
    alignItems: 'center',
  },
  '& .asks': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
    gap: '0.5rem',
    paddingBlock: '0.5rem 1rem',
    '& a': { paddingInline: '0.5rem' },
  },
  '& nav': { borderBlockStart: '1px solid var(--line)' },
  '& .languages': {
    marginBlockStart: 'auto',
    paddingBlock: '0.75rem calc(1rem + env(safe-area-inset-bottom))',
    backgroundColor: 'inherit',
    '& h2': { marginBlockEnd: '0.5rem', color: 'var(--ink-soft)', fontWeight: 600 },
  },
  // Keyboard focus scrolls links out from below the fixed buttons.
  [`${up(SMALL_PHONE)} and (min-height: 44rem)`]: {
    '& > .MuiDrawer-paper': { scrollPaddingBlockEnd: 'calc(11rem + env(safe-area-inset-bottom))' },
    '& .languages': {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      borderBlockStart: '1px solid var(--line)',
    },
  },
});
