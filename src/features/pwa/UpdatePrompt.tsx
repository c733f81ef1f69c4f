import { useSyncExternalStore } from 'react';
import { useLoaded } from '../../shared/hooks/useLoaded.ts';
import { lazyPart } from '../../shared/lazyPart.ts';
import { heldFor, onHoldChange } from '../../shared/updateHolds.ts';
import type { UpdateActions } from './update/UpdateSnackbar.tsx';

const snackbar = lazyPart(async () => (await import('./update/UpdateSnackbar.tsx')).UpdateSnackbar);

/** Announces a waiting version, unless a reload would lose unsent input or interrupt work (OF-07). */
export function UpdatePrompt({ isWaiting, ...actions }: UpdateActions & { readonly isWaiting: boolean }) {
  const held = useSyncExternalStore(onHoldChange, heldFor, () => undefined);
  const loaded = useLoaded(snackbar, isWaiting);
  return isWaiting && held === undefined && loaded ? <snackbar.Part {...actions} /> : null;
}
