import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A part of the page whose code is fetched when it is first wanted; undefined until it is there. When it cannot
 * be fetched, the page stays as it is, `onFailure` is told, and the next wish asks again. (`lazy` remembers the
 * failure for good, and takes everything up to the next error boundary away with it.)
 */
export function usePart<T>(
  load: () => Promise<T>,
  wanted: boolean,
  onFailure: () => void = () => undefined,
): T | undefined {
  const [part, setPart] = useState<{ readonly value: T }>();
  const start = useEffectEvent(load);
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    if (!wanted || part) return undefined;
    let current = true;
    start().then(
      (value) => {
        if (current) setPart({ value });
      },
      (error: unknown) => {
        console.info(`Not fetched: ${String(error)}`);
        if (current) fail();
      },
    );
    return () => {
      current = false;
    };
  }, [wanted, part]);

  return part?.value;
}
