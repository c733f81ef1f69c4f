import { styled } from '@mui/material/styles';
import { createPortal } from 'react-dom';
import { SavedCount } from '../../features/library/ui/SavedCount.tsx';
import { SAVED_LINK_ID } from './topBarPlaces.ts';

// Positioned on the icon, so that nothing moves when the number appears.
const Corner = styled('span')({
  position: 'absolute',
  insetBlockStart: '0.1rem',
  insetInlineEnd: 'calc(100% - 1.35rem)',
});

/** The number of saved guides in the top bar (OF-05). Loaded late: the database code is larger than the frame. */
export function SavedInTopBar() {
  // A truncated page may have no top bar.
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
