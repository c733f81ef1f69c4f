import { savesData } from './saveData.ts';

/** https://wicg.github.io/netinfo/; only some browsers tell, mostly on phones. */
export function network(): { readonly type: string; readonly events: EventTarget } | undefined {
  const told: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (!(told instanceof EventTarget) || !('type' in told) || typeof told.type !== 'string') return undefined;
  return { type: told.type, events: told };
}

/** True where what travels may cost the reader something: a mobile network, or the wish to save data. */
export const isMetered = (): boolean => savesData() || network()?.type === 'cellular';
