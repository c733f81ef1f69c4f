import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { isPlain, plainPath } from '../app/start/paths.ts';
import { fillShell } from '../features/blog/document/shellArticle.ts';
import { slugIn } from '../features/blog/rules/slug.ts';
import { inLanguage, isPreview, splitLanguage } from '../i18n/addresses.ts';
import { defaultLanguage } from '../i18n/languages.ts';
import { repairPath } from '../i18n/repairPath.ts';
import { HttpError } from '../shared/http/HttpError.ts';
import { readBlob } from '../shared/http/readBody.ts';
import { type OnProgress, request as requestWithRetry } from '../shared/http/request.ts';
import { addPageData } from './assets.ts';
import { readFile } from './fetchWithRetry.ts';
import { isOfThisRelease, matchPage, matchShell, storePage } from './cachedPages.ts';
import { storedPost } from './storedPost.ts';
import { REQUEST_TIMEOUT_MS } from './timeout.ts';

const NETWORK_TIMEOUT_MS = 3000;

/** Reads a document, a redirect, or the not-found page. Rejects for all other responses. */
async function readDocument(response: Response, path: string, onProgress: OnProgress): Promise<Response> {
  const { status, headers, type } = response;
  if (status === 200) return readFile(response, path, onProgress);
  if (type === 'opaqueredirect') return response;
  if (status !== 404 && status !== 410) throw new HttpError('status', `${status} for ${path}`, { status });
  return new Response(await readBlob(response, onProgress), { status, headers });
}

const fetchDocument = ({ url, headers }: Request, path: string, timeoutMs: number): Promise<Response> =>
  requestWithRetry(url, {
    read: (response, onProgress) => readDocument(response, path, onProgress),
    // The server sends its not-found page only to requests that accept HTML.
    init: () => ({ headers, cache: 'no-cache', redirect: 'manual' }),
    stallMs: NETWORK_TIMEOUT_MS / 2,
    retries: 1,
    backoff: { firstPause: 100, maxPause: 100 },
    timeoutMs,
  });

/** Returns the shell with the stored article at a path without language; without one, the plain shell. */
async function withStoredArticle(shell: Response, path: string): Promise<Response> {
  const slug = slugIn(path);
  const post = slug === undefined ? undefined : await storedPost(slug);
  if (!post || post.summary.protected) return shell;
  return new Response(fillShell(await shell.text(), post), { headers: shell.headers });
}

async function repairedAddress(pathname: string): Promise<string | undefined> {
  const { code, path } = splitLanguage(pathname);
  const plain = plainPath(path);
  const repaired = encodeURI(repairPath(plain));
  if (repaired === encodeURI(plain)) return undefined;
  const address = inLanguage(code, repaired);
  const slug = slugIn(repaired);
  const isStored = (await matchPage(address)) ?? (slug === undefined ? undefined : await storedPost(slug));
  return isStored && address;
}

/**
 * Answers with a document (OF-02): the cached one, otherwise that of the network, otherwise the shell of the language,
 * which the app fills from the database. The page refreshes a cached document (features/pwa).
 */
export async function answerDocument({
  url,
  request,
  event,
}: RouteHandlerCallbackOptions): Promise<Response> {
  const { pathname, search } = url;
  const { code, path } = splitLanguage(pathname);
  const shell = await matchShell(code);
  if (shell && !isPlain(search)) return shell;
  const cached = await matchPage(pathname);
  if (cached) return cached;
  const repaired = await repairedAddress(pathname);
  if (repaired !== undefined) return Response.redirect(repaired + search, 308);
  try {
    const timeoutMs = shell ? NETWORK_TIMEOUT_MS : REQUEST_TIMEOUT_MS;
    const page = await fetchDocument(request, pathname, timeoutMs);
    if (page.status !== 200) return page;
    const isCurrent = await isOfThisRelease(page);
    if (shell && !isCurrent) return await withStoredArticle(shell, path);
    if (isCurrent && !isPreview(pathname))
      event.waitUntil(
        storePage(pathname, page.clone())
          .then(() => addPageData(pathname))
          .catch(console.info),
      );
    return page;
  } catch (error) {
    const frame = shell ?? (await matchShell(defaultLanguage));
    if (!frame) throw error;
    return withStoredArticle(frame, path);
  }
}
