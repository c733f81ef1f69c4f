import type { Browser } from 'playwright-core';
import * as v from 'valibot';

/** A command of the DevTools protocol. https://chromedevtools.github.io/devtools-protocol/ */
export interface Command {
  readonly method: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

const messageSchema = v.pipe(
  v.string(),
  v.transform((text): unknown => JSON.parse(text)),
  v.object({ method: v.string(), params: v.unknown() }),
);

/**
 * Gives commands to every service worker of a browser as it starts, and hears its events. A worker is a target of
 * its own, which a page's session does not reach. What a worker does in its first milliseconds may be missed.
 */
export async function followWorkers(
  browser: Browser,
  commands: readonly Command[],
  hear: (method: string, params: unknown) => void = () => undefined,
): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const command = async (sessionId: string) => {
    for (const [index, each] of commands.entries()) {
      const message = JSON.stringify({ id: index + 1, ...each });
      await session.send('Target.sendMessageToTarget', { sessionId, message });
    }
  };
  const attach = async (targetId: string) => {
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    await command(sessionId);
  };
  // A worker that has gone again by now is of no interest.
  const ignore = () => undefined;
  session.on('Target.targetCreated', ({ targetInfo }) => {
    if (targetInfo.type === 'service_worker') attach(targetInfo.targetId).catch(ignore);
  });
  session.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const parsed = v.safeParse(messageSchema, message);
    if (!parsed.success) return;
    // What a worker is told before its script is there, it forgets.
    if (parsed.output.method === 'Inspector.workerScriptLoaded') command(sessionId).catch(ignore);
    hear(parsed.output.method, parsed.output.params);
  });
  await session.send('Target.setDiscoverTargets', { discover: true });
}
