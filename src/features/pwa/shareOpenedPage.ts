import type { LanguageCode } from '../../i18n/languages.ts';
import { savesData } from '../../shared/http/saveData.ts';
import { whenIdle } from '../../shared/whenIdle.ts';

/** How long a page rests before it is fetched once more, in milliseconds: what it shows itself comes first. */
const REST = 2000;

/**
 * Asks the worker to keep a content page that is open, as it was rendered in a language, once it rests. Gives what takes
 * the question back.
 */
export function shareOpenedPage(path: string, code: LanguageCode): () => void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator) || savesData()) return () => undefined;
  const post = () => navigator.serviceWorker.controller?.postMessage({ type: 'OPENED', path, code });
  const timer = setTimeout(() => whenIdle(post), REST);
  // The first page that somebody visits has no worker yet.
  navigator.serviceWorker.addEventListener('controllerchange', post);
  return () => {
    clearTimeout(timer);
    navigator.serviceWorker.removeEventListener('controllerchange', post);
  };
}
