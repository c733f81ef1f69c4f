import { mainScript, PAGE_END_ID } from '../app/start/pageData.ts';
import { shellAddress } from '../app/start/address.ts';
import { splitLanguage } from '../i18n/addresses.ts';
import { savesData } from '../shared/http/saveData.ts';
import { editionCache } from './editionCache.ts';
import { fetchWithRetry } from './fetchWithRetry.ts';
import { matchPageFile, pageHeaders } from './pageFile.ts';
import { REQUEST_TIMEOUT_MS } from './timeout.ts';

const pages = editionCache('marsa-pages');
/** Forgets the pages of earlier editions. */
export const forgetFormerPages = pages.forgetFormer;

/** Those that were kept last, of some 200 kB each. */
const MOST = 40;

/** A content page that was opened before; the path contains the language. */
export const matchOpenedPage = (path: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName: pages.name() });

/** Fetches a page. Rejects when it is truncated, or of another edition than the shell. */
async function fetchPage(path: string): Promise<Response> {
  const response = await fetchWithRetry(path, false, AbortSignal.timeout(REQUEST_TIMEOUT_MS));
  const html = await response.text();
  const { code } = splitLanguage(path);
  const shell = await matchPageFile(code, shellAddress(code));
  const main = mainScript(html);
  if (!html.includes(`id="${PAGE_END_ID}"`) || !main || main !== mainScript((await shell?.text()) ?? ''))
    throw new Error(`${path} is not of this edition`);
  return new Response(html, { headers: pageHeaders(response) });
}

/**
 * Keeps a content page that was opened, whole, so that it is painted before any script has run (OF-03). Rejects when it
 * cannot be had. Nothing is fetched where data is saved.
 */
export async function keepOpenedPage(path: string): Promise<void> {
  const cache = await pages.open();
  if (savesData() || (await cache.match(path))) return;
  await cache.put(path, await fetchPage(path));
  for (const oldest of (await cache.keys()).slice(0, -MOST)) await cache.delete(oldest);
}
