import { shellAddress } from '../app/start/address.ts';
import { defaultLanguage, isLanguageCode, type LanguageCode } from '../i18n/languages.ts';

/** A file of the build, as the build lists it. A name without a hash has a revision. */
interface BuildFile {
  readonly url: string;
  readonly revision?: string | null;
  /** Fetched once the device is idle (server/build/deferredAssets.ts). */
  readonly deferred?: boolean;
}

declare const self: { readonly __WB_MANIFEST: readonly (string | BuildFile)[] };

const files = self.__WB_MANIFEST.filter((file) => typeof file === 'object');

/** The language that a file belongs to. */
function languageOf({ url }: BuildFile): LanguageCode | undefined {
  const code = /^(?:shell\/|manifest\.|assets\/(?:pages-)?)(..)[-./]/.exec(url)?.[1];
  return isLanguageCode(code) ? code : undefined;
}

const isOfAll = (file: BuildFile) => (languageOf(file) ?? defaultLanguage) === defaultLanguage;

/** Files that every visitor needs: the shell, in the default language. */
export const shellFiles = files
  .filter((file) => !file.deferred && isOfAll(file))
  .map(({ url, revision = null }) => ({ url, revision }));

/** Names the caches of this release: pages of another one would not find their scripts (OF-07). */
export const edition = files.find(({ url }) => `/${url}` === shellAddress(defaultLanguage))?.revision ?? '';

/** Addresses of the messages and the app manifest of a language; none for the default language, whose are in the shell. */
export const languageFiles = (code: LanguageCode): readonly string[] =>
  files
    .filter((file) => !file.deferred && !isOfAll(file) && languageOf(file) === code)
    .map(({ url }) => `/${url}`)
    .filter((address) => address !== shellAddress(code));

const isBody = (address: string) => address.startsWith('/assets/pages-');

/** Untranslated pages show the English text; in Arabic all pages are translated. */
const isReadIn = (code: LanguageCode, file: BuildFile) =>
  languageOf(file) === code || (isOfAll(file) && !(code === 'ar' && file.url.startsWith('assets/pages-')));

/** Addresses of the files that a language needs once the device is idle, bodies of pages last. */
export const deferredFiles = (code: LanguageCode): readonly string[] =>
  files
    .filter((file) => file.deferred && isReadIn(code, file))
    .map(({ url }) => `/${url}`)
    .toSorted((a, b) => Number(isBody(a)) - Number(isBody(b)));
