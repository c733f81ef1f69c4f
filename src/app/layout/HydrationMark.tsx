import { useEffect } from 'react';
import { reportHydrated } from '../../shared/hydrated.ts';
import { setRootState } from '../../shared/rootState.ts';

const ELEMENTS = { app: 'header', main: 'main', end: '#root > footer' } as const;

/** Marks a part of the page as hydrated: `app` is the frame, `main` the page, `end` the footer. */
export function HydrationMark({ part }: { part: keyof typeof ELEMENTS }): null {
  useEffect(() => {
    setRootState(part, 'ready');
    reportHydrated(document.querySelector(ELEMENTS[part]));
  }, [part]);
  return null;
}
