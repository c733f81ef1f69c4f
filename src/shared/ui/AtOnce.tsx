import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Fold = styled('div')({
  '&[data-closed]': { display: 'none' },
  // Paper cannot be unfolded, and without scripts nothing can.
  '@media print, (scripting: none)': { '&[data-closed]': { display: 'block' } },
});

/**
 * Opens and closes an accordion at once: for long lists, whose many parts MUI's own transition makes slow to start.
 */
export function AtOnce({ in: open = false, children }: { in?: boolean; children?: ReactNode }) {
  return <Fold data-closed={open ? undefined : ''}>{children}</Fold>;
}
