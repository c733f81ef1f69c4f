import { inspect } from 'node:util';
import type { AccessEntry } from './accessLog.ts';

export interface ServerLog {
  readonly access: ((entry: AccessEntry) => void) | undefined;
  readonly error: (message: string, error?: unknown) => void;
  readonly info: (message: string) => void;
}

// Some log readers end a line at these characters, and terminals may execute some.
// oxlint-disable-next-line no-control-regex -- finds control characters
const ODD = /[\u007f-\u009f\u2028\u2029]/g;

/** Formats an entry as one line of printable JSON. */
export function asLine(entry: object): string {
  return JSON.stringify(entry).replace(ODD, (odd) => `\\u${odd.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const errorField = (error: unknown) => (error === undefined || error === '' ? {} : { error: inspect(error) });

export const plainLog: ServerLog = {
  access: undefined,
  error: (message, error) => console.warn(message, error ?? ''),
  info: (message) => console.info(message),
};

/** A log for programs (QU-08): one JSON object per line, errors on stderr, others on stdout. */
export function jsonLog(lines: Pick<Console, 'info' | 'warn'> = console, now = Date.now): ServerLog {
  const time = () => new Date(now()).toISOString();
  return {
    access: (entry) => lines.info(asLine(entry)),
    error: (message, error) =>
      lines.warn(asLine({ time: time(), level: 'error', message, ...errorField(error) })),
    info: (message) => lines.info(asLine({ time: time(), level: 'info', message })),
  };
}
