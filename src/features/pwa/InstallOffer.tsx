import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLoaded } from '../../shared/hooks/useLoaded.ts';
import { lazyPart } from '../../shared/lazyPart.ts';
import { hasSaved, onSaved } from '../../shared/saveEvents.ts';
import { whenIdle } from '../../shared/whenIdle.ts';
import { onReturnVisit } from './install/firstPage.ts';
import { onUpdateChange, isUpdateWaiting } from './updates.ts';

const moment = lazyPart(async () => (await import('./install/InstallMoment.tsx')).InstallMoment);
const never = () => false;

/** Only iOS sets `standalone`, and only iOS needs launch images. */
function prepareLaunch(): void {
  if (navigator.standalone !== false) return;
  import('./install/launchImages.ts')
    .then(({ addLaunchImages }) => addLaunchImages())
    .catch((error: unknown) => console.info(`No launch images: ${String(error)}`));
}

/** Offers to install the app to a returning user, or after something was saved (OF-01). */
export function InstallOffer() {
  const [returned, setReturned] = useState(false);
  const saved = useSyncExternalStore(onSaved, hasSaved, never);
  const updating = useSyncExternalStore(onUpdateChange, isUpdateWaiting, never);
  const wanted = returned || saved;
  useEffect(() => (wanted ? undefined : onReturnVisit(() => setReturned(true))), [wanted]);
  useEffect(() => whenIdle(prepareLaunch), []);
  const loaded = useLoaded(moment, wanted);
  // Not together with an update.
  return loaded && !updating ? <moment.Part /> : null;
}
