import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { yieldToMain } from '../yieldToMain.ts';
import { connection, onConnection } from '../http/connection.ts';

/** The state of a refresh; `slow` means running for longer than `SLOW_AFTER_MS`. */
export type RefreshPhase = 'running' | 'slow' | 'done' | 'failed';

export interface Refresh {
  readonly phase: RefreshPhase;
  readonly error?: unknown;
  readonly retry: () => void;
}

const SLOW_AFTER_MS = 3_000;

/** Content refreshed within this time is not refreshed on return. */
const FRESH_MS = 60_000;

function onReturn(again: () => void): () => void {
  const done = Date.now();
  const look = () => document.visibilityState === 'visible' && Date.now() - done > FRESH_MS && again();
  document.addEventListener('visibilitychange', look);
  for (const event of ['focus', 'online']) window.addEventListener(event, look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    for (const event of ['focus', 'online']) window.removeEventListener(event, look);
  };
}

/**
 * Runs `work` when `key` changes, on `retry`, when the user returns after a while, and, after a failure, when the
 * network returns. A change of the key and unmounting abort the signal.
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
      // In a transition, so that the update yields to input.
      if (!controller.signal.aborted) startTransition(() => setState({ run, phase, error }));
    };
    const slow = setTimeout(() => update('slow'), SLOW_AFTER_MS);
    const settle = (phase: RefreshPhase, error?: unknown) => {
      clearTimeout(slow);
      update(phase, error);
    };
    // In a separate task: hydration fills the current one.
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
