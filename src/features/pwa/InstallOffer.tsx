import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePart } from '../../shared/hooks/usePart.ts';
import { hasKept, onKept } from '../../shared/kept.ts';
import { noteFirstPage } from './install/firstPage.ts';
import { onUpdateChange, updateWaits } from './updates.ts';

const loadMoment = () => import('./install/InstallMoment.tsx');
const never = () => false;

/** Offers the installed app when the moment has come (OF-01): to who comes back, or has saved something. */
export function InstallOffer() {
  const [returned, setReturned] = useState(false);
  const kept = useSyncExternalStore(onKept, hasKept, never);
  const updating = useSyncExternalStore(onUpdateChange, updateWaits, never);
  const wanted = returned || kept;
  useEffect(() => (wanted ? undefined : noteFirstPage(() => setReturned(true))), [wanted]);
  const InstallMoment = usePart(loadMoment, wanted)?.InstallMoment;
  // One thing at a time.
  return InstallMoment && !updating ? <InstallMoment /> : null;
}
