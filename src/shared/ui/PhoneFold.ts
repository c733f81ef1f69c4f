import { styled } from '@mui/material/styles';
import { Fold } from './Fold.tsx';
import { down, onScreen, up } from './breakpoints.ts';

/** Screens on which a `PhoneFold` is collapsible. */
export const PHONE = onScreen(down('md'));

/** Screens on which it is always open. */
export const WIDE = onScreen(up('md'));

/**
 * A `Fold` on phones; on wider screens its content is always visible, with the same markup, because prerendering does
 * not know the screen. `visibility` removes an inert summary, except its heading, from the tab order. Browsers without
 * `::details-content` fold on wide screens too.
 */
export const PhoneFold = styled(Fold)({
  [PHONE]: { '& > summary': { minBlockSize: '3.5rem' } },
  [WIDE]: {
    '@supports selector(::details-content)': {
      border: 0,
      '& > summary': { minBlockSize: 0, visibility: 'hidden' },
      '& > summary:not(:has(h2, h3)), & > summary > .MuiAccordionSummary-expandIconWrapper': {
        display: 'none',
      },
      '& > summary > :is(h2, h3)': { margin: 0, visibility: 'visible', cursor: 'auto' },
      '&::details-content': {
        contentVisibility: 'visible',
        blockSize: 'auto',
        overflow: 'visible',
        opacity: 1,
      },
      '& > .MuiAccordionDetails-root': { padding: 0 },
    },
  },
});
