import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLoaded } from '../../shared/hooks/useLoaded.ts';
import { lazyPart } from '../../shared/lazyPart.ts';
import { hasSaved, onSaved } from '../../shared/saveEvents.ts';
import { whenIdle } from '../../shared/whenIdle.ts';
import { noteFirstPage } from './install/firstPage.ts';
import { onUpdateChange, updateWaits } from './updates.ts';

const moment = lazyPart(async () => (await import('./install/InstallMoment.tsx')).InstallMoment);
const never = () => false;

/** Only iOS says whether a page is the installed app, and only iOS needs images for the app's start. */
function prepareLaunch(): void {
  if (navigator.standalone !== false) return;
  import('./install/launchImages.ts')
    .then(({ addLaunchImages }) => addLaunchImages())
    .catch((error: unknown) => console.info(`No launch images: ${String(error)}`));
}

/** Offers the installed app when the moment has come (OF-01): to who comes back, or has saved something. */
export function InstallOffer() {
  const [returned, setReturned] = useState(false);
  const saved = useSyncExternalStore(onSaved, hasSaved, never);
  const updating = useSyncExternalStore(onUpdateChange, updateWaits, never);
  const wanted = returned || saved;
  useEffect(() => (wanted ? undefined : noteFirstPage(() => setReturned(true))), [wanted]);
  useEffect(() => whenIdle(prepareLaunch), []);
  const loaded = useLoaded(moment, wanted);
  // One thing at a time.
  return loaded && !updating ? <moment.Part /> : null;
}
