import { useEffect, useState, useSyncExternalStore } from 'react';
import { withWords } from '../../../i18n/withWords.ts';
import { useLoaded } from '../../../shared/hooks/useLoaded.ts';
import { lazyPart } from '../../../shared/lazyPart.ts';
import { hasSaved, onSaved } from '../../../shared/saveEvents.ts';
import { whenIdle } from '../../../shared/whenIdle.ts';
import { keepsGuides } from '../keepsGuides.ts';

const number = lazyPart(withWords(['library'], async () => (await import('./SavedNumber.tsx')).SavedNumber));
const never = () => false;

/**
 * How many guides are saved, for a way to them; nothing when there are none. Dexie is fetched for it only where guides
 * are, or once the reader saves something: a first visit gets nothing for it but this.
 */
export function SavedCount() {
  const [kept, setKept] = useState(false);
  const saved = useSyncExternalStore(onSaved, hasSaved, never);
  useEffect(() => whenIdle(() => void keepsGuides().then(setKept)), []);
  return useLoaded(number, kept || saved) ? <number.Part /> : null;
}
