import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { isLanguageCode, type LanguageCode } from '../i18n/languages.ts';
import { answerDocuments } from './documents.ts';
import { answerImages } from './images.ts';
import { answerAssets, keepPreviousAssets } from './assets.ts';
import { keepLanguage, language } from './language.ts';
import { forgetOtherLanguageFiles, keepLanguageFiles, takeLanguageFiles } from './languageFiles.ts';
import { keepSeen } from './seen.ts';

declare const self: ServiceWorkerGlobalScope;

/** Shell files with their revisions, put in by the build. */
const manifest = takeLanguageFiles(self.__WB_MANIFEST.filter((entry) => typeof entry === 'object'));

// Before the new shell replaces it, so that open tabs of the old version still find their chunks.
self.addEventListener('install', (event) => event.waitUntil(keepPreviousAssets()));
self.addEventListener('install', (event) => event.waitUntil(language().then(keepLanguageFiles)));

// Documents first: a page is answered by us and not by the precache's own guessing.
answerDocuments();
precacheAndRoute(manifest, { ignoreURLParametersMatching: [/.*/], cleanURLs: false, directoryIndex: '' });
cleanupOutdatedCaches();
answerAssets();
answerImages();

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('activate', (event) => event.waitUntil(language().then(forgetOtherLanguageFiles)));

async function takeLanguage(code: LanguageCode): Promise<void> {
  await keepLanguage(code);
  await keepLanguageFiles(code);
}

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (typeof message !== 'object' || message === null || !('type' in message)) return;
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
  if (message.type === 'LANGUAGE' && 'code' in message && isLanguageCode(message.code))
    event.waitUntil(takeLanguage(message.code));
  if (message.type === 'SEEN' && 'addresses' in message) event.waitUntil(keepSeen(message.addresses));
});
