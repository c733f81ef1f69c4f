import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import { styled } from '@mui/material/styles';

/** The window of the slide-out menu, and how what is in it stands. */
export const MenuDrawer = styled(SwipeableDrawer)({
  '& > .MuiDrawer-paper': {
    inlineSize: '85%',
    paddingBlock: '0.5rem calc(2rem + env(safe-area-inset-bottom))',
    paddingInline: 'var(--gutter)',
    overscrollBehavior: 'contain',
    '&:focus-visible': { outline: 'none' },
  },
  '& .head': {
    display: 'flex',
    gap: '0.5rem',
    justifyContent: 'space-between',
    alignItems: 'start',
    paddingBlockEnd: '0.5rem',
  },
  '& .asks': { display: 'flex', flexWrap: 'wrap', gap: '0.5rem' },
  '& nav': { borderBlockStart: '1px solid var(--line)' },
  '& .label': { marginBlock: '1.25rem 0.75rem', color: 'var(--ink-soft)', fontWeight: 600 },
});
