import { shellAddress, withoutSlash } from '../app/start/paths.ts';
import { inLanguage, splitLanguage } from '../i18n/addresses.ts';
import { defaultLanguage, isLanguageCode, type LanguageCode } from '../i18n/languages.ts';

/** A file of the build. A name without a hash has a revision. */
interface BuildFile {
  readonly url: string;
  readonly revision?: string | null;
  readonly deferred?: boolean;
}

declare const self: { readonly __WB_MANIFEST: readonly (string | BuildFile)[] };

const files = self.__WB_MANIFEST.filter((file) => typeof file === 'object');

function languageOf({ url }: BuildFile): LanguageCode | undefined {
  const code = /^(?:shell\/|manifest\.|assets\/(?:texts-)?)(..)[-./]/.exec(url)?.[1];
  return isLanguageCode(code) ? code : undefined;
}

const isOfAll = (file: BuildFile) => (languageOf(file) ?? defaultLanguage) === defaultLanguage;

export const shellFiles = files
  .filter((file) => !file.deferred && isOfAll(file))
  .map(({ url, revision = null }) => ({ url, revision }));

/** Names the caches of this release; other releases have other scripts (OF-07). */
export const edition = files.find(({ url }) => `/${url}` === shellAddress(defaultLanguage))?.revision ?? '';

/** Returns the messages and the app manifest of a language; none for the default language, which the shell contains. */
export const languageFiles = (code: LanguageCode): readonly string[] =>
  files
    .filter((file) => !file.deferred && !isOfAll(file) && languageOf(file) === code)
    .map(({ url }) => `/${url}`)
    .filter((address) => address !== shellAddress(code));

const pageData: readonly string[] = files
  .map(({ url }) => `/${url}`)
  .filter((address) => address.endsWith('.json') && !address.startsWith('/assets/'));

/** Returns true for the data of a content page, whose name has no hash. */
export const isPageData = (address: string): boolean => pageData.includes(splitLanguage(address).path);

/** Returns the address of a content page's data; undefined for other pages. */
export function pageDataOf(path: string): string | undefined {
  const address = `${withoutSlash(path)}.json`;
  return isPageData(address) ? address : undefined;
}

/** Search finds untranslated pages by their English text; in Arabic all pages are translated. */
const isReadIn = (code: LanguageCode, file: BuildFile) => {
  const own = languageOf(file) ?? code;
  return own === code || (own === defaultLanguage && code !== 'ar' && file.url.startsWith('assets/texts-'));
};

/** Returns the files that a language needs when the device is idle, data of pages last. */
export const deferredFiles = (code: LanguageCode): readonly string[] => [
  ...files
    .filter((file) => file.deferred && isReadIn(code, file))
    .map(({ url }) => `/${url}`)
    .filter((address) => !isPageData(address)),
  ...pageData.map((address) => inLanguage(code, address)),
];
