import { useEffect, useEffectEvent } from 'react';
import { addOverlay } from '../overlayHistory.ts';

/** Closes an open overlay on Back, without leaving the page. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? addOverlay(() => close()) : undefined), [open]);
}
