import type { Ask } from '../prerender/content.ts';
import { contentSource } from '../publishing/contentSource.ts';
import type { Publication } from '../publishing/model.ts';
import { createPublisher } from '../publishing/publisher.ts';
import { hasRenderer } from '../publishing/renderer.ts';
import type { SiteSettings } from './settings.ts';

/**
 * Brings a finished build in `dist` up to date with the content service, as `npm start` does while it serves (CS-06).
 * Gives how many pages were made, each in all languages, and how many taken away.
 * @throws Error when the build has left nothing to render with, or the content service does not answer; the files then
 * stay as they are.
 */
export async function updateContent(
  dist: string,
  settings: Pick<SiteSettings, 'contentOrigin'>,
  ask?: Ask,
): Promise<Publication> {
  if (!hasRenderer(dist)) throw new Error(`${dist} holds no build that pages can be rendered with.`);
  let done: Publication = { made: 0, gone: 0 };
  const publisher = createPublisher({
    dist,
    ask: ask ?? (await contentSource(settings.contentOrigin !== undefined)),
    // First what is taken away, then what is made.
    onPublished: ({ made, gone }) => {
      done = { made: done.made + made, gone: done.gone + gone };
    },
    log: console.warn,
  });
  await publisher.update();
  return done;
}
