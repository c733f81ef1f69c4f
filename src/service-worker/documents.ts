import { NavigationRoute, registerRoute } from 'workbox-routing';
import { isPlain, patchAddress, plainPath, shellAddress, templateAddress } from '../app/start/address.ts';
import { inLanguage, splitLanguage } from '../i18n/addresses.ts';
import { defaultLanguage } from '../i18n/languages.ts';
import { repairPath } from '../i18n/repairPath.ts';
import { slugIn } from '../features/blog/rules/slug.ts';
import { articlePage } from './article.ts';
import { matchOpenedPage } from './openedPages.ts';
import { matchPageFile, pageHeaders } from './pageFile.ts';
import { matchShell } from './shell.ts';
import { applyPagePatch } from './applyPagePatch.ts';
import { inTime } from './timeout.ts';

const DEFAULT_SHELL = shellAddress(defaultLanguage);

/** The prerendered page in a language; `pathname` is without it. */
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

/**
 * The page of an address: prerendered, made from what is stored, or cached since it was opened; otherwise the empty shell
 * of its language, which the app fills. An address that a chat has damaged leads to its page, if that is stored. Undefined
 * when the server has to answer: nothing is cached in the language, or it may know what a damaged address means.
 */
async function pageFor({ pathname, search }: URL): Promise<Response | undefined> {
  const { code, path } = splitLanguage(pathname);
  const shell = await matchPageFile(code, shellAddress(code));
  if (!shell || !isPlain(search)) return shell;
  try {
    const page = await storedPage(code, path, shell);
    if (page !== undefined) return new Response(page, { headers: pageHeaders(shell) });
    const opened = await matchOpenedPage(pathname);
    if (opened) return opened;
    const plain = plainPath(path);
    const repaired = encodeURI(repairPath(plain));
    if (repaired === encodeURI(plain)) return shell;
    const target = inLanguage(code, repaired);
    const meant = (await storedPage(code, repaired, shell)) ?? (await matchOpenedPage(target));
    // The server repairs what is not stored.
    return meant === undefined ? undefined : Response.redirect(target + search, 308);
  } catch (error) {
    console.info(`The app will make this page: ${String(error)}`);
    return shell;
  }
}

/** From the network; without one, the shell of the default language: the app fills it in the language of the address. */
async function fetchPage(request: Request): Promise<Response> {
  try {
    return await inTime(fetch(request));
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
