import { useSyncExternalStore } from 'react';
import { type InstallWay, installWayHere } from './installWay.ts';
import { onPromptChange, promptAvailable } from './promptEvent.ts';

/** How the app can be installed, kept current; `none` while the page is rendered or hydrated. */
export function useInstallWay(): InstallWay {
  return useSyncExternalStore(
    onPromptChange,
    () => installWayHere(promptAvailable()),
    () => 'none',
  );
}
