import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export interface SeenSubmission {
  /** From the header `Idempotency-Key`. */
  readonly key: string;
  readonly body: unknown;
}

/** The endpoint accepts a submission, accepts it without a response, or returns a status and a body. */
export type EndpointMode =
  | 'take'
  | 'loseAnswer'
  | { readonly status: number; readonly retryAfter?: string; readonly page?: string };

/** An endpoint for forms on a real port that fails on command (FO-02). */
export interface LeadsEndpoint {
  readonly address: string;
  readonly setMode: (mode: EndpointMode) => void;
  /** All requests except preflight ones, oldest first. */
  readonly seen: () => readonly SeenSubmission[];
  readonly taken: () => readonly unknown[];
  readonly stop: () => Promise<void>;
  readonly restart: () => Promise<void>;
  /** Deletes all records and accepts submissions. */
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
