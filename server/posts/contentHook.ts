import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { noteSource, plain, type SiteEnv } from '../http/responses.ts';
import { createVerifier, type Refusal } from './signature.ts';

export const HOOK_PATH = '/hooks/content';

const MAX_BYTES = 64_000;
const MAX_PER_MINUTE = 60;
const MAX_LINES_PER_MINUTE = 10;

const messageSchema = v.object({
  ids: v.optional(v.array(v.pipe(v.number(), v.integer()))),
  /** Set by another server, which has notified all others. */
  forwarded: v.optional(v.boolean(), false),
});

interface HookOptions {
  readonly secret: string;
  readonly update: () => Promise<unknown>;
  readonly notifyPeers?: () => Promise<void>;
  readonly log: (message: string, error?: unknown) => void;
}

function parseMessage(body: string): v.InferOutput<typeof messageSchema> | undefined {
  try {
    return v.parse(messageSchema, JSON.parse(body));
  } catch {
    return undefined;
  }
}

function limiter(most: number): () => boolean {
  let times: number[] = [];
  return () => {
    const now = performance.now();
    times = times.filter((time) => time > now - 60_000);
    return times.push(now) <= most;
  };
}

/** Accepts signed messages of the content service, and compares with it after the response (docs/operations.md). */
export function contentHook({ secret, update, notifyPeers, log }: HookOptions): Hono<SiteEnv> {
  const verify = createVerifier(secret);
  const isAllowed = limiter(MAX_PER_MINUTE);
  const mayLog = limiter(MAX_LINES_PER_MINUTE);
  const tooLarge = (c: Context) => plain(c, 413, { Connection: 'close' });

  const signedBy = (c: Context) =>
    [c.req.header('x-marsa-timestamp') ?? '', c.req.header('x-marsa-signature') ?? ''] as const;

  function refuse(c: Context, refusal: Refusal): Response {
    if (mayLog()) log(`A message to ${HOOK_PATH} was refused: ${refusal}`);
    return plain(c, 401);
  }

  return new Hono<SiteEnv>()
    .use(async (c, next) => {
      noteSource(c, 'hook');
      await next();
    })
    .post('/', async (c, next) => {
      const refusal = verify.headers(...signedBy(c));
      return refusal ? refuse(c, refusal) : next();
    })
    .post('/', bodyLimit({ maxSize: MAX_BYTES, onError: tooLarge }), async (c) => {
      const body = await c.req.text();
      const refusal = verify.message(...signedBy(c), body);
      if (refusal) return refuse(c, refusal);
      const message = parseMessage(body);
      if (!message) return plain(c, 400);
      if (!isAllowed()) return plain(c, 429, { 'Retry-After': '60' });
      if (!message.forwarded) void notifyPeers?.();
      update().catch((error: unknown) => log(`A message to ${HOOK_PATH} came to nothing`, error));
      return plain(c, 202);
    })
    .all('/', (c) => plain(c, 405, { Allow: 'POST' }));
}
