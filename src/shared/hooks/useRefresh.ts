import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { yieldToMain } from '../yieldToMain.ts';
import { connection, onConnection } from '../http/connection.ts';

/** How a refresh stands. `slow`: it has been running for a while, long enough to be worth a word. */
export type RefreshPhase = 'running' | 'slow' | 'done' | 'failed';

/** A refresh behind what is shown. */
export interface Refresh {
  readonly phase: RefreshPhase;
  /** Why it failed. */
  readonly error?: unknown;
  /** Starts it again. */
  readonly retry: () => void;
}

/** After this many milliseconds a running refresh counts as slow. */
const SLOW_AFTER = 3_000;

/** What was refreshed within this many milliseconds is not refreshed again because somebody looks at it. */
const FRESH = 60_000;

/** Calls `again` when the reader comes back to the page, or the network does, and what is shown is no longer fresh. */
function onReturn(again: () => void): () => void {
  const done = Date.now();
  const look = () => document.visibilityState === 'visible' && Date.now() - done > FRESH && again();
  document.addEventListener('visibilitychange', look);
  for (const event of ['focus', 'online']) window.addEventListener(event, look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    for (const event of ['focus', 'online']) window.removeEventListener(event, look);
  };
}

/**
 * Runs `work` whenever `key` changes, on `retry`, when the reader comes back after a while, and, after a failure, when
 * the line is there again. When the
 * key changes or the component leaves, the signal aborts; the outcome of that work is no longer told.
 */
export function useRefresh(key: string, work: (signal: AbortSignal) => Promise<void>): Refresh {
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<{ run: string; phase: RefreshPhase; error?: unknown }>({
    run: '',
    phase: 'running',
  });
  const run = `${turn} ${key}`;
  const start = useEffectEvent(work);

  useEffect(() => {
    const controller = new AbortController();
    const update = (phase: RefreshPhase, error?: unknown) => {
      // In a transition: how a refresh ended must not keep a phone from answering.
      if (!controller.signal.aborted) startTransition(() => setState({ run, phase, error }));
    };
    const slow = setTimeout(() => update('slow'), SLOW_AFTER);
    const settle = (phase: RefreshPhase, error?: unknown) => {
      clearTimeout(slow);
      update(phase, error);
    };
    // A refresh begins in a task of its own: hydration begins much else in this one.
    const begin = async () => {
      await yieldToMain();
      if (!controller.signal.aborted) await start(controller.signal);
    };
    begin().then(
      () => settle('done'),
      (error: unknown) => settle('failed', error),
    );
    return () => {
      controller.abort();
      clearTimeout(slow);
    };
  }, [run]);

  const phase = state.run === run ? state.phase : 'running';
  const retry = useCallback(() => setTurn((current) => current + 1), []);

  useEffect(() => (phase === 'done' ? onReturn(retry) : undefined), [phase, retry]);

  useEffect(() => {
    if (phase !== 'failed') return undefined;
    const stop = onConnection(() => {
      if (connection() === 'online') retry();
    });
    window.addEventListener('online', retry);
    return () => {
      stop();
      window.removeEventListener('online', retry);
    };
  }, [phase, retry]);

  return { phase, error: state.run === run ? state.error : undefined, retry };
}
