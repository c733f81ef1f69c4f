/**
 * Serves the built site: `node server/serve.ts`. Builds first when the build is older than its sources.
 * Environment: PORT (4173), HOST (127.0.0.1, reached as http://localhost; 0.0.0.0 opens it to the network),
 * and the settings of the build (`VITE_CONTENT_API`, `VITE_IMAGE_ORIGINS`, `VITE_LEADS_ENDPOINT`, …).
 */
import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { brand } from '../src/content/brand.ts';
import { buildIfStale } from './build/buildIfStale.ts';
import { readSettings, type SiteSettings } from './build/settings.ts';
import { createLiveSite } from './http/liveSite.ts';
import type { ErrorLog, WebHandler } from './http/nodeAdapter.ts';
import { createSiteListener, guarded } from './http/siteListener.ts';

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
}

/** A server that is up. */
export interface RunningServer {
  /** Where it is reached, without a trailing slash. */
  readonly origin: string;
  /** Stops listening and waits for answers under way, at most two seconds. */
  readonly close: () => Promise<void>;
}

const ROOT = resolve(import.meta.dirname, '..');
const DIST = resolve(ROOT, 'dist');
const LOCAL = new Set(['127.0.0.1', '0.0.0.0', '::1', '::', 'localhost']);

async function embeddedContent(): Promise<WebHandler> {
  const { createContentService } = await import('./content/service.ts');
  return createContentService();
}

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

function close(server: Server): Promise<void> {
  return new Promise((done) => {
    const impatience = setTimeout(() => server.closeAllConnections(), 2000);
    server.close(() => {
      clearTimeout(impatience);
      done();
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
  const site = createLiveSite(distDir, settings);
  const content = options.content ?? (settings.contentOrigin ? undefined : await embeddedContent());
  const listener = content ? createSiteListener(site, content, settings, log) : site;
  const server = createServer(guarded(listener, log));
  const actualPort = await listen(server, port, host);
  const name = LOCAL.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return { origin: `http://${name}:${actualPort}`, close: () => close(server) };
}

const portSchema = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(65_535));

function explain(error: unknown, port: string): string {
  if (error instanceof v.ValiError) return `PORT is “${port}”, but a port is a number from 0 to 65535.`;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Choose another one: PORT=${Number(port) + 1} npm start`;
  }
  return error instanceof Error ? error.message : String(error);
}

async function main(): Promise<void> {
  const given = process.env['PORT'] || '4173';
  try {
    const port = v.parse(portSchema, given);
    await buildIfStale(ROOT, DIST, readSettings(ROOT).digest);
    const running = await startServer({ port, host: process.env['HOST'] || '127.0.0.1' });
    const stop = () => void running.close().then(() => process.exit(0));
    process.once('SIGINT', stop).once('SIGTERM', stop);
    console.info(`${brand.en} is served at ${running.origin}`);
  } catch (error) {
    console.warn(explain(error, given));
    process.exitCode = 1;
  }
}

if (import.meta.main) await main();
