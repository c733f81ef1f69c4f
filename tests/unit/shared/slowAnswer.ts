import { vi } from 'vitest';
import { readText } from '../../../src/shared/http/readBody.ts';
import { request, type RequestOptions } from '../../../src/shared/http/request.ts';

const ADDRESS = 'https://content.example/posts';

interface TextAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly text: string;
}

/** Requests a text once, with a limit of 5 s without progress and of 45 s for everything. */
export const requestText = (
  options: Partial<RequestOptions<TextAnswer>> = {},
  url = ADDRESS,
): Promise<TextAnswer> =>
  request(url, {
    stallMs: 5_000,
    timeoutMs: 45_000,
    read: async (response, onProgress) => {
      const { status, statusText, headers } = response;
      return { status, statusText, headers, text: await readText(response, onProgress) };
    },
    ...options,
  });

export const bytes = (text: string) => new TextEncoder().encode(text);

/** Stubs `fetch` with an answer whose headers and body a test sends. */
export function slowAnswer() {
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  let sendHeaders: () => void = () => undefined;
  let aborted = false;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      body = controller;
    },
  });
  const asked = vi.fn<typeof fetch>(
    (_, init) =>
      new Promise((resolve, reject) => {
        sendHeaders = () => resolve(new Response(stream, { headers: { 'X-WP-Total': '3' } }));
        init?.signal?.addEventListener('abort', () => {
          aborted = true;
          const error = new DOMException('This operation was aborted', 'AbortError');
          reject(error);
          body?.error(error);
        });
      }),
  );
  vi.stubGlobal('fetch', asked);
  return {
    headers: () => sendHeaders(),
    send: (text: string | Uint8Array) => body?.enqueue(typeof text === 'string' ? bytes(text) : text),
    end: () => body?.close(),
    aborted: () => aborted,
  };
}
