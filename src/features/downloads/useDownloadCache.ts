import { useEffect, useState } from 'react';
import { forget, keep, type Kept, readKept } from './downloadCache.ts';

/** How a file stands on this device; `unknown` until it was looked up, `barred` where nothing can be kept. */
export type KeptState = Kept | 'unknown' | 'none' | 'barred';

/** The last thing that was tried: what is going on, or how it ended. */
export type Trial = 'keeping' | 'kept' | 'failed' | 'removed' | undefined;

/** A file's copy on this device, and the ways to change it. */
export function useDownloadCache(path: string, edition: string) {
  const [state, setState] = useState<KeptState>('unknown');
  const [trial, setTrial] = useState<Trial>();

  useEffect(() => {
    let current = true;
    const show = (found: KeptState) => {
      if (current) setState(found);
    };
    // Not there at all where the page is no secure one.
    if (!('caches' in window)) show('barred');
    else
      readKept(path).then(
        (kept) => show(kept ?? 'none'),
        () => show('barred'),
      );
    return () => {
      current = false;
    };
  }, [path]);

  const take = () => {
    setTrial('keeping');
    keep(path, edition).then(
      (kept) => {
        setState(kept);
        setTrial('kept');
      },
      () => setTrial('failed'),
    );
  };
  const remove = () => {
    forget(path).then(
      () => {
        setState('none');
        setTrial('removed');
      },
      () => setTrial('failed'),
    );
  };
  return { state, trial, take, remove };
}
