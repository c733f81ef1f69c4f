import type { WebHandler } from '../http/contentService.ts';

const TIMEOUT_MS = 20_000;
const MAX_BYTES = 16_000_000;
const MAX_REDIRECTS = 3;

/** Reads a body of at most 16 MB. Rejects beyond that. */
async function readBounded(answer: Response): Promise<Blob | null> {
  if (!answer.body) return null;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of answer.body) {
    size += part.length;
    if (size > MAX_BYTES) throw new Error(`${answer.url} answered with more than ${MAX_BYTES} bytes`);
    parts.push(part);
  }
  return new Blob(parts);
}

/** Asks a content service elsewhere, on its own origin alone. Rejects after 20 s, 16 MB or three redirects. */
export const askForeign: WebHandler = async (request) => {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { origin } = new URL(request.url);
  let url = request.url;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await fetch(url, { headers: request.headers, redirect: 'manual', signal });
    const location = answer.headers.get('location');
    if (answer.status < 300 || answer.status > 399 || location === null)
      return new Response(await readBounded(answer), { status: answer.status, headers: answer.headers });
    url = new URL(location, url).href;
    if (new URL(url).origin !== origin) throw new Error(`${request.url} leads to another host: ${url}`);
  }
  throw new Error(`${request.url} leads from one address to another without end`);
};

/** Returns the content service: one elsewhere, or the embedded one (CS-03). */
export async function contentSource(elsewhere: boolean): Promise<WebHandler> {
  if (elsewhere) return askForeign;
  const { createContentService } = await import('../content/service.ts');
  return createContentService();
}
