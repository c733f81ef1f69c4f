import type { BlogSeed } from '../../src/features/blog/seed.ts';
import type { RenderedPage } from '../prerender/entry.tsx';

type RenderPage = (typeof import('../prerender/entry.tsx'))['renderPage'];

/**
 * Renders a page once for each language and each seed: its file and the patch that the worker precaches are two
 * documents around the same markup. What was rendered is let go with its seed.
 */
export function onceForSeed(renderPage: RenderPage): RenderPage {
  const known = new WeakMap<BlogSeed, Map<string, Promise<RenderedPage>>>();
  return (path, language, seed) => {
    if (!seed) return renderPage(path, language);
    const ofSeed = known.get(seed) ?? new Map<string, Promise<RenderedPage>>();
    known.set(seed, ofSeed);
    const key = `${language} ${path}`;
    const rendered = ofSeed.get(key) ?? renderPage(path, language, seed);
    ofSeed.set(key, rendered);
    return rendered;
  };
}
