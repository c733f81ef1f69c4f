import { network } from '../../shared/http/network.ts';
import { savesData } from '../../shared/http/saveData.ts';
import { librarySettings } from './librarySettings.ts';

/** Whether the browser tells Wi-Fi from a mobile network. */
export const tellsNetworks = (): boolean => network() !== undefined;

/** Why nothing should travel now that was not asked for this moment; undefined when it may. */
export function reasonToWait(): 'saveData' | 'wifi' | undefined {
  if (savesData()) return 'saveData';
  return librarySettings().wifiOnly && network()?.type === 'cellular' ? 'wifi' : undefined;
}

/** Calls back when the device changes to another network; returns the way to stop. */
export function onOtherNetwork(listener: () => void): () => void {
  const events = network()?.events;
  events?.addEventListener('change', listener);
  return () => events?.removeEventListener('change', listener);
}
