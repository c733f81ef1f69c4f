import { inLanguage, manifestAddress, splitLanguage } from '../../i18n/addresses.ts';
import { switchLanguage } from '../../i18n/i18n.ts';
import { type LanguageCode, languageOf } from '../../i18n/languages.ts';
import { storeLanguage } from '../../i18n/storedLanguage.ts';
import { openOnSite } from '../../shared/openOnSite.ts';

/** Puts language and direction on the document (LA-02), and the manifest that names the app in it (OF-01). */
export function applyToDocument(code: LanguageCode): void {
  const root = document.documentElement;
  const { dir } = languageOf(code);
  // To be told what it knows, a browser finds out the style of the whole page anew: 50 ms of a phone.
  if (root.lang !== code) root.lang = code;
  if (root.dir !== dir) root.dir = dir;
  const link = document.querySelector('link[rel=manifest]');
  const address = manifestAddress(code);
  // A browser fetches what is set anew, even if it is the same.
  if (link && link.getAttribute('href') !== address) link.setAttribute('href', address);
}

/**
 * Switches the site to a language and keeps the choice on the device. Rejects when its texts cannot be
 * fetched: the site then stays as it was. Without storage the choice lasts as long as the page. Where the address names
 * a language, the page is opened at its address in the chosen one (LA-07).
 */
export async function chooseLanguage(code: LanguageCode): Promise<void> {
  await switchLanguage(code);
  applyToDocument(code);
  if (!storeLanguage(code)) console.info('The language could not be stored');
  const { pathname, search, hash } = window.location;
  const { code: addressed, path } = splitLanguage(pathname);
  if (addressed === undefined || addressed === code) return;
  const { entriesLeft } = await import('../../shared/overlayHistory.ts');
  await entriesLeft();
  openOnSite(inLanguage(code, path) + search + hash);
}
