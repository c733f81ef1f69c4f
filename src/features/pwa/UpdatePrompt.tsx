import { useSyncExternalStore } from 'react';
import { usePart } from '../../shared/hooks/usePart.ts';
import { onUpdateChange, updateWaits } from './updates.ts';

const loadSnackbar = () => import('./UpdateSnackbar.tsx');

/** Announces a new version when one waits; its looks are fetched only then. */
export function UpdatePrompt() {
  const waits = useSyncExternalStore(onUpdateChange, updateWaits, () => false);
  const UpdateSnackbar = usePart(loadSnackbar, waits)?.UpdateSnackbar;
  return waits && UpdateSnackbar ? <UpdateSnackbar /> : null;
}
