import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type Connection, connection, followDevice, onConnection } from '../../shared/http/connection.ts';
import { ask as askOnce, probeUntilAnswered } from './probe.ts';

const RECOVERED_MS = 6000;

/** Returns the state of the connection to show; undefined when it has been online all the time. */
export function useConnection(probe: string): Connection | undefined {
  const now = useSyncExternalStore(onConnection, connection, (): Connection => 'online');
  const [shown, setShown] = useState<Connection>();
  if (now !== 'online' && shown !== now) setShown(now);
  if (now === 'online' && shown !== undefined && shown !== 'online') setShown('online');
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
  useEffect(() => {
    if (shown !== 'online') return undefined;
    const timer = setTimeout(() => setShown(undefined), RECOVERED_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown;
}
