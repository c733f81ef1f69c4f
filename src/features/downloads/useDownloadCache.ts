import { useEffect, useState } from 'react';
import {
  deleteFiles,
  saveFiles,
  type DownloadableFile,
  type SavedState,
  readSavedFiles,
} from './downloadCache.ts';

/** State of saved files; `unknown` while loading, `barred` when storage is unavailable. */
export type SavedFilesState = SavedState | 'unknown' | 'none' | 'barred';

/** The running action, or the result of the last one. */
export type SaveAction = 'keeping' | 'kept' | 'failed' | 'removed' | undefined;

/** Returns the state of saved files and functions that change it. `files` must be a stable array. */
export function useDownloadCache(files: readonly DownloadableFile[]) {
  const [state, setState] = useState<SavedFilesState>('unknown');
  const [action, setAction] = useState<SaveAction>();

  useEffect(() => {
    let current = true;
    const show = (found: SavedFilesState) => {
      if (current) setState(found);
    };
    // Undefined in an insecure context.
    if (!('caches' in window)) show('barred');
    else
      readSavedFiles(files).then(
        (saved) => show(saved ?? 'none'),
        () => show('barred'),
      );
    return () => {
      current = false;
    };
  }, [files]);

  const save = () => {
    setAction('keeping');
    saveFiles(files).then(
      (saved) => {
        setState(saved);
        setAction('kept');
      },
      () => setAction('failed'),
    );
  };
  const remove = () => {
    deleteFiles(files).then(
      () => {
        setState('none');
        setAction('removed');
      },
      () => setAction('failed'),
    );
  };
  return { state, action, save, remove };
}

export type DownloadCache = ReturnType<typeof useDownloadCache>;
