import { parsePhpQuery } from '../query/phpQuery.ts';
import { page } from '../resources/site.ts';
import { dispatch, type Finished, type World } from './dispatch.ts';
import { findRoute } from './findRoute.ts';
import { noRoute, RestError } from './RestError.ts';
import { describeRoute } from './siteIndex.ts';

/** What WordPress lets other origins send and read. */
const EXPOSED = 'X-WP-Total, X-WP-TotalPages, Link';
const ALLOWED = 'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type';
const METHODS = 'OPTIONS, GET, POST, PUT, PATCH, DELETE';

/** Answers a request below `/wp-json` as WordPress would, errors and headers included (CS-03). */
export function respond(request: Request, world: World): Response {
  const headers = commonHeaders(request, world);
  let status = 200;
  let data: unknown;
  try {
    const finished = answer(request, world);
    data = finished.data;
    Object.entries(finished.headers).forEach(([name, value]) => headers.set(name, value));
  } catch (error) {
    if (!(error instanceof RestError)) {
      throw error;
    }
    ({ status, body: data } = error);
    if (namesMethods(request, error)) {
      headers.set('Allow', 'GET');
    }
  }
  return new Response(request.method === 'HEAD' ? null : JSON.stringify(data), { status, headers });
}

function answer(request: Request, world: World): Finished {
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/^\/wp-json/, '');
  const route = findRoute(path)?.route;
  if (request.method === 'OPTIONS') {
    return route ? { data: describeRoute(route), headers: { Allow: 'GET' } } : { data: [], headers: {} };
  }
  if (request.method === 'GET' || request.method === 'HEAD') {
    return dispatch(path, parsePhpQuery(search), world);
  }
  const refusals = new Map(Object.entries(route?.refusals ?? {}));
  const refusal = refusals.get(request.method);
  if (refusal === undefined) {
    throw noRoute();
  }
  // An item that does not exist is missed before the right to write is.
  dispatch(path, new Map(), world);
  throw new RestError(...refusal, 401);
}

/** WordPress names the methods unless the visitor may not even read. */
function namesMethods({ method }: Request, { status, code }: RestError): boolean {
  const reading = method === 'GET' || method === 'HEAD';
  return reading ? status === 400 && code !== 'rest_post_invalid_id' : status === 401;
}

function commonHeaders(request: Request, { site }: World): Headers {
  const headers = new Headers({
    'Content-Type': 'application/json; charset=UTF-8',
    'X-Robots-Tag': 'noindex',
    Link: `<${page(site, '/wp-json/')}>; rel="https://api.w.org/"`,
    'X-Content-Type-Options': 'nosniff',
    'Access-Control-Expose-Headers': EXPOSED,
    'Access-Control-Allow-Headers': ALLOWED,
  });
  const origin = request.headers.get('Origin');
  if (origin !== null) {
    headers.set('Access-Control-Allow-Origin', origin);
    headers.set('Access-Control-Allow-Methods', METHODS);
    headers.set('Access-Control-Allow-Credentials', 'true');
  }
  if (origin !== null || request.method === 'GET') {
    headers.set('Vary', 'Origin');
  }
  return headers;
}
