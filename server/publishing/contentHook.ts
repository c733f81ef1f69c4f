import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { noteSource } from '../log/notes.ts';
import { plainAnswer } from '../http/plainAnswer.ts';
import { smallBody } from '../http/smallBody.ts';
import { createVerifier } from './signature.ts';

/** Where the content service tells of a change. */
export const HOOK_PATH = '/hooks/content';

const MOST_BYTES = 64_000;
/** Messages that are listened to in a minute; each costs the content service some requests. */
const MOST_A_MINUTE = 60;

const messageSchema = v.object({ ids: v.optional(v.array(v.pipe(v.number(), v.integer()))) });

interface HookOptions {
  /** What the content service signs with; without one nobody is listened to. */
  readonly secret: string;
  /** Brings the pages up to date. */
  readonly update: () => Promise<unknown>;
  readonly log: (message: string, error?: unknown) => void;
}

function isMessage(body: string): boolean {
  try {
    return v.is(messageSchema, JSON.parse(body));
  } catch {
    return false;
  }
}

/** Counts what comes within a minute. */
function limiter(most: number): () => boolean {
  let times: number[] = [];
  return () => {
    const now = Date.now();
    times = times.filter((time) => time > now - 60_000);
    return times.push(now) <= most;
  };
}

const header = (request: IncomingMessage, name: string) => String(request.headers[name] ?? '');

/**
 * Listens to the content service's word that something has changed: `POST /hooks/content`, signed (see
 * docs/operations.md). The pages are brought up to date behind the answer.
 */
export function contentHook({ secret, update, log }: HookOptions): RequestListener {
  const verify = createVerifier(secret);
  const allowed = limiter(MOST_A_MINUTE);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await smallBody(request, MOST_BYTES);
    if (body === undefined) {
      plainAnswer(response, 413, { Connection: 'close' });
      return;
    }
    const refusal = verify(header(request, 'x-marsa-timestamp'), header(request, 'x-marsa-signature'), body);
    if (refusal) {
      log(`A message to ${HOOK_PATH} was refused: ${refusal}`);
      plainAnswer(response, 401);
    } else if (!isMessage(body)) plainAnswer(response, 400);
    else if (allowed()) {
      plainAnswer(response, 202);
      await update();
    } else plainAnswer(response, 429, { 'Retry-After': '60' });
  }

  return (request, response) => {
    noteSource(response, 'hook');
    if (request.method !== 'POST') {
      plainAnswer(response, 405, { Allow: 'POST' });
      return;
    }
    answer(request, response).catch((error: unknown) => {
      log(`A message to ${HOOK_PATH} came to nothing`, error);
      if (!response.headersSent) plainAnswer(response, 500);
    });
  };
}
