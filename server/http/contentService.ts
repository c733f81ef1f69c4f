import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { noteSource, type SiteEnv } from './answers.ts';
import { REVALIDATE } from './cacheRules.ts';
import { type HeaderSources, securityHeaders } from './securityHeaders.ts';

/** A handler in terms of the web platform, such as the embedded content service. */
export type WebHandler = (request: Request) => Promise<Response>;

/** This machine and private networks. Any other name in `Host` is a claim of the client. */
const LOCAL_HOST =
  /^(?:localhost|127(?:\.\d{1,3}){3}|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|\[::1\])(?::\d{1,5})?$/i;

/**
 * Hands requests below WordPress' paths to a content service (CS-03), without their body, since it only reads. Answers
 * repeat addresses of the request, so its origin is the site's own, and never a stranger's `Host`.
 */
export function contentService(
  handle: WebHandler,
  settings: Omit<HeaderSources, 'scriptHashes'>,
): Hono<SiteEnv> {
  const { siteOrigin = 'http://localhost' } = settings;
  // An upload can be opened by itself, and an SVG file could run a script.
  const uploadHeaders = securityHeaders('active', { ...settings, scriptHashes: [] });
  const app = new Hono<SiteEnv>();

  for (const [route, defaults] of [
    ['/wp-json/*', { 'Cache-Control': REVALIDATE }],
    ['/wp-content/uploads/*', uploadHeaders],
  ] as const) {
    app.use(route, compress());
    app.all(route, async (c) => {
      const { host = '' } = c.env.incoming.headers;
      const { path, search } = c.get('target');
      const { method, headers, signal } = c.req.raw;
      const started = performance.now();
      noteSource(c, 'content');
      const origin = LOCAL_HOST.test(host) ? `http://${host}` : siteOrigin;
      const answer = await handle(
        new Request(origin + path + search, { method, headers: new Headers([...headers]), signal }),
      );
      // Read first: a failure in the middle is still a 500, and the size decides whether compression pays.
      const body = new Uint8Array(await answer.arrayBuffer());
      const sent = new Headers(defaults);
      for (const [name, value] of answer.headers) sent.set(name, value);
      sent.set('Server-Timing', `content;dur=${(performance.now() - started).toFixed(1)}`);
      if (body.length > 0) sent.set('Content-Length', `${body.length}`);
      return new Response(body.length > 0 ? body : null, { status: answer.status, headers: sent });
    });
  }
  return app;
}
