/**
 * Serves the built site: `node server/serve.ts`. Builds first when the build is older than its sources; with `--built`
 * it never builds, and does not start without a build that has the same settings.
 * Environment: PORT (4173), HOST (127.0.0.1, reached as http://localhost; 0.0.0.0 opens it to the network),
 * ACCESS_LOG (`json` or `off`), whether each answer is a line of JSON on stdout,
 * CONTENT_HOOK_SECRET, what the content service signs its messages with,
 * CONTENT_POLL_SECONDS (60; 0 for never), how often a content service elsewhere is looked at for changes,
 * and the settings of the build (`VITE_CONTENT_API`, `VITE_IMAGE_ORIGINS`, `VITE_LEADS_ENDPOINT`, …).
 */
import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brand } from '../src/content/brand.ts';
import { buildIfStale, requireBuild } from './build/buildIfStale.ts';
import { readSettings, type SiteSettings } from './build/settings.ts';
import { explain, readEnvironment } from './environment.ts';
import { healthListener, HEALTH_PATH, UNKNOWN_CONTENT } from './http/health.ts';
import { createLiveSite } from './http/liveSite.ts';
import type { ErrorLog, WebHandler } from './http/nodeAdapter.ts';
import { createSiteListener, guarded, withPaths } from './http/siteListener.ts';
import { type AccessEntry, withAccessLog } from './log/accessLog.ts';
import { jsonLog, plainLog } from './log/log.ts';
import { contentHook, HOOK_PATH } from './publishing/contentHook.ts';
import { askForeign, contentSource } from './publishing/contentSource.ts';
import { startPublishing } from './publishing/publishing.ts';
import { closingOf, stopOnSignals } from './stopping.ts';

/** How to serve a built site; everything has a default. */
export interface ServeOptions {
  /** 0, the default here, takes any free port. */
  readonly port?: number;
  /** Address to listen on: `127.0.0.1` by default, `0.0.0.0` for every network that the machine is in. */
  readonly host?: string;
  readonly distDir?: string;
  readonly settings?: SiteSettings;
  /** Answers the content paths in place of the embedded service. */
  readonly content?: WebHandler;
  readonly log?: ErrorLog;
  /** Takes a line about each answer; without it none is written. */
  readonly access?: ((entry: AccessEntry) => void) | undefined;
  /** Publishes what changes in the content service while the site is served (CS-06); milliseconds between two looks. */
  readonly publish?: { readonly every: number };
  /** Milliseconds that a request waits for its page to be made, and closing for what is under way; 2,000 by default. */
  readonly patience?: number;
  /** What the content service signs its messages with; without one none is listened to. */
  readonly hookSecret?: string;
}

/** A server that is up. */
export interface RunningServer {
  /** Where it is reached, without a trailing slash. */
  readonly origin: string;
  /** Brings the pages up to date with the content service now; false when nothing has changed, or nothing is published. */
  readonly update: () => Promise<boolean>;
  /** Stops listening and waits for what is under way, at most two seconds. */
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

/**
 * Serves the built site and, unless it was built for a content service elsewhere, the embedded one (CS-03).
 * @throws Error with code EADDRINUSE when the port is taken; any error of reading the site's folder.
 */
export async function startServer(options: ServeOptions = {}): Promise<RunningServer> {
  const { port = 0, host = '127.0.0.1', distDir = DIST, log = console.warn } = options;
  const settings = options.settings ?? readSettings(ROOT);
  const content = options.content ?? (settings.contentOrigin ? undefined : await contentSource(false));
  const publishing =
    options.publish &&
    startPublishing({
      ...options.publish,
      patience: options.patience,
      dist: distDir,
      ask: content ?? askForeign,
      onPublished: () => site.reread(),
      log: (message, error) => log(message, error ?? ''),
    });
  const site = createLiveSite(
    distDir,
    settings,
    publishing && { look: publishing.late, age: publishing.age, onBuild: publishing.renew },
  );
  const answers = content ? createSiteListener(site.listener, content, settings, log) : site.listener;
  const { hookSecret: secret } = options;
  const hook = secret && publishing && contentHook({ secret, update: publishing.update, log });
  const listener = withPaths(answers, {
    [HEALTH_PATH]: healthListener(distDir, publishing ? publishing.health : () => UNKNOWN_CONTENT),
    [HOOK_PATH]: hook || undefined,
  });
  const safe = guarded(listener, log);
  const server = createServer(options.access ? withAccessLog(safe, options.access) : safe);
  const close = closingOf(server, options.patience);
  const actualPort = await listen(server, port, host);
  const name = LOCAL.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return {
    origin: `http://${name}:${actualPort}`,
    update: async () => publishing?.update() ?? false,
    close: () => close(publishing?.close()),
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
    // The embedded service has what the build had.
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
