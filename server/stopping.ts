import type { Server } from 'node:http';

/**
 * Returns a function that closes a server; call it when the server is created. No more requests are accepted; the answers in
 * progress are finished, then `work` is done, within `patience` ms for both. Never rejects.
 */
export function closingOf(
  server: Server,
  patience = 2_000,
): (work?: () => Promise<unknown>) => Promise<void> {
  server.on('request', (_, response) => {
    response.once('close', () => {
      // Else a connection that is kept for another request would be waited for.
      if (!server.listening) setImmediate(() => server.closeIdleConnections());
    });
  });
  return async (work = () => Promise.resolve()) => {
    const late = Promise.withResolvers<void>();
    const impatience = setTimeout(() => {
      server.closeAllConnections();
      late.resolve();
    }, patience);
    await new Promise<void>((done) => {
      server.close(() => done());
    });
    await Promise.race([work().catch(() => undefined), late.promise]);
    clearTimeout(impatience);
  };
}

/** Exit status of a process that a second signal has ended at once: as if the signal itself had. */
const ENDED = { SIGINT: 130, SIGTERM: 143 } as const;

/** What of the process is needed to stop it. */
export interface Stoppable {
  readonly on: (signal: keyof typeof ENDED, listener: () => void) => unknown;
  readonly exit: (status: number) => unknown;
}

/**
 * Closes at the first SIGINT or SIGTERM and ends the process; ends it at once at the second. Both happen between two
 * tasks: files that are put in place together are not torn apart. `onSignal` is called when the closing begins.
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
