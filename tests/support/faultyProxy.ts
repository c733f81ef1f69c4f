import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Fault, type FaultChooser, phpNotice, type SeenRequest } from './faults.ts';
import { type Answer, crossOrigin, inventedAnswer } from './inventedAnswers.ts';

/** A proxy that responds incorrectly, slowly or not at all on command. */
export interface FaultyProxy {
  /** `http://127.0.0.1:<port>` without a trailing slash. */
  readonly origin: string;
  /** Applies to later requests. */
  readonly setMode: (mode: Fault | FaultChooser) => void;
  /** The requests so far, oldest first, optionally only those with `part` in their path. */
  readonly requests: (part?: string) => readonly SeenRequest[];
  /** Deletes the recorded requests and forwards all later ones. */
  readonly reset: () => void;
  readonly stop: () => Promise<void>;
}

export interface FaultyProxyOptions {
  readonly target: string;
  /** Port to listen on; 0, the default, selects a free one. */
  readonly port?: number;
  /**
   * Whether invented responses are readable across origins, true by default. Web servers in front of WordPress often
   * send error pages without CORS headers, which a page sees as network errors.
   */
  readonly readable?: boolean;
}

/** Starts the proxy, which forwards all requests at first (CS-05). */
export async function startFaultyProxy({
  target,
  port = 0,
  readable = true,
}: FaultyProxyOptions): Promise<FaultyProxy> {
  let choose: FaultChooser = () => 'pass';
  const seen: (SeenRequest & { answered?: boolean })[] = [];
  const server = createServer((incoming, response) => {
    const asked: SeenRequest & { answered?: boolean } = {
      method: incoming.method ?? 'GET',
      path: incoming.url ?? '/',
    };
    response.once('finish', () => {
      asked.answered = true;
    });
    const fault = choose(asked, seen.filter(({ path }) => path === asked.path).length);
    seen.push(asked);
    answer(incoming, response, fault, target, readable).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    setMode: (mode) => {
      choose = typeof mode === 'function' ? mode : () => mode;
    },
    requests: (part = '') => seen.filter(({ path }) => path.includes(part)),
    reset: () => {
      choose = () => 'pass';
      seen.length = 0;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  incoming: IncomingMessage,
  response: ServerResponse,
  fault: Fault,
  target: string,
  readable: boolean,
): Promise<void> {
  if (typeof fault === 'object' && 'delay' in fault) {
    if (await delay(response, fault.delay)) await answer(incoming, response, fault.before, target, readable);
    return;
  }
  if (typeof fault === 'object' && 'until' in fault) {
    await fault.until;
    if (!response.destroyed) await answer(incoming, response, fault.before, target, readable);
    return;
  }
  if (fault === 'silence') return;
  if (fault === 'drop') return void response.destroy();
  const invented = inventedAnswer(fault, incoming);
  if (invented !== undefined) {
    return send(response, {
      ...invented,
      headers: { ...(readable ? crossOrigin(incoming) : {}), ...invented.headers },
    });
  }

  const { status, headers, body } = await askTarget(incoming, target);
  const share = typeof fault === 'object' && 'dropAfter' in fault ? fault.dropAfter : 1 / 2;
  const part = body.subarray(0, Math.ceil(body.length * share));
  if (fault === 'truncated') return send(response, { status, headers, body: part });
  if (fault === 'notice')
    return send(response, { status, headers, body: Buffer.concat([Buffer.from(phpNotice), body]) });
  if (fault === 'no-totals') {
    const rest = Object.entries(headers).filter(([name]) => !name.startsWith('x-wp-total'));
    return send(response, { status, headers: Object.fromEntries(rest), body });
  }
  if (fault === 'silent-body' || fault === 'drop-body' || share !== 1 / 2) {
    response.writeHead(status, { ...headers, 'content-length': body.length });
    response.write(part, () => {
      if (fault !== 'silent-body') response.destroy();
    });
    return;
  }
  if (typeof fault === 'object' && 'bytesPerSecond' in fault) {
    response.writeHead(status, { ...headers, 'content-length': body.length });
    return drip(response, body, fault.bytesPerSecond);
  }
  send(response, { status, headers, body });
}

/** Forwarded headers; the content service uses `host` in its addresses. */
const FORWARDED = [
  'host',
  'accept',
  'origin',
  'if-none-match',
  'access-control-request-method',
  'access-control-request-headers',
] as const;

const OWN = new Set(['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding']);

// `fetch` would replace `host` with the target's address.
async function askTarget(incoming: IncomingMessage, target: string): Promise<Answer> {
  const given = FORWARDED.flatMap((name) => {
    const value = incoming.headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const asked = request(new URL(incoming.url ?? '/', target), {
    method: incoming.method ?? 'GET',
    headers: Object.fromEntries(given),
  });
  const answered = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve).once('error', reject).end();
  });
  const headers: Record<string, string> = {};
  for (const [name, values] of Object.entries(answered.headersDistinct)) {
    if (values && !OWN.has(name)) headers[name] = values.join(', ');
  }
  return { status: answered.statusCode ?? 502, headers, body: await buffer(answered) };
}

/** Waits for a number of milliseconds; resolves to false when the client has disconnected. */
function delay(response: ServerResponse, milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), milliseconds);
    response.once('close', () => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers);
  response.end(body);
}

/** Sends the body in ten pieces per second. */
function drip(response: ServerResponse, body: Buffer, bytesPerSecond: number): void {
  const piece = Math.max(1, Math.round(bytesPerSecond / 10));
  let sent = 0;
  const timer = setInterval(() => {
    response.write(body.subarray(sent, sent + piece));
    sent += piece;
    if (sent >= body.length) response.end();
  }, 100);
  response.once('close', () => clearInterval(timer));
}
