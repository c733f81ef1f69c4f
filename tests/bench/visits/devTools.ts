import * as v from 'valibot';

/** A browser's DevTools protocol. https://chromedevtools.github.io/devtools-protocol/ */
export interface DevTools {
  /** Gives a command, to a target's session or to the browser. Rejects with what the browser says against it. */
  readonly send: (method: string, params?: object, sessionId?: string) => Promise<unknown>;
}

const versionSchema = v.object({ webSocketDebuggerUrl: v.string() });

const messageSchema = v.pipe(
  v.string(),
  v.transform((text): unknown => JSON.parse(text)),
  v.object({
    // Events have none; nothing here waits for one.
    id: v.optional(v.number(), -1),
    result: v.optional(v.unknown()),
    error: v.optional(v.object({ message: v.string() })),
  }),
);

/**
 * Speaks with a browser that listens at a port, by the protocol itself. Playwright puts a world of its own into every
 * page and listens to all that happens there, which took a slowed page 50 ms and more before its first paint.
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
