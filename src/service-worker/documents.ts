import { matchPrecache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

const SETTINGS = 'marsa-settings';
const LANGUAGE_ENTRY = '/language';
const LANGUAGES = ['en', 'ar', 'ur', 'hi'];

/** Pages that are in the shell as they were prerendered, in English. */
const PRERENDERED: Readonly<Record<string, string>> = {
  '/': '/index.html',
  '/blog': '/blog/index.html',
};

/** Parameters that change what a page shows: its prerendered form is then the wrong one. */
const SHOWN_PARAMETERS = ['page', 'category', 'search'];

/** Keeps the reader's language where a worker can read it (DESIGN 4). */
export async function keepLanguage(code: unknown): Promise<void> {
  if (typeof code !== 'string' || !LANGUAGES.includes(code)) return;
  const settings = await caches.open(SETTINGS);
  await settings.put(LANGUAGE_ENTRY, new Response(code));
}

async function language(): Promise<string> {
  const entry = await caches.match(LANGUAGE_ENTRY, { cacheName: SETTINGS });
  const code = (await entry?.text()) ?? 'en';
  return LANGUAGES.includes(code) ? code : 'en';
}

/** The page's own prerendered form, or the empty shell in the reader's language: the app fills it. */
async function shellFor(url: URL): Promise<Response | undefined> {
  const code = await language();
  const page = PRERENDERED[url.pathname.replace(/(.)\/$/, '$1')];
  const plain = !SHOWN_PARAMETERS.some((name) => url.searchParams.has(name));
  const own = code === 'en' && plain && page ? await matchPrecache(page) : undefined;
  return own ?? matchPrecache(`/shell/${code}.html`);
}

/** Answers every page of the site from the cache, with or without a network (OF-02). */
export function answerDocuments(): void {
  registerRoute(
    new NavigationRoute(async ({ url, request }) => (await shellFor(url)) ?? fetch(request), {
      denylist: [/^\/wp-/, /\.[a-z\d]+$/i],
    }),
  );
}
