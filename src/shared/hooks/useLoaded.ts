import { useEffect, useEffectEvent, useState } from 'react';
import { forgetFailures } from '../http/fetchOnce.ts';

/**
 * Fetches a part (`lazyPart`) when it is first wanted, as by a tap; true once it is there and renders without
 * suspending. When it cannot be fetched, the page stays as it is, `onFailure` is told, and the next wish asks again.
 */
export function useLoaded(
  { load }: { readonly load: () => Promise<unknown> },
  wanted: boolean,
  onFailure: () => void = () => undefined,
): boolean {
  const [loaded, setLoaded] = useState(false);
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    if (!wanted || loaded) return undefined;
    let current = true;
    load().then(
      () => {
        if (current) setLoaded(true);
      },
      (error: unknown) => {
        console.info(`Not fetched: ${String(error)}`);
        forgetFailures();
        if (current) fail();
      },
    );
    return () => {
      current = false;
    };
  }, [load, wanted, loaded]);

  return loaded;
}
