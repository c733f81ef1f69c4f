import { join } from 'node:path';
import {
  type Ask,
  type BlogContent,
  fetchContent,
  type ServerContent,
  serviceOf,
} from '../prerender/content.ts';
import type { RenderedFile } from '../prerender/render.ts';
import { filesAt } from './articleFiles.ts';
import { type ContentWatch, createContentWatch } from './contentWatch.ts';
import type { Publication } from './model.ts';
import { oneAtATime } from './oneAtATime.ts';
import { onceForSeed } from './onceForSeed.ts';
import type { Published } from './publishedPages.ts';
import { loadRenderer, readPublished, type Renderer, WORK, writePublished } from './renderer.ts';
import { prepareFiles } from './swap.ts';

/** The running renderer, with what the content service last said. */
export interface Work extends Renderer {
  readonly service: ServerContent;
  content: BlogContent;
}

/** What is put in place at once. */
interface Change {
  readonly files: readonly RenderedFile[];
  /** How many pages the files are, each in all languages. */
  readonly made: number;
  /** Paths of pages that are taken away. */
  readonly gone: readonly string[];
  /** What stands there then. */
  readonly next: Published;
}

/** The files of a finished build, and what they were made from. */
export interface PublishedSite {
  readonly watch: ContentWatch;
  readonly state: () => Published;
  /** Loads the renderer and the content at the first call. Rejects when that fails; the next call tries again. */
  readonly work: () => Promise<Work>;
  /** Puts files in their place. Rejects, and leaves all as it was, when another build stands in the folder. */
  readonly publish: (change: Change) => Promise<void>;
}

/** Opens the finished build in `dist`. @throws Error when it has left nothing to render with. */
export function openPublishedSite(
  dist: string,
  ask: Ask,
  onPublished: (done: Publication) => void,
): PublishedSite {
  const watch = createContentWatch();
  let state = readPublished(dist);
  let working: Promise<Work> | undefined;

  async function start(): Promise<Work> {
    const renderer = await loadRenderer(dist, state);
    const renderPage = onceForSeed(oneAtATime(renderer.entry.renderPage));
    const entry = { ...renderer.entry, renderPage };
    const service = serviceOf(entry, ask);
    const content = await watch.look(() => fetchContent(entry, service, state.most));
    return { ...renderer, entry, service, content };
  }
  return {
    watch,
    state: () => state,
    work() {
      working ??= start().catch((error: unknown) => {
        working = undefined;
        throw error;
      });
      return working;
    },
    async publish({ files, made, gone, next }) {
      const prepared = await prepareFiles(dist, join(dist, WORK), files);
      // What is rendered with the code of one build does not fit the files of another.
      if (readPublished(dist).code !== state.code) throw new Error('Another build stands in the folder');
      prepared.commit(gone.flatMap(filesAt));
      state = next;
      writePublished(dist, state);
      onPublished({ made, gone: gone.length });
    },
  };
}
