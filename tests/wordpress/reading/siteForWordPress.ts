import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readSettings } from '../../../server/build/settings.ts';
import { type RunningServer, startServer } from '../../../server/serve.ts';

const root = resolve(import.meta.dirname, '../../..');

/** How many posts are prerendered: less than there are, as always when one is written after the build. */
export const PRERENDERED = 6;

/** The site, built for a content service on another origin and served as `npm start` would. */
export interface SiteForWordPress {
  /** `http://localhost:<port>`: another origin than WordPress', whose host is `127.0.0.1`. */
  readonly origin: string;
  /** Takes the server away: connections are refused. */
  readonly stop: () => Promise<void>;
  /** Stops it where it still runs, and removes the build. */
  readonly close: () => Promise<void>;
}

/** Runs a program of the build. @throws Error with what it printed when it fails. */
async function run(script: string, args: readonly string[], settings: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    // The test runner's own mode would build the development version of the libraries.
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const [code]: unknown[] = await once(child, 'close');
  if (code !== 0) throw new Error(`${script} ended with ${String(code)}\n${printed.slice(-4000)}`);
}

/**
 * Builds the site for the content service at `apiBase` into a folder of its own, and serves it (CS-01, CS-04).
 * About ten seconds.
 */
export async function startSiteForWordPress(apiBase: string): Promise<SiteForWordPress> {
  const distDir = await mkdtemp(join(tmpdir(), 'marsa-site-'));
  const remove = () => rm(distDir, { recursive: true, force: true });
  const settings = { VITE_CONTENT_API: apiBase, PRERENDER_POSTS: `${PRERENDERED}` };
  let server: RunningServer;
  try {
    await run(
      'node_modules/vite/bin/vite.js',
      ['build', '--outDir', distDir, '--logLevel', 'warn'],
      settings,
    );
    await run('server/build/finish.ts', [distDir], settings);
    server = await startServer({ distDir, settings: readSettings(root, { ...process.env, ...settings }) });
  } catch (error) {
    await remove();
    throw error;
  }
  let running: RunningServer | undefined = server;
  const stop = async () => {
    await running?.close();
    running = undefined;
  };
  return {
    origin: server.origin,
    stop,
    close: async () => {
      await stop();
      await remove();
    },
  };
}
