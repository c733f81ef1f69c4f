import { savesData } from './saveData.ts';

/** Returns `navigator.connection` (https://wicg.github.io/netinfo/), which only some browsers have. */
export function network(): { readonly type: string; readonly events: EventTarget } | undefined {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (!(connection instanceof EventTarget) || !('type' in connection) || typeof connection.type !== 'string')
    return undefined;
  return { type: connection.type, events: connection };
}

/** Returns true on a mobile network, or when the user prefers to save data. */
export const isMetered = (): boolean => savesData() || network()?.type === 'cellular';
