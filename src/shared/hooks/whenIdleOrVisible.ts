import { whenIdle } from '../whenIdle.ts';

const ROOT_MARGIN = '400px';
/** A busy phone loads the part after this time. */
const IDLE_TIMEOUT_MS = 3000;

/** Calls back on the next click, before other listeners; returns an unsubscribe function. */
function onNextClick(work: () => void): () => void {
  document.addEventListener('click', work, { capture: true, once: true });
  return () => document.removeEventListener('click', work, { capture: true });
}

/**
 * Resolves when the element of `selector` comes near the screen, or on the next click: React renders the next page only
 * after the hydration of this one. Resolves at once if there is no such element.
 */
export function whenVisible(selector: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.querySelector(selector);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) done();
      },
      { rootMargin: ROOT_MARGIN },
    );
    const done = () => {
      observer.disconnect();
      stopListening();
      resolve();
    };
    const stopListening = onNextClick(done);
    observer.observe(element);
  });
}

/** Resolves when the browser is idle or the element of `selector` is visible, whichever is first. */
export async function whenIdleOrVisible(selector: string): Promise<void> {
  const visible = whenVisible(selector);
  if (typeof document === 'undefined') return visible;
  await Promise.race([visible, new Promise<void>((resolve) => void whenIdle(resolve, IDLE_TIMEOUT_MS))]);
}
