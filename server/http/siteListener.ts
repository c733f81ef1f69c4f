import type { RequestListener } from 'node:http';
import { REVALIDATE } from './cacheRules.ts';
import type { PolicySources } from './contentSecurityPolicy.ts';
import { type ErrorLog, nodeAdapter, type WebHandler } from './nodeAdapter.ts';
import { plainAnswer } from './plainAnswer.ts';
import { securityHeaders } from './securityHeaders.ts';

const CONTENT = /^\/(wp-json|wp-content\/uploads)(?:[/?]|$)/;

const JSON_HEADERS = [['Cache-Control', REVALIDATE]] as const;

/** Sends requests under WordPress' paths to the content service and all others to the site. */
export function createSiteListener(
  site: RequestListener,
  content: WebHandler,
  settings: Omit<PolicySources, 'scriptHashes'> & { readonly siteOrigin?: string | undefined },
  log: ErrorLog,
): RequestListener {
  const answer = nodeAdapter(content, log, settings.siteOrigin);
  // An upload can be opened by itself, and an SVG among them could run script.
  const uploadHeaders = securityHeaders('active', { ...settings, scriptHashes: [] });
  return (request, response) => {
    const area = CONTENT.exec(request.url ?? '')?.[1];
    if (!area) {
      site(request, response);
      return;
    }
    const headers = area === 'wp-json' ? JSON_HEADERS : uploadHeaders;
    for (const [name, value] of headers) response.setHeader(name, value);
    void answer(request, response);
  };
}

/** Sends what is asked for at a path of its own to who answers there, and all else to the site. */
export function withPaths(
  site: RequestListener,
  others: Readonly<Record<string, RequestListener | undefined>>,
): RequestListener {
  return (request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const other = Object.hasOwn(others, path) ? others[path] : undefined;
    (other ?? site)(request, response);
  };
}

/** The same listener, whose failing on one request is logged and does not end the process. */
export function guarded(listener: RequestListener, log: ErrorLog): RequestListener {
  return (request, response) => {
    try {
      listener(request, response);
    } catch (error) {
      // Without what stands behind `?`: that may be a search (QU-08).
      log(`${request.method ?? ''} ${(request.url ?? '').split('?', 1)[0]} failed:`, error);
      if (response.headersSent) response.destroy();
      else plainAnswer(response, 500);
    }
  };
}
