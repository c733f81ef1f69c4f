import * as v from 'valibot';
import { isFilePath } from '../app/start/address.ts';
import { slugIn } from '../features/blog/rules/slug.ts';
import { isPreview, splitLanguage } from '../i18n/addresses.ts';
import type { LanguageCode } from '../i18n/languages.ts';
import { savesData } from '../shared/http/saveData.ts';
import { parseUrl } from '../shared/parseUrl.ts';
import { addAsset } from './assets.ts';
import { addPicture } from './images.ts';
import { addDeferredFiles, addEach, addLanguage } from './languages.ts';
import { addPage, refreshPage, startPages } from './pages.ts';
import { restoreShell } from './shell.ts';
import { BACKGROUND_TIMEOUT_MS } from './timeout.ts';

declare const self: ServiceWorkerGlobalScope;

/** A page's message about what it shows (features/pwa/shareVisit.ts). */
export const Visit = v.object({
  type: v.literal('CACHE'),
  urls: v.array(v.string()),
  /** True once the page is idle: other pages' files may be fetched. */
  ahead: v.boolean(),
});

/** Posts change within a release; all else in a document does not. */
async function addDocument(path: string, ahead: boolean): Promise<void> {
  if (savesData() || isPreview(path)) return;
  const { code, path: plain } = splitLanguage(path);
  const showsPosts = slugIn(plain) !== undefined || startPages(code).includes(path);
  if (!showsPosts) await addPage(path);
  else if (ahead) await refreshPage(path);
}

async function add(address: string, ahead: boolean): Promise<void> {
  const url = parseUrl(address, self.location.origin);
  if (!url?.protocol.startsWith('http')) return;
  const { href, origin, pathname } = url;
  if (origin !== self.location.origin || pathname.startsWith('/wp-content/')) await addPicture(href);
  else if (pathname.startsWith('/assets/')) await addAsset(href, BACKGROUND_TIMEOUT_MS);
  else if (!isFilePath(pathname)) await addDocument(pathname, ahead);
}

/** Caches what a page shows, with all that its language needs offline (OF-03). */
export async function cacheVisit(
  code: LanguageCode,
  { urls, ahead }: v.InferOutput<typeof Visit>,
): Promise<void> {
  // A page that was loading while the worker was activated is not controlled yet.
  await self.clients.claim();
  await restoreShell();
  await Promise.all([addLanguage(code), addEach(urls.slice(0, 100), (url) => add(url, ahead))]);
  if (ahead) await addDeferredFiles(code);
}
