import * as v from 'valibot';

/** A browser's DevTools protocol. https://chromedevtools.github.io/devtools-protocol/ */
export interface DevTools {
  /** Sends a command to a target's session or to the browser. Rejects with the browser's error. */
  readonly send: (method: string, params?: object, sessionId?: string) => Promise<unknown>;
}

const versionSchema = v.object({ webSocketDebuggerUrl: v.string() });

const messageSchema = v.pipe(
  v.string(),
  v.transform((text): unknown => JSON.parse(text)),
  v.object({
    // Events have no id.
    id: v.optional(v.number(), -1),
    result: v.optional(v.unknown()),
    error: v.optional(v.object({ message: v.string() })),
  }),
);

/**
 * Connects to a browser by its protocol. Playwright adds an isolated world and event listeners to every page, which
 * delayed the first paint of a slowed page by 50 ms and more.
 */
export async function connectDevTools(port: number): Promise<DevTools> {
  const version: unknown = await (await fetch(`http://127.0.0.1:${port}/json/version`)).json();
  const socket = new WebSocket(v.parse(versionSchema, version).webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('The browser does not answer')));
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = v.parse(messageSchema, data);
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser is gone'));
  });
  let count = 0;
  return {
    send: (method, params = {}, sessionId) => {
      count += 1;
      const answer = Promise.withResolvers<unknown>();
      waiting.set(count, answer);
      socket.send(JSON.stringify({ id: count, method, params, sessionId }));
      return answer.promise;
    },
  };
}
