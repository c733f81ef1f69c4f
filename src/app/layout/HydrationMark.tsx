import { useEffect } from 'react';
import { reportHydrated } from '../../shared/hydrated.ts';
import { type HydratedPart, isPartHydrated, rootState, setRootState } from '../../shared/rootState.ts';

const ELEMENTS = { app: 'header', main: 'main', end: '#root > footer' } as const satisfies Record<
  HydratedPart,
  string
>;

/** Marks a part of the page as hydrated. */
export function HydrationMark({ part }: { part: HydratedPart }): null {
  useEffect(() => {
    if (!isPartHydrated(part)) setRootState('hydrated', `${rootState('hydrated') ?? ''} ${part}`.trim());
    reportHydrated(document.querySelector(ELEMENTS[part]));
  }, [part]);
  return null;
}
