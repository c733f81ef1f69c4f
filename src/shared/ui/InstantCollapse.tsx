import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Fold = styled('div')({
  '&[data-closed]': { display: 'none' },
  // On paper and without scripts nothing can be opened.
  '@media print, (scripting: none)': { '&[data-closed]': { display: 'block' } },
});

/** Opens and closes an accordion without a transition: MUI's own is slow to start in long lists. */
export function InstantCollapse({ in: open = false, children }: { in?: boolean; children?: ReactNode }) {
  return <Fold data-closed={open ? undefined : ''}>{children}</Fold>;
}
