import { inLanguage, isPreview, splitLanguage } from '../../i18n/addresses.ts';
import { defaultLanguage } from '../../i18n/languages.ts';
import { storedLanguage } from '../../i18n/storedLanguage.ts';
import { openOnSite } from '../../shared/openOnSite.ts';
import { isFilePath } from './address.ts';

/**
 * Leads from a plain address to the page in the stored language (LA-07). Returns true when it does: the browser then
 * parses no more of this page, so that nothing of it is painted.
 */
export function leadToLanguage(): boolean {
  const { pathname, search, hash } = window.location;
  const { code, path } = splitLanguage(pathname);
  const stored = storedLanguage() ?? defaultLanguage;
  if (code !== defaultLanguage || stored === code || isFilePath(path) || isPreview(path)) return false;
  window.stop();
  openOnSite(inLanguage(stored, path) + search + hash, 'current');
  return true;
}
