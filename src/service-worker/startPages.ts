import { shellAddress } from '../app/start/address.ts';
import { inLanguage } from '../i18n/addresses.ts';
import type { LanguageCode } from '../i18n/languages.ts';
import { prerendered } from './documents.ts';
import { editionCache } from './editionCache.ts';
import { languagesInUse } from './languageFiles.ts';
import { matchPageFile, pageHeaders } from './pageFile.ts';

declare const self: { readonly InstallEvent: { readonly prototype: object } } | object;

declare global {
  interface ExtendableEvent {
    /** Missing in Firefox and Safari. https://developer.mozilla.org/docs/Web/API/InstallEvent/addRoutes */
    readonly addRoutes?: (rules: readonly object[]) => Promise<void>;
  }
}

const start = editionCache('marsa-start');
/** Forgets the pages of earlier editions. */
export const forgetFormerStartPages = start.forgetFormer;

/** Addresses of home, as a browser and as the installed app open it, and of the list. */
const pagesIn = (code: LanguageCode): readonly (readonly [address: string, path: string])[] => [
  [inLanguage(code, '/'), '/'],
  [`${inLanguage(code, '/')}?source=app`, '/'],
  [inLanguage(code, '/blog'), '/blog'],
];
/** Key of an entry that is there once all pages of a language are complete. */
const completeKey = (code: LanguageCode) => `/complete/${code}`;

/**
 * Caches the pages that people begin with in a language; its empty shell for a page that is not stored. Returns their
 * addresses: none without the shell.
 */
async function keepStartPages(code: LanguageCode): Promise<readonly string[]> {
  const cache = await start.open();
  await cache.delete(completeKey(code));
  let isComplete = true;
  for (const [address, path] of pagesIn(code)) {
    const shell = await matchPageFile(code, shellAddress(code));
    if (!shell) return [];
    const html = await prerendered(code, path, shell).catch(() => undefined);
    await cache.put(address, new Response(html ?? shell.body, { headers: pageHeaders(shell) }));
    isComplete &&= html !== undefined;
  }
  if (isComplete) await cache.put(completeKey(code), new Response());
  return pagesIn(code).map(([address]) => address);
}

/** True where the browser answers with these pages. Their routes outlive their cache, which it may evict. */
const areRouted = () => 'InstallEvent' in self && 'addRoutes' in self.InstallEvent.prototype;

const report = (error: unknown) => console.info(`Old start pages: ${String(error)}`);

/** Makes the pages again, where the browser answers with them. Never rejects. */
export async function renewStartPages(): Promise<void> {
  if (!areRouted()) return;
  for (const code of await languagesInUse()) await keepStartPages(code).catch(report);
}

/** Makes the pages of a language again when they are incomplete or evicted. Never rejects. */
export async function updateStartPages(code: LanguageCode): Promise<void> {
  if (!areRouted() || (await caches.match(completeKey(code), { cacheName: start.name() }))) return;
  await keepStartPages(code).catch(report);
}

/**
 * Lets the browser itself answer with these pages: the worker, which a slow phone takes 100 ms and more to start, is not
 * asked. Pages that are not cached come from the network, so that only languages in use have such rules.
 */
export async function routeStartPages(event: ExtendableEvent): Promise<void> {
  if (!event.addRoutes) return;
  try {
    const pages: string[] = [];
    for (const code of await languagesInUse()) pages.push(...(await keepStartPages(code)));
    await event.addRoutes(
      pages.map((page) => {
        const { pathname, search } = new URL(page, location.origin);
        return {
          condition: { urlPattern: { pathname, search: search.slice(1) }, requestMode: 'navigate' },
          source: { cacheName: start.name() },
        };
      }),
    );
  } catch (error) {
    console.info(`The worker answers with all pages: ${String(error)}`);
  }
}
