import { savesData } from '../../shared/http/saveData.ts';
import { whenIdle } from '../../shared/whenIdle.ts';

/** How long a page rests before it is fetched once more, in milliseconds: what it shows itself comes first. */
const REST = 2000;

/**
 * Asks the worker to cache the content page that is open, once it rests. `path` contains the language. Returns a function
 * that cancels the request.
 */
export function shareOpenedPage(path: string): () => void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator) || savesData()) return () => undefined;
  const post = () => navigator.serviceWorker.controller?.postMessage({ type: 'OPENED', path });
  const timer = setTimeout(() => whenIdle(post), REST);
  // The first page that somebody visits has no worker yet.
  navigator.serviceWorker.addEventListener('controllerchange', post);
  return () => {
    clearTimeout(timer);
    navigator.serviceWorker.removeEventListener('controllerchange', post);
  };
}
