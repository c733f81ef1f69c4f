import { useEffect, useState } from 'react';
import { forget, keep, type KeepableFile, type Kept, readKept } from './downloadCache.ts';

/** How files stand on this device; `unknown` until it was looked up, `barred` where nothing can be kept. */
export type KeptState = Kept | 'unknown' | 'none' | 'barred';

/** The last thing that was tried: what is going on, or how it ended. */
export type Trial = 'keeping' | 'kept' | 'failed' | 'removed' | undefined;

/**
 * The copies of files that belong together on this device, and the ways to change them.
 * @param files the same list at each rendering: another one is looked up anew
 */
export function useDownloadCache(files: readonly KeepableFile[]) {
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
      readKept(files).then(
        (kept) => show(kept ?? 'none'),
        () => show('barred'),
      );
    return () => {
      current = false;
    };
  }, [files]);

  const take = () => {
    setTrial('keeping');
    keep(files).then(
      (kept) => {
        setState(kept);
        setTrial('kept');
      },
      () => setTrial('failed'),
    );
  };
  const remove = () => {
    forget(files).then(
      () => {
        setState('none');
        setTrial('removed');
      },
      () => setTrial('failed'),
    );
  };
  return { state, trial, take, remove };
}

/** What `useDownloadCache` gives. */
export type DownloadCache = ReturnType<typeof useDownloadCache>;
