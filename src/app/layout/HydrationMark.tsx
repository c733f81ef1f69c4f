import { useEffect } from 'react';
import { reportHydrated } from '../../shared/hydrated.ts';
import { setRootState } from '../../shared/rootState.ts';

const ELEMENTS = { app: 'header', main: 'main', end: '#root > footer' } as const;

/** Reports that a part of the page is hydrated: `app` is the frame, `main` the page in it, `end` what follows it. */
export function HydrationMark({ part }: { part: keyof typeof ELEMENTS }): null {
  useEffect(() => {
    setRootState(part, 'ready');
    reportHydrated(document.querySelector(ELEMENTS[part]));
  }, [part]);
  return null;
}
