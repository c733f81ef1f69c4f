import { defaultLanguage, isLanguageCode, type LanguageCode } from '../i18n/languages.ts';

const SETTINGS = 'marsa-settings';
const ENTRY = '/language';
const VISITED = '/visited-languages';

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

/** Notes a language that a page was opened in by its address, so that its files stay (LA-07). */
export async function keepVisited(code: LanguageCode): Promise<void> {
  const settings = await caches.open(SETTINGS);
  const codes = new Set([...(await visited()), code]);
  await settings.put(VISITED, new Response([...codes].join(' ')));
}

async function visited(): Promise<readonly LanguageCode[]> {
  const entry = await caches.match(VISITED, { cacheName: SETTINGS });
  return ((await entry?.text()) ?? '').split(' ').filter(isLanguageCode);
}

/** The reader's language, and those that they opened pages in by address. */
export const languagesInUse = async (): Promise<readonly LanguageCode[]> => [
  ...new Set([await language(), ...(await visited())]),
];
