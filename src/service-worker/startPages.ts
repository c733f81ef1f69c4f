import { shellAddress } from '../app/start/address.ts';
import { defaultLanguage } from '../i18n/languages.ts';
import { prerendered } from './documents.ts';
import { editionCache } from './editionCache.ts';
import { language } from './language.ts';
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

/** Home, as a browser and as the installed app open it, and the list. */
const PAGES = ['/', '/?source=app', '/blog'];
/** Says which language the pages are in, once all are whole. */
const LANGUAGE = '/language';

/** A page in a language, or its empty shell; `whole` says which. Undefined when not even that is kept. */
async function pageIn(code: string, path: string): Promise<{ page: Response; whole: boolean } | undefined> {
  const shell = await matchPageFile(code, shellAddress(code));
  if (!shell) return undefined;
  const { pathname } = new URL(path, location.origin);
  const html = await prerendered(code, pathname, shell).catch(() => undefined);
  return {
    page: new Response(html ?? shell.body, { headers: pageHeaders(shell) }),
    whole: html !== undefined,
  };
}

/** Keeps the pages that people begin with, in the reader's language or else the default one. Rejects when one cannot be. */
async function keepStartPages(): Promise<void> {
  const cache = await start.open();
  const code = await language();
  await cache.delete(LANGUAGE);
  let complete = true;
  for (const path of PAGES) {
    const found = await pageIn(code, path);
    const kept = found ?? (await pageIn(defaultLanguage, path));
    if (!kept) throw new Error(`There is nothing to make ${path} of`);
    await cache.put(path, kept.page);
    complete &&= found?.whole === true;
  }
  if (complete) await cache.put(LANGUAGE, new Response(code));
}

/** True where the browser answers with these pages. Their routes outlive their cache, which it may evict. */
const areRouted = () => 'InstallEvent' in self && 'addRoutes' in self.InstallEvent.prototype;

/** Makes the pages again, where the browser answers with them. Never rejects. */
export async function renewStartPages(): Promise<void> {
  if (!areRouted()) return;
  await keepStartPages().catch((error: unknown) => console.info(`Old start pages: ${String(error)}`));
}

/** The same, when they are in another language than the reader's, incomplete, or evicted. */
export async function updateStartPages(): Promise<void> {
  const kept = await caches.match(LANGUAGE, { cacheName: start.name() });
  if ((await kept?.text()) !== (await language())) await renewStartPages();
}

/**
 * Lets the browser itself answer with these pages: the worker, which a slow phone takes 100 ms and more to start, is not
 * asked. What the cache has not comes from the network, so they are kept first; where that fails, the worker answers.
 */
export async function routeStartPages(event: ExtendableEvent): Promise<void> {
  if (!event.addRoutes) return;
  try {
    await keepStartPages();
    await event.addRoutes(
      PAGES.map((page) => {
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
