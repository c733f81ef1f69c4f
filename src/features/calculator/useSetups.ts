import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { storedEstimate, storeEstimate } from './estimateStorage.ts';
import type { Setups } from './model.ts';
import { namesSetup, setupsFrom, toParams } from './query.ts';
import { clearRootState } from '../../shared/rootState.ts';

const never = () => () => undefined;
/** What was changed here: the router brings the address after it, in a transition, and a control must not wait. */
interface Changed {
  readonly setups: Setups;
  /** The address before and after. */
  readonly searches: readonly string[];
}

/** The set-ups in view and how to change them. An address wins over what the device kept (PG-02). */
export function useSetups(): {
  readonly setups: Setups;
  /** True once something was changed on this page. */
  readonly touched: boolean;
  /** Undefined goes back to the beginning and forgets. */
  readonly change: (setups: Setups | undefined) => void;
} {
  const [params, setParams] = useSearchParams();
  const [changed, setChanged] = useState<Changed>();
  const written = () => String(namesSetup(params) ? params : storedEstimate());
  // Empty for prerendered markup and for who has set nothing yet: a first visit needs no second rendering.
  const text = useSyncExternalStore(never, written, () => '');
  const arrived = useMemo(() => setupsFrom(new URLSearchParams(text)), [text]);
  // The estimate was hidden so that nobody sees another one before what an address asks for. Not in a layout effect: React
  // looks at the store after those, and may have painted the usual one by then.
  useEffect(() => {
    clearRootState('pending');
  }, []);
  const current = changed?.searches.includes(params.toString()) ? changed : undefined;

  const change = (setups: Setups | undefined) => {
    const next = setups ? toParams(setups) : undefined;
    const search = next ?? new URLSearchParams();
    storeEstimate(next);
    setChanged({
      setups: setups ?? setupsFrom(search),
      searches: [...(current?.searches ?? [params.toString()]), search.toString()],
    });
    setParams(search, { replace: true, preventScrollReset: true });
  };
  return { setups: current?.setups ?? arrived, touched: changed !== undefined, change };
}
