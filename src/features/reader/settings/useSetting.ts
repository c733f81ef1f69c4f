import { useSyncExternalStore } from 'react';
import { CHOICES, type SettingName } from './readingSettings.ts';
import { rootState } from '../../../shared/rootState.ts';

function watch(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}

const USUAL: readonly string[] = ['auto', 'normal'];

/** What is chosen now, by this tab or another one, with the usual where nothing is. */
export function useSetting(name: SettingName): string {
  const chosen = useSyncExternalStore(watch, () => rootState(name));
  return chosen ?? CHOICES[name].find((choice) => USUAL.includes(choice)) ?? '';
}
