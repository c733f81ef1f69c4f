import { Hono } from 'hono';
import { plain, type SiteEnv } from './http/responses.ts';
import { contentService, type WebHandler } from './http/contentService.ts';
import { type ContentHealth, HEALTH_PATH, healthHandler } from './http/health.ts';
import type { Release } from './http/release.ts';
import { parseTarget } from './http/requestTarget.ts';
import type { HeaderSources } from './http/securityHeaders.ts';
import { siteHandler } from './http/siteHandler.ts';
import { HOOK_PATH } from './posts/contentHook.ts';
import type { Posts } from './posts/posts.ts';

export type ErrorLog = (message: string, error: unknown) => void;

interface AppOptions {
  readonly distDir: string;
  readonly settings: Omit<HeaderSources, 'scriptHashes'>;
  readonly release: () => Release;
  readonly posts: Posts | undefined;
  /** Serves WordPress' paths; undefined with a separate content service. */
  readonly content: WebHandler | undefined;
  readonly hook: Hono<SiteEnv> | undefined;
  readonly health: () => ContentHealth;
  readonly log: ErrorLog;
}

/** Methods that `Request` refuses. */
const IMPOSSIBLE = new Set(['CONNECT', 'TRACE', 'TRACK']);
const READ_ONLY = { Allow: 'GET, HEAD' };

/** Creates the site's app: files, pages of posts, content service, signed hook and health check. */
export function createApp(options: AppOptions): Hono<SiteEnv> {
  const { release, posts, content, hook, log } = options;
  const app = new Hono<SiteEnv>();
  app.onError((error, c) => {
    // Without the query, which may contain search terms (QU-08).
    log(`${c.req.method} ${c.get('target').path} failed:`, error);
    return plain(c, 500);
  });
  app.use(async (c, next) => {
    const { incoming } = c.env;
    const target = parseTarget(incoming.url ?? '');
    if (typeof target === 'number') return plain(c, target);
    if ((incoming.headersDistinct['host']?.length ?? 0) > 1) return plain(c, 400);
    if (IMPOSSIBLE.has(incoming.method ?? '')) return plain(c, 405, READ_ONLY);
    c.set('target', target);
    return next();
  });
  app.get(HEALTH_PATH, healthHandler(options.distDir, options.health));
  if (hook) app.route(HOOK_PATH, hook);
  if (content) app.route('/', contentService(content, options.settings));
  app.get('*', siteHandler(release, posts));
  app.all('*', (c) => plain(c, 405, READ_ONLY));
  return app;
}
