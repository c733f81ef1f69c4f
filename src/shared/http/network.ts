import { savesData } from './saveData.ts';

/** https://wicg.github.io/netinfo/; only some browsers tell, mostly on phones. */
export function network(): { readonly type: string; readonly events: EventTarget } | undefined {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (!(connection instanceof EventTarget) || !('type' in connection) || typeof connection.type !== 'string')
    return undefined;
  return { type: connection.type, events: connection };
}

/** True where what travels may cost the reader something: a mobile network, or the wish to save data. */
export const isMetered = (): boolean => savesData() || network()?.type === 'cellular';
