import { network } from '../../shared/http/network.ts';
import { savesData } from '../../shared/http/saveData.ts';
import { librarySettings } from './librarySettings.ts';

/** Returns true where the Network Information API is available. */
export const hasNetworkType = (): boolean => network() !== undefined;

/** Returns why automatic transfers must wait; undefined when they are allowed. */
export function reasonToWait(): 'saveData' | 'wifi' | undefined {
  if (savesData()) return 'saveData';
  return librarySettings().wifiOnly && network()?.type === 'cellular' ? 'wifi' : undefined;
}

/** Subscribes to changes of the network type; returns an unsubscribe function. */
export function onOtherNetwork(listener: () => void): () => void {
  const events = network()?.events;
  events?.addEventListener('change', listener);
  return () => events?.removeEventListener('change', listener);
}
