import { shellAddress } from '../app/start/address.ts';
import { splitLanguage } from '../i18n/addresses.ts';
import { defaultLanguage, type LanguageCode, languages } from '../i18n/languages.ts';
import { savesData } from '../shared/http/saveData.ts';
import { addAsset } from './assets.ts';
import { deferredFiles, languageFiles } from './buildFiles.ts';
import { addPage, refreshPage, startPages } from './pages.ts';

declare const self: ServiceWorkerGlobalScope;

/** Time for one file; the next page asks for missing ones again. */
const FILE_TIMEOUT_MS = 15_000;
/** One that the server refuses must not delay the others. */
const DEFERRED_TIMEOUT_MS = 6_000;

/** The messages of the frame, without which no page opens in a language. */
const FRAME_MESSAGES = /^\/assets\/..-/;

/** Adds items one after the other. Failures are logged; it stops for a new version, which activates when this one is idle. */
export async function addEach<T>(items: readonly T[], add: (item: T) => Promise<void>): Promise<void> {
  for (const item of items) {
    const { installing, waiting } = self.registration;
    if (waiting && !installing) return;
    await add(item).catch((error: unknown) => console.info(`Not cached: ${String(error)}`));
  }
}

/** Returns the default language, those of open pages, and those with a cached shell (LA-06). */
export async function languagesInUse(): Promise<readonly LanguageCode[]> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const open = pages.map(({ url }) => splitLanguage(new URL(url).pathname).code);
  const isCached = (code: LanguageCode) => caches.match(shellAddress(code), { ignoreSearch: true });
  const cached = await Promise.all(languages.map(({ code }) => isCached(code)));
  return languages
    .map(({ code }) => code)
    .filter((code, index) => code === defaultLanguage || open.includes(code) || cached[index]);
}

/**
 * Adds the files and pages with which a language opens offline: its shell, start pages, messages and app manifest. Under
 * Save-Data only the shell and the messages of the frame (OF-02).
 */
export async function addLanguage(code: LanguageCode, addStartPage = addPage): Promise<void> {
  if (code !== defaultLanguage) await addEach([shellAddress(code)], addPage);
  const saving = savesData();
  if (!saving || code === defaultLanguage) await addEach(startPages(code), addStartPage);
  await addEach(
    languageFiles(code).filter((address) => !saving || FRAME_MESSAGES.test(address)),
    (address) => addAsset(address, FILE_TIMEOUT_MS),
  );
}

/** Adds all languages in use at an install, with the current posts on their start pages. */
export async function installLanguages(): Promise<void> {
  for (const code of await languagesInUse()) await addLanguage(code, refreshPage);
}

let adding: Promise<void> | undefined;

/** Adds the files that other pages of a language need, not under Save-Data. One call at a time does the work. */
export function addDeferredFiles(code: LanguageCode): Promise<void> {
  if (savesData()) return Promise.resolve();
  adding ??= addEach(deferredFiles(code), (address) => addAsset(address, DEFERRED_TIMEOUT_MS)).finally(() => {
    adding = undefined;
  });
  return adding;
}
