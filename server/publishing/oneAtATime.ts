import { setTimeout as delay } from 'node:timers/promises';

type RenderPage = (typeof import('../prerender/entry.tsx'))['renderPage'];

/** So long, in milliseconds, requests are answered between two renderings: most need less. */
const BETWEEN = 5;

/**
 * Renders one page at a time, and lets requests through between two: a reader waits for the rest of one rendering at
 * most, and not for a whole update (docs/benchmarks.md).
 */
export function oneAtATime(renderPage: RenderPage): RenderPage {
  let last: Promise<unknown> = Promise.resolve();
  return (...page) => {
    const rendered = last.then(() => delay(BETWEEN)).then(() => renderPage(...page));
    last = rendered.catch(() => undefined);
    return rendered;
  };
}
