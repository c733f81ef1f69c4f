import type { RequestListener } from 'node:http';
import { parseTarget } from '../http/requestTarget.ts';
import { type AnswerSource, sourceOf } from './notes.ts';

/** What is logged of an answer (QU-08): nothing that tells who asked, and nothing of what was searched for. */
export interface AccessEntry {
  /** When the request came, in ISO 8601. */
  readonly time: string;
  readonly method: string;
  /** Without what stands behind `?`; '' for what is no path. */
  readonly path: string;
  readonly status: number;
  /** From the request's head to the last byte of the answer. */
  readonly durationMs: number;
  /** Sent for this answer, its head included. */
  readonly bytes: number;
  readonly cache: AnswerSource;
  /** The reader left before the answer was out. */
  readonly aborted?: true;
}

/** Longest path that is written down, in characters. */
const LONGEST = 500;

function pathOf(target: string): string {
  const parsed = parseTarget(target);
  return 'path' in parsed ? parsed.path.slice(0, LONGEST) : '';
}

/** The clocks: milliseconds since 1970, and milliseconds that never go back. */
interface Clocks {
  readonly now: () => number;
  readonly elapsed: () => number;
}

const CLOCKS: Clocks = { now: Date.now, elapsed: () => performance.now() };

/** The same listener, which tells of each answer when it is out, or its reader gone. */
export function withAccessLog(
  listener: RequestListener,
  write: (entry: AccessEntry) => void,
  { now, elapsed }: Clocks = CLOCKS,
): RequestListener {
  return (request, response) => {
    const { method = '', url = '', socket } = request;
    const time = new Date(now()).toISOString();
    const started = elapsed();
    const sentBefore = socket.bytesWritten;
    response.once('close', () => {
      write({
        time,
        method,
        path: pathOf(url),
        status: response.statusCode,
        durationMs: Math.round((elapsed() - started) * 10) / 10,
        bytes: socket.bytesWritten - sentBefore,
        cache: sourceOf(response),
        ...(response.writableFinished ? {} : { aborted: true }),
      });
    });
    listener(request, response);
  };
}
