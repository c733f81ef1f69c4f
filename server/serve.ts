/**
 * Serves the built site: `node server/serve.ts`. Builds first if the sources are newer; with `--built` it requires a
 * build with the same settings. Environment: PORT (4173), HOST (127.0.0.1), ACCESS_LOG (`json` or `off`),
 * CONTENT_HOOK_SECRET, CONTENT_HOOK_PEERS (origins of other servers), CONTENT_POLL_SECONDS (60; 0 for never), and the
 * settings of the build (`VITE_CONTENT_API`, …).
 */
import type { RequestListener, Server } from 'node:http';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { brand } from '../src/content/brand.ts';
import { createApp, type ErrorLog } from './app.ts';
import { buildIfStale, requireBuild } from './build/buildIfStale.ts';
import { readSettings, type SiteSettings } from './build/settings.ts';
import { explain, readEnvironment } from './environment.ts';
import { createBoundedServer } from './http/connections.ts';
import type { WebHandler } from './http/contentService.ts';
import { UNKNOWN_CONTENT } from './http/health.ts';
import { liveRelease } from './http/release.ts';
import { type AccessEntry, withAccessLog } from './log/accessLog.ts';
import { jsonLog, plainLog } from './log/log.ts';
import { contentHook } from './posts/contentHook.ts';
import { hookPeers } from './posts/hookPeers.ts';
import { requestForeign, contentSource } from './posts/contentSource.ts';
import { openPosts } from './posts/posts.ts';
import { closingOf, stopOnSignals } from './stopping.ts';

export interface ServeOptions {
  /** 0, the default, selects a free port. */
  readonly port?: number;
  /** `127.0.0.1` by default; `0.0.0.0` for all networks. */
  readonly host?: string;
  readonly distDir?: string;
  readonly settings?: SiteSettings;
  readonly content?: WebHandler;
  readonly log?: ErrorLog;
  readonly access?: ((entry: AccessEntry) => void) | undefined;
  /** Compares with the content service every `every` ms (CS-06). */
  readonly publish?: { readonly every: number };
  /** Time limit in ms for rendering a requested page, and for closing; 2,000 by default. */
  readonly timeoutMs?: number;
  /** Secret of the content service's signatures; without it there is no hook. */
  readonly hookSecret?: string;
  readonly hookPeers?: readonly string[];
}

export interface RunningServer {
  readonly origin: string;
  readonly update: () => Promise<boolean>;
  /** Stops listening and waits for open responses, two seconds at most. */
  readonly close: () => Promise<void>;
}

const ROOT = resolve(import.meta.dirname, '..');
const DIST = resolve(ROOT, 'dist');
const LOCAL = new Set(['127.0.0.1', '0.0.0.0', '::1', '::', 'localhost']);

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Serves the built site and the embedded content service (CS-03). Throws EADDRINUSE when the port is in use. */
export async function startServer(options: ServeOptions = {}): Promise<RunningServer> {
  const { port = 0, host = '127.0.0.1', distDir = DIST, log = console.warn } = options;
  const settings = options.settings ?? readSettings(ROOT);
  const content = options.content ?? (settings.contentOrigin ? undefined : await contentSource(false));
  const posts =
    options.publish &&
    openPosts({
      ...options.publish,
      timeoutMs: options.timeoutMs,
      dist: distDir,
      ask: content ?? requestForeign,
      log: (message, error) => log(message, error ?? ''),
    });
  const release = liveRelease(distDir, settings, () => posts?.renew());
  const { hookSecret: secret, hookPeers: peers = [] } = options;
  const app = createApp({
    distDir,
    settings,
    release,
    posts,
    content,
    hook:
      secret && posts
        ? contentHook({ secret, update: posts.update, notifyPeers: hookPeers(peers, secret, log), log })
        : undefined,
    health: posts ? posts.health : () => UNKNOWN_CONTENT,
    log,
  });
  const answer = getRequestListener(app.fetch, { hostname: 'localhost' });
  const listener: RequestListener = (incoming, outgoing) => void answer(incoming, outgoing);
  const server = createBoundedServer(options.access ? withAccessLog(listener, options.access) : listener);
  const close = closingOf(server, options.timeoutMs);
  const actualPort = await listen(server, port, host);
  const name = LOCAL.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return {
    origin: `http://${name}:${actualPort}`,
    update: async () => posts?.update() ?? false,
    close: () => close(posts?.close),
  };
}

async function main(): Promise<void> {
  let log = plainLog;
  try {
    const { values } = parseArgs({ options: { built: { type: 'boolean' } } });
    const { pollSeconds, accessLog, ...given } = readEnvironment(process.env);
    if (accessLog === 'json') log = jsonLog();
    const settings = readSettings(ROOT);
    if (values.built) requireBuild(DIST, settings.digest);
    else await buildIfStale(ROOT, DIST, settings.digest);
    // The embedded service has the same posts as the build.
    const publish = { every: settings.contentOrigin ? pollSeconds * 1_000 : 0 };
    const running = await startServer({ ...given, settings, publish, log: log.error, access: log.access });
    stopOnSignals(running.close, (signal) => log.info(`${signal}: no more requests are taken`));
    log.info(`${brand.en} is served at ${running.origin}`);
  } catch (error) {
    log.error(explain(error));
    process.exitCode = 1;
  }
}

if (import.meta.main) await main();
