import { useSyncExternalStore } from 'react';
import { withWords } from '../../i18n/withWords.ts';
import { heldFor, onHoldChange } from '../../shared/updateHolds.ts';
import { useLoaded } from '../../shared/hooks/useLoaded.ts';
import { lazyPart } from '../../shared/lazyPart.ts';
import { onUpdateChange, updateWaits } from './updates.ts';

const snackbar = lazyPart(
  withWords(['pwa'], async () => (await import('./UpdateSnackbar.tsx')).UpdateSnackbar),
);

/**
 * Announces a new version when one waits and nothing is under way that loading again would spoil (OF-07); its looks are
 * fetched only then.
 */
export function UpdatePrompt() {
  const waits = useSyncExternalStore(onUpdateChange, updateWaits, () => false);
  const held = useSyncExternalStore(onHoldChange, heldFor, () => undefined);
  const loaded = useLoaded(snackbar, waits);
  return waits && held === undefined && loaded ? <snackbar.Part /> : null;
}
