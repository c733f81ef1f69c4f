import { inLanguage, splitLanguage } from '../../i18n/addresses.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import { storeLanguage } from '../../i18n/storedLanguage.ts';
import { openOnSite } from '../../shared/openOnSite.ts';
import { leaveDocument } from '../../shared/overlayHistory.ts';
import { persisted } from '../../shared/storage/persisted.ts';

/** The place in the page that is left, as a share of its height. */
const place = persisted<number | undefined>(
  'place-in-language',
  {
    parse: (text) => (text === null ? undefined : Number(text)),
    format: (share) => share?.toString() ?? null,
  },
  'sessionStorage',
);

/** Returns where the user was in this page in another language, as a share of its height; once. Undefined without a place. */
export function placeInLanguage(): number | undefined {
  const share = place.read();
  place.remove();
  return window.scrollY > 0 ? undefined : share;
}

/**
 * Stores a language and opens the same page in it. The address that is left is replaced: with Back it would lead to the
 * stored language again (LA-07).
 */
export async function chooseLanguage(code: LanguageCode): Promise<void> {
  if (!storeLanguage(code)) console.info('The language could not be stored');
  const { pathname, search, hash } = window.location;
  const { code: current, path } = splitLanguage(pathname);
  if (code === current) return;
  place.write(window.scrollY / document.documentElement.scrollHeight);
  await leaveDocument(() => openOnSite(inLanguage(code, path) + search + hash, 'current'));
}
