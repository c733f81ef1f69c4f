import { inLanguage, isPreview, splitLanguage } from '../../i18n/addresses.ts';
import { defaultLanguage } from '../../i18n/languages.ts';
import { storedLanguage } from '../../i18n/storedLanguage.ts';
import { openOnSite } from '../../shared/openOnSite.ts';
import { isFilePath } from './paths.ts';

/** Redirects a plain address to the stored language (LA-07). Returns true then: the page is not painted. */
export function redirectToLanguage(): boolean {
  const { pathname, search, hash } = window.location;
  const { code, path } = splitLanguage(pathname);
  const stored = storedLanguage() ?? defaultLanguage;
  if (code !== defaultLanguage || stored === code || isFilePath(path) || isPreview(path)) return false;
  window.stop();
  openOnSite(inLanguage(stored, path) + search + hash, 'current');
  return true;
}
