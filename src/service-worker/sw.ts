import { NavigationRoute, registerRoute } from 'workbox-routing';
import * as v from 'valibot';
import { isDownload } from '../features/downloads/formats.ts';
import { deliver, OUTBOX } from '../features/leads/outbox.ts';
import { splitLanguage } from '../i18n/addresses.ts';
import { defaultLanguage, type LanguageCode } from '../i18n/languages.ts';
import { answerAsset, answerDownload } from './assets.ts';
import { isPageData } from './buildFiles.ts';
import { deleteFormerCaches, keepPreviousAssets } from './caches.ts';
import { answerDocument } from './answerDocument.ts';
import { answerPicture } from './answerPicture.ts';
import { installLanguages } from './languageFiles.ts';
import { routeStartPages } from './cachedPages.ts';
import { answerPeriodicSync } from './refresh.ts';
import { deleteFormerShell, fillShell, isShellComplete, restoreShell, shellRoute } from './shell.ts';
import { cacheVisit, Visit } from './visit.ts';

declare const self: ServiceWorkerGlobalScope;

/** Addresses of WordPress, of files, and of the host's document (pages/blog/Alternatives.tsx). They include the query. */
const denylist = [/^\/wp-/, /^[^?]*\.[a-z\d]+(?:\?|$)/i, /^[^?]*\?built$/];

// The first matching route answers. The content service has none: the app stores posts.
registerRoute(new NavigationRoute(answerDocument, { denylist }));
registerRoute(shellRoute);
registerRoute(
  ({ url: { pathname }, sameOrigin }) =>
    sameOrigin && (/^\/assets\/|\.webmanifest$/.test(pathname) || isPageData(pathname)),
  answerAsset,
);
registerRoute(
  ({ request, url, sameOrigin }) =>
    request.destination === 'image' && (!sameOrigin || url.pathname.startsWith('/wp-content/')),
  answerPicture,
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isDownload(url.pathname), answerDownload);

async function deliverAll(endpoint: string): Promise<void> {
  // The browser repeats a failed event.
  if ((await deliver(endpoint, true)) !== undefined) throw new Error('Some submissions still wait.');
}

/** Delivers the outbox on a `sync` event, with or without open pages (FO-02). */
function answerSync(endpoint: string): void {
  self.addEventListener('sync', (event) => {
    if (!(event instanceof ExtendableEvent) || !('tag' in event) || event.tag !== OUTBOX) return;
    event.waitUntil(deliverAll(endpoint));
  });
}

if (import.meta.env.VITE_LEADS_ENDPOINT) answerSync(import.meta.env.VITE_LEADS_ENDPOINT);
answerPeriodicSync();

async function install(event: ExtendableEvent): Promise<void> {
  await keepPreviousAssets();
  await fillShell();
  await installLanguages();
  await routeStartPages(event).catch((error: unknown) => console.info(`No start routes: ${String(error)}`));
}

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => {
  void deleteFormerShell(event);
  event.waitUntil(Promise.all([self.clients.claim(), deleteFormerCaches()]));
});

async function reportShell(port: MessagePort | undefined): Promise<void> {
  const isComplete = await isShellComplete();
  port?.postMessage(isComplete);
  if (isComplete) return;
  await restoreShell();
  port?.postMessage(await isShellComplete());
}

const languageOfSender = ({ source }: ExtendableMessageEvent): LanguageCode =>
  source && 'url' in source ? splitLanguage(new URL(source.url).pathname).code : defaultLanguage;

const hasType = v.object({ type: v.string() });

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (v.is(Visit, message)) event.waitUntil(cacheVisit(languageOfSender(event), message));
  if (!v.is(hasType, message)) return;
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
  if (message.type === 'SHELL') event.waitUntil(reportShell(event.ports[0]));
});
