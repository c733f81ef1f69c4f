import type { RequestListener } from 'node:http';
import { type AnswerSource, sourceOf } from '../http/responses.ts';
import { parseTarget } from '../http/requestTarget.ts';

/** Log entry of a response (QU-08), without personal data and search terms. */
export interface AccessEntry {
  /** Time of the request, in ISO 8601. */
  readonly time: string;
  readonly method: string;
  /** Without the query; '' for a malformed target. */
  readonly path: string;
  readonly status: number;
  /** From the head of the request to the last byte of the response. */
  readonly durationMs: number;
  readonly bytes: number;
  readonly cache: AnswerSource;
  readonly aborted?: true;
}

const MAX_PATH_LENGTH = 500;

function pathOf(target: string): string {
  const parsed = parseTarget(target);
  return typeof parsed === 'object' ? parsed.path.slice(0, MAX_PATH_LENGTH) : '';
}

/** Returns a listener that also logs each response when it is complete or aborted. */
export function withAccessLog(
  listener: RequestListener,
  write: (entry: AccessEntry) => void,
): RequestListener {
  return (request, response) => {
    const { method = '', url = '', socket } = request;
    const time = new Date().toISOString();
    const started = performance.now();
    const sentBefore = socket.bytesWritten;
    response.once('close', () => {
      write({
        time,
        method,
        path: pathOf(url),
        status: response.statusCode,
        durationMs: Math.round((performance.now() - started) * 10) / 10,
        bytes: socket.bytesWritten - sentBefore,
        cache: sourceOf(response),
        ...(response.writableFinished ? {} : { aborted: true }),
      });
    });
    listener(request, response);
  };
}
