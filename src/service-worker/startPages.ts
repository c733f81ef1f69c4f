import { shellAddress } from '../app/start/address.ts';
import { defaultLanguage } from '../i18n/languages.ts';
import { prerendered } from './documents.ts';
import { language } from './language.ts';
import { matchPageFile, pageHeaders } from './pageFile.ts';
import { shellRevision } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

declare global {
  interface ExtendableEvent {
    /** Missing in Firefox and Safari. https://developer.mozilla.org/docs/Web/API/InstallEvent/addRoutes */
    readonly addRoutes?: (rules: readonly object[]) => Promise<void>;
  }
}

const CACHES = 'marsa-start-';
/** Home, as a browser and as the installed app open it, and the list. */
const PAGES = ['/', '/?source=app', '/blog'];
/** Says which language the pages are in, once all are whole. */
const LANGUAGE = '/language';

/** One for each edition: a page of another one would not find its scripts. */
const cacheName = () => `${CACHES}${shellRevision(shellAddress(defaultLanguage)) ?? ''}`;

/** A page in a language, or its empty shell; `whole` says which. Undefined when not even that is kept. */
async function pageIn(code: string, path: string): Promise<{ page: Response; whole: boolean } | undefined> {
  const shell = await matchPageFile(code, shellAddress(code));
  if (!shell) return undefined;
  const { pathname } = new URL(path, self.location.origin);
  const html = await prerendered(code, pathname, shell).catch(() => undefined);
  return {
    page: new Response(html ?? shell.body, { headers: pageHeaders(shell) }),
    whole: html !== undefined,
  };
}

/** Keeps the pages that people begin with, in the reader's language or else the default one. */
async function keepStartPages(): Promise<void> {
  const cache = await caches.open(cacheName());
  const code = await language();
  await cache.delete(LANGUAGE);
  let complete = true;
  for (const path of PAGES) {
    const found = await pageIn(code, path);
    const kept = found ?? (await pageIn(defaultLanguage, path));
    if (kept) await cache.put(path, kept.page);
    complete &&= found?.whole === true;
  }
  if (complete) await cache.put(LANGUAGE, new Response(code));
}

/** The same, when they are in another language than the reader's, or were not whole. */
export async function updateStartPages(): Promise<void> {
  if (!(await caches.has(cacheName()))) return;
  const cache = await caches.open(cacheName());
  if ((await (await cache.match(LANGUAGE))?.text()) !== (await language())) await keepStartPages();
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
        const { pathname, search } = new URL(page, self.location.origin);
        return {
          condition: { urlPattern: { pathname, search: search.slice(1) }, requestMode: 'navigate' },
          source: { cacheName: cacheName() },
        };
      }),
    );
  } catch (error) {
    console.info(`The worker answers with all pages: ${String(error)}`);
  }
}

/** Forgets the pages of earlier editions. */
export async function forgetFormerStartPages(): Promise<void> {
  const current = cacheName();
  for (const name of await caches.keys())
    if (name.startsWith(CACHES) && name !== current) await caches.delete(name);
}
