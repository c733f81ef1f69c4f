import type { SiteSettings } from '../../server/build/settings.ts';
import type { WebHandler } from '../../server/http/contentService.ts';
import { startServer } from '../../server/serve.ts';
import { startFaultyProxy } from './faultyProxy.ts';

/** The built site behind a proxy that can fail on command, on a separate port. */
export type TestSite = Awaited<ReturnType<typeof startSite>>;

/**
 * Starts the built site with its embedded content service, or with `content` instead; a build with other settings
 * needs those.
 */
export async function startSite(distDir?: string, content?: WebHandler, settings?: SiteSettings) {
  const server = await startServer({
    ...(distDir && { distDir }),
    ...(content && { content }),
    ...(settings && { settings }),
  });
  // The proxy connects to the address, not to the name: no look-up, no second attempt over IPv6.
  const target = server.origin.replace('localhost', '127.0.0.1');
  let proxy = await startFaultyProxy({ target });
  // `localhost` is a secure context, which service workers need.
  const { port } = new URL(proxy.origin);
  return {
    /** Address that visitors open; the same before and after a stop. */
    origin: `http://localhost:${port}`,
    /** Decides about the answer to each request; requests are counted. */
    proxy: () => proxy,
    /** Stops the proxy: connections are refused. */
    stop: () => proxy.stop(),
    /** Starts it again on the same address. */
    restart: async () => {
      proxy = await startFaultyProxy({ target, port: Number(port) });
    },
    close: async () => {
      await proxy.stop().catch(() => undefined);
      await server.close();
    },
  };
}

/** True for requests to the content service. */
export const isContentRequest = (path: string): boolean => path.startsWith('/wp-json/');
