import type { SiteSettings } from '../../../server/build/settings.ts';
import { type RunningServer, type ServeOptions, startServer } from '../../../server/serve.ts';

export const NO_SETTINGS: SiteSettings = {
  contentOrigin: undefined,
  imageOrigins: [],
  leadsEndpoint: undefined,
  leadsOrigin: undefined,
  vitalsEndpoint: undefined,
  vitalsOrigin: undefined,
  digest: '',
};

/** Serves a folder on a free port with a content handler that knows nothing, unless one is given. */
export function serveFixture(distDir: string, options: ServeOptions = {}): Promise<RunningServer> {
  const content = () => Promise.resolve(new Response('{}', { status: 404 }));
  return startServer({ distDir, settings: NO_SETTINGS, content, ...options });
}
