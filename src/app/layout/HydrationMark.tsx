import { useEffect } from 'react';
import { setRootState } from '../../shared/rootState.ts';

/**
 * Says on the document that a part of the page is hydrated: `app` is the frame, `main` the page in it, `end` what
 * follows it. Earlier clicks are then replayed (app/start/inline/replayEarlyClicks.ts).
 */
export function HydrationMark({ part }: { part: 'app' | 'main' | 'end' }): null {
  useEffect(() => {
    setRootState(part, 'ready');
  }, [part]);
  return null;
}
