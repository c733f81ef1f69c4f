import { styled } from '@mui/material/styles';
import { Fold } from './Fold.tsx';

/** Screens on which a `PhoneFold` opens on demand. */
export const PHONE = '@media screen and (max-width: 48rem)';

/** Screens on which it stands open. */
export const WIDE = '@media screen and (min-width: 48.01rem)';

/**
 * A `Fold` on phones, whose content simply stands there on wider screens, below its summary where that is a heading. The
 * markup is the same: a page is rendered before its screen is known. `visibility` takes a summary that opens nothing out
 * of the order of focus, its heading excepted. A browser without `::details-content` folds on wide screens too.
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
