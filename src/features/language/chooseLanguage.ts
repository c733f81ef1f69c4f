import { inLanguage, splitLanguage } from '../../i18n/addresses.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import { storeLanguage } from '../../i18n/storedLanguage.ts';
import { openOnSite } from '../../shared/openOnSite.ts';
import { leaveDocument } from '../../shared/overlayHistory.ts';
import { persisted } from '../../shared/storage/persisted.ts';

const place = persisted<number | undefined>(
  'place-in-language',
  {
    parse: (text) => (text === null ? undefined : Number(text)),
    format: (share) => share?.toString() ?? null,
  },
  'sessionStorage',
);

/** Returns the scroll position in the page's previous language as a fraction of its height, once. */
export function placeInLanguage(): number | undefined {
  const share = place.read();
  place.remove();
  return window.scrollY > 0 ? undefined : share;
}

/** Stores a language and opens the page in it. Replaces the entry: Back would switch back (LA-07). */
export async function chooseLanguage(code: LanguageCode): Promise<void> {
  if (!storeLanguage(code)) console.info('The language could not be stored');
  const { pathname, search, hash } = window.location;
  const { code: current, path } = splitLanguage(pathname);
  if (code === current) return;
  place.write(window.scrollY / document.documentElement.scrollHeight);
  await leaveDocument(() => openOnSite(inLanguage(code, path) + search + hash, 'current'));
}
