import { Hono } from 'hono';
import { plain, type SiteEnv } from './http/answers.ts';
import { contentService, type WebHandler } from './http/contentService.ts';
import { type ContentHealth, HEALTH_PATH, healthHandler } from './http/health.ts';
import type { Release } from './http/release.ts';
import { parseTarget } from './http/requestTarget.ts';
import type { HeaderSources } from './http/securityHeaders.ts';
import { siteHandler } from './http/site.ts';
import { HOOK_PATH } from './posts/contentHook.ts';
import type { Posts } from './posts/posts.ts';

/** Takes a failure, for the log. */
export type ErrorLog = (message: string, error: unknown) => void;

interface AppOptions {
  readonly distDir: string;
  readonly settings: Omit<HeaderSources, 'scriptHashes'>;
  /** Returns the release that is served now. */
  readonly release: () => Release;
  /** Renders pages of posts that have no file. */
  readonly posts: Posts | undefined;
  /** Answers below WordPress' paths; undefined when the content service is elsewhere. */
  readonly content: WebHandler | undefined;
  /** Listens to signed messages of the content service. */
  readonly hook: Hono<SiteEnv> | undefined;
  readonly health: () => ContentHealth;
  readonly log: ErrorLog;
}

/** Methods that a Request of the web platform cannot have. */
const IMPOSSIBLE = new Set(['CONNECT', 'TRACE', 'TRACK']);
const READ_ONLY = { Allow: 'GET, HEAD' };

/** Creates the site's app: its files, pages of posts, the content service, the signed hook and the state of health. */
export function createApp(options: AppOptions): Hono<SiteEnv> {
  const { release, posts, content, hook, log } = options;
  const app = new Hono<SiteEnv>();
  app.onError((error, c) => {
    // Without the query: it may be a search (QU-08).
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
