import { styled } from '@mui/material/styles';
import { createPortal } from 'react-dom';
import { SavedCount } from '../../features/library/ui/SavedCount.tsx';
import { SAVED_LINK_ID } from './topBarPlaces.ts';

// On the sign, over its corner: nothing beside it moves when the number comes. It grows over the sign, not over the word.
const Corner = styled('span')({
  position: 'absolute',
  insetBlockStart: '0.1rem',
  insetInlineEnd: 'calc(100% - 1.35rem)',
});

/**
 * How many guides are saved, at the top bar's way to them (OF-05). It comes after the page: the bar itself is hydrated
 * before it, and what reads the device's store is larger than the whole frame.
 */
export function SavedInTopBar() {
  // Rendered only once the bar stands; on a page that broke off there may be none.
  const link = document.getElementById(SAVED_LINK_ID);
  return link
    ? createPortal(
        <Corner>
          <SavedCount />
        </Corner>,
        link,
      )
    : null;
}
