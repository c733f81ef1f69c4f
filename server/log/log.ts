import { inspect } from 'node:util';
import type { AccessEntry } from './accessLog.ts';

/** How the server tells what it does. */
export interface ServerLog {
  /** One answer; undefined where answers are not logged. */
  readonly access: ((entry: AccessEntry) => void) | undefined;
  /** Something went wrong, and the server goes on. */
  readonly error: (message: string, error?: unknown) => void;
  readonly info: (message: string) => void;
}

/** Takes whole lines. `console` never fails, even when nobody reads it any more. */
interface Lines {
  readonly info: (line: string) => void;
  readonly warn: (line: string) => void;
}

// Some readers of logs end a line at these as well, and a terminal may obey some of them.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const ODD = /[\u007f-\u009f\u2028\u2029]/g;

/** Anything as one line of JSON: whatever stands in it, no other line can begin there. */
export function asLine(entry: object): string {
  return JSON.stringify(entry).replace(ODD, (odd) => `\\u${odd.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const errorField = (error: unknown) => (error === undefined || error === '' ? {} : { error: inspect(error) });

/** For a person at a terminal: no line for each answer, errors as they are. */
export const plainLog: ServerLog = {
  access: undefined,
  error: (message, error) => console.warn(message, error ?? ''),
  info: (message) => console.info(message),
};

/**
 * For programs that read logs (QU-08): one JSON object a line, answers and messages on stdout, errors on stderr.
 * `now` in milliseconds since 1970.
 */
export function jsonLog(lines: Lines = console, now: () => number = Date.now): ServerLog {
  const time = () => new Date(now()).toISOString();
  return {
    access: (entry) => lines.info(asLine(entry)),
    error: (message, error) =>
      lines.warn(asLine({ time: time(), level: 'error', message, ...errorField(error) })),
    info: (message) => lines.info(asLine({ time: time(), level: 'info', message })),
  };
}
