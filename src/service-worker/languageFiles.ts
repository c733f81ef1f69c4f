import { shellAddress } from '../app/start/paths.ts';
import { splitLanguage } from '../i18n/addresses.ts';
import { defaultLanguage, type LanguageCode, languages } from '../i18n/languages.ts';
import { savesData } from '../shared/http/saveData.ts';
import { addAsset } from './assets.ts';
import { deferredFiles, languageFiles } from './buildFiles.ts';
import { addPage, refreshPage, startPages } from './cachedPages.ts';

declare const self: ServiceWorkerGlobalScope;

const FILE_TIMEOUT_MS = 15_000;
/** A shorter limit for deferred files, so that one cannot delay the others. */
const DEFERRED_TIMEOUT_MS = 6_000;

const FRAME_MESSAGES = /^\/assets\/..\.translation-/;

/** Adds items one after another and logs failures; stops when a new version is waiting for activation. */
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
 * Adds the files and pages for a language offline: shell, start pages, messages and app manifest; under Save-Data only
 * the shell and the messages of the frame (OF-02).
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

/** Adds all languages in use during installation, with the current posts on their start pages. */
export async function installLanguages(): Promise<void> {
  for (const code of await languagesInUse()) await addLanguage(code, refreshPage);
}

let adding: Promise<void> | undefined;

/** Adds the files of a language's other pages, except under Save-Data. Calls share one run. */
export function addDeferredFiles(code: LanguageCode): Promise<void> {
  if (savesData()) return Promise.resolve();
  adding ??= addEach(deferredFiles(code), (address) => addAsset(address, DEFERRED_TIMEOUT_MS)).finally(() => {
    adding = undefined;
  });
  return adding;
}
