import { useSyncExternalStore } from 'react';
import { type InstallWay, installWayHere } from './installWay.ts';
import { onPromptChange, promptAvailable } from './promptEvent.ts';

/** Returns how to install the app; `none` during prerendering and hydration. */
export function useInstallWay(): InstallWay {
  return useSyncExternalStore(
    onPromptChange,
    () => installWayHere(promptAvailable()),
    () => 'none',
  );
}
