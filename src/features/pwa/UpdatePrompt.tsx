import { useSyncExternalStore } from 'react';
import { loadNamespace } from '../../i18n/i18n.ts';
import { heldFor, onHoldChange } from '../../shared/updateHolds.ts';
import { usePart } from '../../shared/hooks/usePart.ts';
import { onUpdateChange, updateWaits } from './updates.ts';

const loadSnackbar = async () =>
  (await Promise.all([import('./UpdateSnackbar.tsx'), loadNamespace('pwa')]))[0];

/**
 * Announces a new version when one waits and nothing is under way that loading again would spoil (OF-07); its looks are
 * fetched only then.
 */
export function UpdatePrompt() {
  const waits = useSyncExternalStore(onUpdateChange, updateWaits, () => false);
  const held = useSyncExternalStore(onHoldChange, heldFor, () => undefined);
  const UpdateSnackbar = usePart(loadSnackbar, waits)?.UpdateSnackbar;
  return waits && held === undefined && UpdateSnackbar ? <UpdateSnackbar /> : null;
}
