import './app/theme/fonts.css';
import './app/theme/tokens.css';
import './app/theme/base.css';
import './app/theme/start.css';
import type { i18n } from 'i18next';
import { StrictMode, startTransition } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { inLanguage, splitLanguage } from './i18n/addresses.ts';
import { fitsMarkup, renderedLanguage } from './app/start/markup.ts';
import { preloadParts } from './app/layout/parts.tsx';
import { keepRenderedPage, preloadPage } from './app/routes.tsx';
import { replaceForbiddenChannel } from './app/start/forbiddenChannel.ts';
import { recordFields } from './app/start/recordFields.ts';
import { deferFragments } from './app/start/pageLinks.ts';
import { RENDERED_STYLES } from './app/start/pageData.ts';
import { recoverFromLostChunks } from './app/start/lostChunks.ts';
import { guardAgainstTranslators } from './app/start/translatorGuard.ts';
import { loadDirection } from './app/theme/emotionCache.ts';
import { ServiceWorkerUpdates } from './features/pwa/ServiceWorkerUpdates.tsx';
import { articleMarkup } from './features/blog/seedMarkup.ts';
import { startI18n } from './i18n/i18n.ts';
import { isLanguageCode, type LanguageCode, languageOf } from './i18n/languages.ts';
import { yieldToMain } from './shared/yieldToMain.ts';
import { isLost } from './shared/http/lost.ts';
import { retryUntilOnline } from './shared/http/retryUntilOnline.ts';
import { watchNavigation } from './shared/leaving.ts';
import { readRenderedPage } from './shared/renderedPage.ts';
import { whenIdle } from './shared/whenIdle.ts';
import { clearRootState, rootState } from './shared/rootState.ts';

/** Parts that failed to load are shown on the page; other errors are reported. */
const roots = {
  onCaughtError: (error: unknown) => isLost(error) || reportError(error),
};

/** Removes a doubled slash from the address: the router would resolve `//host` in a link as another site. */
function withoutDoubledSlash(address: string): void {
  const { pathname, search, hash } = window.location;
  if (pathname.length > address.length)
    window.history.replaceState(window.history.state, '', address + search + hash);
}

function setLanguage(code: LanguageCode): void {
  document.documentElement.lang = code;
  document.documentElement.dir = languageOf(code).dir;
}

async function startIn(code: LanguageCode, other: LanguageCode): Promise<i18n> {
  try {
    const [words] = await Promise.all([startI18n(code), loadDirection(languageOf(code).dir)]);
    return words;
  } catch (error) {
    if (code === other) throw error;
    return startIn(other, other);
  }
}

/**
 * Hydrates the page if it was rendered in the language of its address, and renders it again otherwise. Offline the
 * document may be the shell of another language.
 */
async function start(root: HTMLElement): Promise<void> {
  // Separate tasks yield to input.
  const { code, path } = splitLanguage(window.location.pathname);
  withoutDoubledSlash(inLanguage(code, path));
  await yieldToMain();
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await yieldToMain();
  const rendered = renderedLanguage(root);
  const words = await startIn(code, rendered);
  await yieldToMain();
  const page = (
    <StrictMode>
      <BrowserRouter basename={inLanguage(code, '/')}>
        <App words={words}>
          <ServiceWorkerUpdates />
        </App>
      </BrowserRouter>
    </StrictMode>
  );
  // Before React discards the markup, which it does when a translator or an extension has changed it.
  articleMarkup();
  if (fitsMarkup(root, words.language)) {
    readRenderedPage(root.dataset['path'] ?? '');
    keepRenderedPage(path);
    deferFragments();
    const restoreFields = recordFields();
    const onRecoverableError = (error: unknown) => {
      reportError(error);
      restoreFields();
    };
    startTransition(() => void hydrateRoot(root, page, { ...roots, onRecoverableError }));
  } else {
    await Promise.all([preloadPage(path), preloadParts()]);
    if (isLanguageCode(words.language) && words.language !== rendered) setLanguage(words.language);
    // The variables and rules of the prerendered markup.
    document.head.append(...root.querySelectorAll(`style[${RENDERED_STYLES}]`));
    if (rootState('pending') === 'page') root.replaceChildren();
    // In a transition React waits for the loaded page instead of showing a fallback.
    startTransition(() => createRoot(root, roots).render(page));
  }
}

/** A truncated page may have no root element. */
function rootElement(): HTMLElement {
  const root = document.getElementById('root') ?? document.createElement('div');
  root.id = 'root';
  if (!root.isConnected) document.body.append(root);
  return root;
}

// The head script of a built page does this before first paint.
if (import.meta.env.DEV)
  void import('./features/reader/settings/readingSettings.ts').then(({ applySettings }) => applySettings());

guardAgainstTranslators();
watchNavigation();
replaceForbiddenChannel();
recoverFromLostChunks();
if (import.meta.env.VITE_LEADS_ENDPOINT) {
  const endpoint = import.meta.env.VITE_LEADS_ENDPOINT;
  const start = async () => (await import('./features/leads/startOutbox.ts')).startOutbox(endpoint);
  whenIdle(() => void retryUntilOnline(start));
}
if (import.meta.env.VITE_VITALS_ENDPOINT) {
  const endpoint = import.meta.env.VITE_VITALS_ENDPOINT;
  whenIdle(
    () =>
      void import('./features/vitals/reportVitals.ts')
        .then((vitals) => vitals.reportVitals(endpoint))
        .catch(() => undefined),
  );
}
start(rootElement())
  .catch((error: unknown) => console.warn(`The app did not start: ${String(error)}`))
  .finally(() => rootState('pending') === 'page' && clearRootState('pending'))
  // Without a service worker this promise stays pending, and no post is stored for offline use.
  .then(() => navigator.serviceWorker?.ready)
  .then(() => retryUntilOnline(() => import('./features/blog/ahead/keepNewest.ts')))
  .then((ahead) => ahead.keepNewestWhenIdle())
  .catch((error: unknown) => console.info(`No service worker: ${String(error)}`));
