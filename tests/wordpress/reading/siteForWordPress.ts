import { type RunningServer, type ServeOptions, startServer } from '../../../server/serve.ts';
import { buildSite } from '../../support/siteBuild.ts';

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

/**
 * Builds the site for the content service at `apiBase` into a folder of its own, and serves it (CS-01, CS-04).
 */
export async function startSiteForWordPress(
  apiBase: string,
  options: Pick<ServeOptions, 'publish' | 'hookSecret'> = {},
): Promise<SiteForWordPress> {
  const { distDir, settings, remove } = await buildSite({
    VITE_CONTENT_API: apiBase,
    PRERENDER_POSTS: `${PRERENDERED}`,
  });
  const server = await startServer({ distDir, settings, ...options }).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
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
