import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { noteSource, type SiteEnv } from './responses.ts';
import { REVALIDATE } from './cacheRules.ts';
import { type HeaderSources, securityHeaders } from './securityHeaders.ts';

export type WebHandler = (request: Request) => Promise<Response>;

/** This machine and private networks; other names in `Host` are not trusted. */
const LOCAL_HOST =
  /^(?:localhost|127(?:\.\d{1,3}){3}|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|\[::1\])(?::\d{1,5})?$/i;

/**
 * Forwards requests below WordPress' paths to a content service (CS-03), without body, because it is read-only.
 * Responses contain the request's origin, which is the site's, never an untrusted `Host`.
 */
export function contentService(
  handle: WebHandler,
  settings: Omit<HeaderSources, 'scriptHashes'>,
): Hono<SiteEnv> {
  const { siteOrigin = 'http://localhost' } = settings;
  // An SVG file that is opened directly could run a script.
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
      // A complete body turns errors into status 500 and has a known size for compression.
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
