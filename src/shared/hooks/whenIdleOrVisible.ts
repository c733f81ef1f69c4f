import { whenIdle } from '../whenIdle.ts';
import { onNextClick } from './onNextClick.ts';

/** A part of the page this near to the screen is wanted. */
const NEAR = '400px';
/** A phone that is never idle gets its parts all the same, after so many milliseconds. */
const PATIENCE = 3000;

/** When a part is to be hydrated: `now` when somebody waits for it, else `later`, in the queue (`hydrationQueue.ts`). */
export type Moment = 'now' | 'later';

/**
 * Resolves when the browser is idle, when the rendered part that `selector` names comes near the screen, or when the
 * reader clicks something, whichever is first: then the part is hydrated (DESIGN 5). At once where nothing was rendered
 * yet.
 */
export function whenIdleOrVisible(selector: string): Promise<Moment> {
  const element = typeof document === 'undefined' ? null : document.querySelector(selector);
  if (!element) return Promise.resolve('now');
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) done('later');
      },
      { rootMargin: NEAR },
    );
    const done = (moment: Moment) => {
      observer.disconnect();
      for (const stop of others) stop();
      resolve(moment);
    };
    observer.observe(element);
    // React shows the next page only when what stays of this one is hydrated: nothing is put off any longer.
    const others = [onNextClick(() => done('now')), whenIdle(() => done('later'), PATIENCE)];
  });
}
