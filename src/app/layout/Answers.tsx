import { useEffect } from 'react';

/**
 * Says on the document that a part of the page answers from now on: `app` is the frame, `main` the page in it, `end`
 * what follows it. Taps that came earlier are then given back (app/start/inline/taps.ts).
 */
export function Answers({ part }: { part: 'app' | 'main' | 'end' }): null {
  useEffect(() => {
    document.documentElement.dataset[part] = 'ready';
  }, [part]);
  return null;
}
