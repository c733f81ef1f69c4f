import { afterAll } from 'vitest';
import type { SiteSettings } from '../../../server/build/settings.ts';
import { type RunningServer, type ServeOptions, startServer } from '../../../server/serve.ts';
import { ask, type WireAnswer } from './wire.ts';

export const NO_SETTINGS: SiteSettings = {
  contentOrigin: undefined,
  imageOrigins: [],
  leadsEndpoint: undefined,
  leadsOrigin: undefined,
  vitalsEndpoint: undefined,
  vitalsOrigin: undefined,
  digest: '',
};

interface FixtureServer extends RunningServer {
  readonly get: (path: string, headers?: Record<string, string>) => Promise<WireAnswer>;
}

const running: RunningServer[] = [];
afterAll(() => Promise.allSettled(running.map((server) => server.close())));

/**
 * Serves a folder on a free port until the tests of the file have run. Its content service answers 404 unless another one
 * is given, by a handler or in the settings.
 */
export async function serveFixture(distDir: string, options: ServeOptions = {}): Promise<FixtureServer> {
  const { settings = NO_SETTINGS } = options;
  const content = () => Promise.resolve(new Response('{}', { status: 404 }));
  const own = settings.contentOrigin ? {} : { content };
  const server = await startServer({ distDir, settings, ...own, ...options });
  running.push(server);
  return { ...server, get: (path, headers = {}) => ask(server.origin, path, { headers }) };
}
