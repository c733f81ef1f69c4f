import { mainScript, PAGE_END_ID } from '../app/start/pageData.ts';
import { shellAddress } from '../app/start/address.ts';
import { inLanguage } from '../i18n/addresses.ts';
import { defaultLanguage, type LanguageCode } from '../i18n/languages.ts';
import { linksIn } from '../i18n/links.ts';
import { savesData } from '../shared/http/saveData.ts';
import { timeoutOrUpdate } from './abortOnUpdate.ts';
import { editionCache } from './editionCache.ts';
import { fetchWithRetry } from './fetchWithRetry.ts';
import { matchPageFile, pageHeaders } from './pageFile.ts';

const pages = editionCache('marsa-pages');
/** Forgets the pages of earlier editions. */
export const forgetFormerPages = pages.forgetFormer;

/** How long a page is tried for, in milliseconds. */
const PATIENCE = 30_000;
/** Those that were kept last, of some 200 kB each. */
const MOST = 40;

/** The plain address of a page holds what the reader's language says, so the key names it. */
const keyOf = (code: string, path: string) => `/${code}${path}`;

/** A content page that was opened before, as it was rendered in a language; its links are plain. */
export const matchOpenedPage = (code: string, path: string): Promise<Response | undefined> =>
  caches.match(keyOf(code, path), { cacheName: pages.name() });

/** The page as the host has it now. Rejects when it is not whole, or of another edition than the shell. */
async function fetchPage(path: string, code: LanguageCode): Promise<Response> {
  const response = await fetchWithRetry(inLanguage(code, path), false, timeoutOrUpdate(PATIENCE));
  const html = await response.text();
  const shell = await matchPageFile(code, shellAddress(code));
  const main = mainScript(html);
  if (!html.includes(`id="${PAGE_END_ID}"`) || !main || main !== mainScript((await shell?.text()) ?? ''))
    throw new Error(`${path} is not of this edition`);
  return new Response(linksIn(html, defaultLanguage), { headers: pageHeaders(response) });
}

/**
 * Keeps a content page that was opened, whole, so that it is painted before any script has run (OF-03). Rejects when it
 * cannot be had. Nothing is fetched where data is saved.
 */
export async function keepOpenedPage(path: string, code: LanguageCode): Promise<void> {
  const cache = await pages.open();
  if (savesData() || (await cache.match(keyOf(code, path)))) return;
  await cache.put(keyOf(code, path), await fetchPage(path, code));
  for (const oldest of (await cache.keys()).slice(0, -MOST)) await cache.delete(oldest);
}
