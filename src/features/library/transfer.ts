import { savesData } from '../../shared/http/saveData.ts';
import { librarySettings } from './settings.ts';

/** https://wicg.github.io/netinfo/; only some browsers tell, mostly on phones. */
function network(): { readonly type: string; readonly events: EventTarget } | undefined {
  const told: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (!(told instanceof EventTarget) || !('type' in told) || typeof told.type !== 'string') return undefined;
  return { type: told.type, events: told };
}

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
