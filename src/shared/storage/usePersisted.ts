import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { onOtherTab, type Persisted, writes } from './persisted.ts';

/**
 * The value of an entry, current as this page or another tab writes it; the default while prerendered markup is
 * hydrated. The entry must be the same object on each render.
 */
export function usePersisted<T>(entry: Persisted<T>): T {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stop = onOtherTab(entry, listener);
      writes.addEventListener(entry.key, listener);
      return () => {
        stop();
        writes.removeEventListener(entry.key, listener);
      };
    },
    [entry],
  );
  const text = useSyncExternalStore(subscribe, entry.text, () => null);
  return useMemo(() => entry.parse(text ?? null), [text, entry]);
}
