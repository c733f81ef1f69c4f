import { readText } from '../../src/shared/http/readBody.ts';
import type { WebHandler } from '../http/contentService.ts';

const TIMEOUT_MS = 20_000;
const MAX_REDIRECTS = 3;

/** Requests a separate content service, on its origin only. Rejects after 20 s, 16 MB or three redirects. */
export const requestForeign: WebHandler = async (request) => {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { origin } = new URL(request.url);
  let url = request.url;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await fetch(url, { headers: request.headers, redirect: 'manual', signal });
    const location = answer.headers.get('location');
    if (answer.status < 300 || answer.status > 399 || location === null)
      return new Response(answer.body && (await readText(answer, () => undefined)), {
        status: answer.status,
        headers: answer.headers,
      });
    url = new URL(location, url).href;
    if (new URL(url).origin !== origin) throw new Error(`${request.url} leads to another host: ${url}`);
  }
  throw new Error(`${request.url} leads from one address to another without end`);
};

/** Returns the separate content service, or the embedded one (CS-03). */
export async function contentSource(elsewhere: boolean): Promise<WebHandler> {
  if (elsewhere) return requestForeign;
  const { createContentService } = await import('../content/embeddedService.ts');
  return createContentService();
}
