import { cleanupOutdatedCaches } from 'workbox-precaching';
import { splitLanguage } from '../i18n/addresses.ts';
import { defaultLanguage, type LanguageCode } from '../i18n/languages.ts';
import { answerAssets, answerManifests, keepPreviousAssets } from './assets.ts';
import { answerDocuments } from './documents.ts';
import { forgetFormerFiles, takeDeferredAssets, warm } from './deferredAssets.ts';
import { answerDownloads } from './downloads.ts';
import { answerImages } from './images.ts';
import { answerSync } from './outbox.ts';
import {
  forgetFormerLanguageFiles,
  keepLanguageFiles,
  keepLanguagePages,
  languagesInUse,
  takeLanguageFiles,
} from './languageFiles.ts';
import { answerPeriodicSync } from './refresh.ts';
import { cacheEarlyResources } from './earlyResources.ts';
import { forgetFormerPages, keepOpenedPage } from './openedPages.ts';
import { answerShell, fillShell, forgetFormerShell, isShellComplete, restoreShell } from './shell.ts';
import { forgetFormerStartPages, renewStartPages, routeStartPages, updateStartPages } from './startPages.ts';

declare const self: ServiceWorkerGlobalScope;

/** The build's list of files with their revisions, without those of single languages and those that can wait. */
const manifest = takeDeferredAssets(
  takeLanguageFiles(self.__WB_MANIFEST.filter((entry) => typeof entry === 'object')),
);

// Documents first: a page is answered by us and not by the precache's own guessing.
answerDocuments();
answerShell(manifest);
cleanupOutdatedCaches();
answerAssets();
answerManifests();
answerImages();
answerDownloads();
if (import.meta.env.VITE_LEADS_ENDPOINT) answerSync(import.meta.env.VITE_LEADS_ENDPOINT);
answerPeriodicSync();

self.addEventListener('install', (event) => {
  // Before the new shell replaces it, the old one is copied, so that its open tabs still find their chunks.
  const whole = Promise.all([keepPreviousAssets().then(() => fillShell()), keepAllLanguageFiles()]);
  event.waitUntil(whole.then(() => routeStartPages(event)));
});
self.addEventListener('activate', (event) => {
  void forgetFormerShell(event);
  event.waitUntil(self.clients.claim());
  event.waitUntil(forgetFormerLanguageFiles());
  event.waitUntil(forgetFormerFiles());
  event.waitUntil(forgetFormerPages());
  event.waitUntil(forgetFormerStartPages());
  // The former version, of the same edition of the shell, may have written them with older posts.
  event.waitUntil(renewStartPages());
});

async function keepAllLanguageFiles(): Promise<void> {
  for (const code of await languagesInUse()) await keepLanguageFiles(code);
}

/** Completes what pages of a language need offline. */
async function completeFiles(code: LanguageCode): Promise<void> {
  await restoreShell();
  await keepLanguagePages(code);
  await updateStartPages(code);
  await keepLanguageFiles(code);
}

/** The language of the page that a message is from. */
const languageOfSender = ({ source }: ExtendableMessageEvent): LanguageCode =>
  source && 'url' in source ? splitLanguage(new URL(source.url).pathname).code : defaultLanguage;

/** Answers a page whether the shell is complete, and again once a lost one is restored. */
async function reportShell(port: MessagePort | undefined): Promise<void> {
  const isComplete = await isShellComplete();
  port?.postMessage(isComplete);
  if (isComplete) return;
  await restoreShell();
  port?.postMessage(await isShellComplete());
}

const PATH = /^(?:\/[a-z\d-]+)+$/;

const takePage = (path: string) =>
  keepOpenedPage(path).catch((error: unknown) => console.info(`Not kept: ${String(error)}`));

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (typeof message !== 'object' || message === null || !('type' in message)) return;
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
  if (message.type === 'CLAIM') event.waitUntil(self.clients.claim());
  if (message.type === 'STARTED') event.waitUntil(completeFiles(languageOfSender(event)));
  if (message.type === 'SHELL') event.waitUntil(reportShell(event.ports[0]));
  if (message.type === 'OPENED' && 'path' in message) {
    const { path } = message;
    if (typeof path === 'string' && PATH.test(path)) event.waitUntil(takePage(path));
  }
  if (message.type === 'WARM') event.waitUntil(warm(languageOfSender(event)));
  if (message.type === 'SEEN' && 'addresses' in message)
    event.waitUntil(cacheEarlyResources(message.addresses));
});
