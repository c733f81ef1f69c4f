import * as v from 'valibot';
import { isFilePath } from '../app/start/paths.ts';
import { slugIn } from '../features/blog/rules/slug.ts';
import { isPreview, splitLanguage } from '../i18n/addresses.ts';
import type { LanguageCode } from '../i18n/languages.ts';
import { savesData } from '../shared/http/saveData.ts';
import { parseUrl } from '../shared/parseUrl.ts';
import { addAsset, addPageData } from './assets.ts';
import { addPicture } from './answerPicture.ts';
import { addDeferredFiles, addEach, addLanguage } from './languageFiles.ts';
import { addPage, refreshPage, startPages } from './cachedPages.ts';
import { restoreShell } from './shell.ts';
import { BACKGROUND_TIMEOUT_MS } from './timeout.ts';

declare const self: ServiceWorkerGlobalScope;

/** A page's message about its content (features/pwa/shareVisit.ts). */
export const Visit = v.object({
  type: v.literal('CACHE'),
  urls: v.array(v.string()),
  /** True when the page is idle: files of other pages may be fetched. */
  ahead: v.boolean(),
});

/** Only posts change a document within a release. */
async function addDocument(path: string, ahead: boolean): Promise<void> {
  if (savesData() || isPreview(path)) return;
  const { code, path: plain } = splitLanguage(path);
  const showsPosts = slugIn(plain) !== undefined || startPages(code).includes(path);
  if (!showsPosts) {
    await addPage(path);
    await addPageData(path);
  } else if (ahead) await refreshPage(path);
}

async function add(address: string, ahead: boolean): Promise<void> {
  const url = parseUrl(address, self.location.origin);
  if (!url?.protocol.startsWith('http')) return;
  const { href, origin, pathname } = url;
  if (origin !== self.location.origin || pathname.startsWith('/wp-content/')) await addPicture(href);
  else if (pathname.startsWith('/assets/')) await addAsset(href, BACKGROUND_TIMEOUT_MS);
  else if (!isFilePath(pathname)) await addDocument(pathname, ahead);
}

/** Caches the content of a page, and the files that its language needs offline (OF-03). */
export async function cacheVisit(
  code: LanguageCode,
  { urls, ahead }: v.InferOutput<typeof Visit>,
): Promise<void> {
  // A page that was loading during activation is not controlled yet.
  await self.clients.claim();
  await restoreShell();
  await Promise.all([addLanguage(code), addEach(urls.slice(0, 100), (url) => add(url, ahead))]);
  if (ahead) await addDeferredFiles(code);
}
