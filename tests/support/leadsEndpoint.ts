import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** A submission as it came in. */
export interface SeenSubmission {
  /** From the header `Idempotency-Key`. */
  readonly key: string;
  readonly body: unknown;
}

/** The endpoint's behaviour: it takes a submission, takes it and loses the answer, or answers with a status and a body. */
export type EndpointMode =
  | 'take'
  | 'loseAnswer'
  | { readonly status: number; readonly retryAfter?: string; readonly page?: string };

/** An endpoint for forms that does what the README asks of one, on a real port, and fails on command (FO-02). */
export interface LeadsEndpoint {
  /** Address for `VITE_LEADS_ENDPOINT`. */
  readonly address: string;
  readonly setMode: (mode: EndpointMode) => void;
  /** All requests but those that only ask for permission, oldest first. */
  readonly seen: () => readonly SeenSubmission[];
  /** What it has taken, one for each key. */
  readonly taken: () => readonly unknown[];
  /** Takes the server away: connections are refused. */
  readonly stop: () => Promise<void>;
  readonly restart: () => Promise<void>;
  /** Forgets what it has seen and taken, and takes again. */
  readonly reset: () => void;
}

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
  'Access-Control-Expose-Headers': 'Retry-After',
};

const listen = (server: Server, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });

/** Starts the endpoint. */
export async function startLeadsEndpoint(): Promise<LeadsEndpoint> {
  let mode: EndpointMode = 'take';
  const seen: SeenSubmission[] = [];
  const taken = new Map<string, unknown>();

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, CORS).end();
    const key = String(request.headers['idempotency-key']);
    const body: unknown = JSON.parse(await text(request));
    seen.push({ key, body });
    if (typeof mode === 'object') {
      const retry = mode.retryAfter === undefined ? {} : { 'Retry-After': mode.retryAfter };
      const type = mode.page === undefined ? 'application/json' : 'text/html';
      response.writeHead(mode.status, { ...CORS, ...retry, 'Content-Type': type });
      return response.end(mode.page ?? JSON.stringify({ code: `status_${mode.status}` }));
    }
    const repeated = taken.has(key);
    if (!repeated) taken.set(key, body);
    if (mode === 'loseAnswer') return response.destroy();
    return response.writeHead(repeated ? 409 : 201, CORS).end();
  };

  const start = async (port: number) => {
    const server = createServer((request, response) => {
      answer(request, response).catch(() => response.destroy());
    });
    return { server, port: await listen(server, port) };
  };
  let { server, port } = await start(0);
  return {
    address: `http://localhost:${port}/leads`,
    setMode: (next) => {
      mode = next;
    },
    seen: () => seen,
    taken: () => [...taken.values()],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    restart: async () => {
      ({ server, port } = await start(port));
    },
    reset: () => {
      mode = 'take';
      seen.length = 0;
      taken.clear();
    },
  };
}
