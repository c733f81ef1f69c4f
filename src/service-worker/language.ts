import { defaultLanguage, isLanguageCode, type LanguageCode } from '../i18n/languages.ts';

const SETTINGS = 'marsa-settings';
const ENTRY = '/language';

/** Keeps the reader's language where a worker can read it (DESIGN 4); anything else is ignored. */
export async function keepLanguage(code: LanguageCode): Promise<void> {
  const settings = await caches.open(SETTINGS);
  await settings.put(ENTRY, new Response(code));
}

/** The reader's language. */
export async function language(): Promise<LanguageCode> {
  const entry = await caches.match(ENTRY, { cacheName: SETTINGS });
  const code = await entry?.text();
  return isLanguageCode(code) ? code : defaultLanguage;
}
