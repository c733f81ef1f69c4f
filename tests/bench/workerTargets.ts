import type { Browser } from 'playwright-core';
import * as v from 'valibot';

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
 * Sends commands to every service worker of a browser when it starts, and receives its events. A worker is a separate
 * target, which a page's session does not include. Events of its first milliseconds may be missed.
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
  // The worker may have ended.
  const ignore = () => undefined;
  session.on('Target.targetCreated', ({ targetInfo }) => {
    if (targetInfo.type === 'service_worker') attach(targetInfo.targetId).catch(ignore);
  });
  session.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const parsed = v.safeParse(messageSchema, message);
    if (!parsed.success) return;
    // A worker ignores commands sent before its script has loaded.
    if (parsed.output.method === 'Inspector.workerScriptLoaded') command(sessionId).catch(ignore);
    hear(parsed.output.method, parsed.output.params);
  });
  await session.send('Target.setDiscoverTargets', { discover: true });
}
