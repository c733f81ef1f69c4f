import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { onOtherTab, type Persisted, writes } from './persisted.ts';

/** Returns the current value of an entry, or the default while hydrating. The entry must be a constant. */
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
