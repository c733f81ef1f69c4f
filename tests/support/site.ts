import type { SiteSettings } from '../../server/build/settings.ts';
import type { WebHandler } from '../../server/http/contentService.ts';
import { startServer } from '../../server/serve.ts';
import { startFaultyProxy } from './faultyProxy.ts';

/** The built site behind a proxy that can fail on command, on a separate port. */
export type TestSite = Awaited<ReturnType<typeof startSite>>;

/**
 * Starts the built site with the embedded content service or with `content`; a build with other settings needs
 * `settings`.
 */
export async function startSite(distDir?: string, content?: WebHandler, settings?: SiteSettings) {
  const server = await startServer({
    ...(distDir && { distDir }),
    ...(content && { content }),
    ...(settings && { settings }),
  });
  // An IP address avoids name resolution and a second attempt over IPv6.
  const target = server.origin.replace('localhost', '127.0.0.1');
  let proxy = await startFaultyProxy({ target });
  // `localhost` is a secure context, which service workers need.
  const { port } = new URL(proxy.origin);
  return {
    /** The address for visitors, also after a restart. */
    origin: `http://localhost:${port}`,
    /** The proxy, which records requests and decides about responses. */
    proxy: () => proxy,
    /** Stops the proxy: connections are refused. */
    stop: () => proxy.stop(),
    restart: async () => {
      proxy = await startFaultyProxy({ target, port: Number(port) });
    },
    close: async () => {
      await proxy.stop().catch(() => undefined);
      await server.close();
    },
  };
}

/** Returns true for requests to the content service. */
export const isContentRequest = (path: string): boolean => path.startsWith('/wp-json/');
