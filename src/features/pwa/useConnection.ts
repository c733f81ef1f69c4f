import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type Connection, connection, followDevice, onConnection } from '../../shared/http/connection.ts';
import { ask as askOnce, probeUntilAnswered } from './probe.ts';

/** The state of the line that is to be told; undefined when all is well and was before. */
export function useConnection(probe: string): Connection | undefined {
  const now = useSyncExternalStore(onConnection, connection, (): Connection => 'online');
  const [told, setTold] = useState<Connection>();
  if (now !== 'online' && told !== now) setTold(now);
  if (now === 'online' && told !== undefined && told !== 'online') setTold('online');
  const ask = useEffectEvent(() => probeUntilAnswered(probe));

  const verify = useEffectEvent((signal: AbortSignal) => askOnce(probe, signal));
  useEffect(() => {
    const ended = new AbortController();
    const unfollow = followDevice(() => void verify(ended.signal));
    return () => {
      unfollow();
      ended.abort();
    };
  }, []);
  useEffect(() => (now === 'unreachable' || now === 'offline' ? ask() : undefined), [now]);
  // That all is well again is soon told.
  useEffect(() => {
    if (told !== 'online') return undefined;
    const timer = setTimeout(() => setTold(undefined), RECOVERED);
    return () => clearTimeout(timer);
  }, [told]);
  return told;
}

/** How long it stands there that the line is back, in milliseconds. */
const RECOVERED = 6000;
