import type { SiteSettings } from '../../server/build/settings.ts';
import type { WebHandler } from '../../server/http/contentService.ts';
import { type RunningServer, startServer } from '../../server/serve.ts';
import { type FaultyProxy, startFaultyProxy } from './faultyProxy.ts';

/** The built site behind a proxy that can fail on command, on a port of its own. */
export interface TestSite {
  /** Address that visitors open; the same before and after a stop. */
  readonly origin: string;
  /** Decides what happens to each request; requests are counted. */
  readonly proxy: () => FaultyProxy;
  /** Takes the server away: connections are refused. */
  readonly stop: () => Promise<void>;
  /** Brings it back on the same address. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Starts the built site with its embedded content service, or with `content` in its place; a build with other settings
 * needs those.
 */
export async function startSite(
  distDir?: string,
  content?: WebHandler,
  settings?: SiteSettings,
): Promise<TestSite> {
  const server: RunningServer = await startServer({
    ...(distDir ? { distDir } : {}),
    ...(content ? { content } : {}),
    ...(settings ? { settings } : {}),
  });
  // The proxy speaks to the address, not to the name: no look-up, no second attempt over IPv6.
  const target = server.origin.replace('localhost', '127.0.0.1');
  let proxy = await startFaultyProxy({ target });
  // `localhost` is a secure context, which service workers need.
  const { port } = new URL(proxy.origin);
  return {
    origin: `http://localhost:${port}`,
    proxy: () => proxy,
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

/** True for requests to the content service. */
export const isContentRequest = (path: string): boolean => path.startsWith('/wp-json/');
