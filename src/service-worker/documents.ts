import { NavigationRoute, registerRoute } from 'workbox-routing';
import { isPlain, patchAddress, plainPath, shellAddress, templateAddress } from '../app/start/address.ts';
import { inLanguage, splitLanguage } from '../i18n/addresses.ts';
import { linksIn } from '../i18n/links.ts';
import { defaultLanguage } from '../i18n/languages.ts';
import { repairPath } from '../i18n/repairPath.ts';
import { slugIn } from '../features/blog/rules/slug.ts';
import { untilUpdate } from './abortOnUpdate.ts';
import { articlePage } from './article.ts';
import { language } from './language.ts';
import { matchOpenedPage } from './openedPages.ts';
import { matchPageFile, pageHeaders } from './pageFile.ts';
import { matchShell } from './shell.ts';
import { applyPagePatch } from './applyPagePatch.ts';

const DEFAULT_SHELL = shellAddress(defaultLanguage);

/** The page as it was prerendered in the reader's language. */
export async function prerendered(
  code: string,
  pathname: string,
  shell: Response,
): Promise<string | undefined> {
  const file = await matchPageFile(code, patchAddress(code, pathname));
  // The files are of the same build as this worker.
  return file && applyPagePatch(shell, await file.json());
}

async function storedArticle(code: string, pathname: string, shell: Response): Promise<string | undefined> {
  const slug = slugIn(pathname);
  if (slug === undefined) return undefined;
  const file = await matchPageFile(code, templateAddress(code));
  return file && articlePage(slug, shell, file);
}

const storedPage = async (code: string, pathname: string, shell: Response): Promise<string | undefined> =>
  (await prerendered(code, pathname, shell)) ?? storedArticle(code, pathname, shell);

/** A page of the plain address, at the one that was asked for. */
const addressed = (page: string, code: string | undefined) => (code ? linksIn(page, code) : page);

/**
 * The page itself: prerendered, made from what is stored, or kept since it was opened; else the empty shell, which the
 * app fills. An address that a chat has damaged leads to its page, where that is stored. Undefined when the server has to
 * answer: nothing is kept in the language that the address names (LA-07), or it may know what a damaged address means.
 */
async function pageFor(url: URL): Promise<Response | undefined> {
  const { code: prefix, path: pathname } = splitLanguage(url.pathname);
  const { search } = url;
  const code = prefix ?? (await language());
  const shell = await matchPageFile(code, shellAddress(code));
  // What is kept of pages fits their own language's shell alone.
  if (!shell) return prefix ? undefined : matchShell(DEFAULT_SHELL);
  const empty = async () =>
    prefix ? new Response(addressed(await shell.text(), prefix), { headers: pageHeaders(shell) }) : shell;
  if (!isPlain(search)) return empty();
  try {
    const page = await storedPage(code, pathname, shell);
    if (page !== undefined) return new Response(addressed(page, prefix), { headers: pageHeaders(shell) });
    const opened = await matchOpenedPage(code, pathname);
    if (opened) return prefix ? new Response(addressed(await opened.text(), prefix), opened) : opened;
    const plain = plainPath(pathname);
    const repaired = encodeURI(repairPath(plain));
    if (repaired === encodeURI(plain)) return await empty();
    const meant = (await storedPage(code, repaired, shell)) ?? (await matchOpenedPage(code, repaired));
    // The server repairs what is not stored.
    if (meant === undefined) return undefined;
    return Response.redirect(inLanguage(prefix ?? defaultLanguage, repaired) + search, 308);
  } catch (error) {
    console.info(`The app will make this page: ${String(error)}`);
    return empty();
  }
}

/** From the network; without one, the shell of the default language, which the app fills in the wanted one. */
async function fetchPage(request: Request): Promise<Response> {
  try {
    return await untilUpdate(fetch(request));
  } catch (error) {
    const shell = await matchShell(DEFAULT_SHELL);
    if (shell) return shell;
    throw error;
  }
}

/** Answers every page of the site from the cache, with or without a network (OF-02). */
export function answerDocuments(): void {
  registerRoute(
    new NavigationRoute(async ({ url, request }) => (await pageFor(url)) ?? fetchPage(request), {
      // Workbox tests path and query. The last one requests the host's own page (pages/blog/Meanwhile.tsx).
      denylist: [/^\/wp-/, /^[^?]*\.[a-z\d]+(?:\?|$)/i, /^[^?]*\?built$/],
    }),
  );
}
