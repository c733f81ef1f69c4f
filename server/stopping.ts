import type { Server } from 'node:http';

/**
 * Returns a function that closes a server; call it when the server is created. Open responses are finished, then `work`
 * runs, within `timeoutMs` ms for both. Never rejects.
 */
export function closingOf(
  server: Server,
  timeoutMs = 2_000,
): (work?: () => Promise<unknown>) => Promise<void> {
  server.on('request', (_, response) => {
    response.once('close', () => {
      // Idle keep-alive connections would delay closing.
      if (!server.listening) setImmediate(() => server.closeIdleConnections());
    });
  });
  return async (work = () => Promise.resolve()) => {
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      server.closeAllConnections();
      late.resolve();
    }, timeoutMs);
    await new Promise<void>((done) => {
      server.close(() => done());
    });
    await Promise.race([work().catch(() => undefined), late.promise]);
    clearTimeout(timer);
  };
}

/** Exit status after a second signal, as for an unhandled one. */
const ENDED = { SIGINT: 130, SIGTERM: 143 } as const;

export interface Stoppable {
  readonly on: (signal: keyof typeof ENDED, listener: () => void) => unknown;
  readonly exit: (status: number) => unknown;
}

/**
 * Closes the server and ends the process at the first SIGINT or SIGTERM, at once at the second. Both happen between
 * tasks, so that a release is never half moved. `onSignal` is called at the first.
 */
export function stopOnSignals(
  close: () => Promise<void>,
  onSignal: (signal: string) => void,
  host: Stoppable = process,
): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    host.on(signal, () => {
      if (stopping) {
        host.exit(ENDED[signal]);
        return;
      }
      stopping = true;
      onSignal(signal);
      void close().finally(() => host.exit(0));
    });
  }
}
