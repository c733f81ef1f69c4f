import { fileURLToPath } from 'node:url';
import { facts } from '../../src/content/facts/facts.ts';
import { loadLibrary } from './library/loadLibrary.ts';
import type { FactTable } from './markdown/factReferences.ts';
import { respond } from './rest/respond.ts';
import { notFoundPage } from './uploads/notFoundPage.ts';
import { serveUpload } from './uploads/serveUpload.ts';

/** Where the content service finds what it serves, and how it is reached. */
export interface ContentServiceOptions {
  /** Folder of the articles, `*.md`; the repository's own by default. */
  readonly articlesDir?: string;
  /** Folder of the pictures with their `media.json`; `.cache/media` by default. */
  readonly mediaDir?: string;
  /**
   * What addresses in answers begin with, without a trailing slash. By default the origin of each request;
   * an empty text makes them relative to the root.
   */
  readonly origin?: string;
  /** The facts table; the site's own by default. */
  readonly facts?: FactTable;
  /** Told once about what is missing but not wrong, for example pictures that were not made yet. */
  readonly log?: (message: string) => void;
}

/**
 * The embedded content service: WordPress' REST interface (version 2) over Markdown files, for visitors
 * only (CS-03). It answers `/wp-json/…` and `/wp-content/uploads/…`, and everything else with WordPress' page
 * for a wrong address; it listens on no port.
 *
 * Articles are read and rendered once, here.
 * @throws Error that names every article that cannot be served, with file and field
 */
export async function createContentService(
  options: ContentServiceOptions = {},
): Promise<(request: Request) => Promise<Response>> {
  const mediaDir = options.mediaDir ?? fromHere('../../.cache/media/');
  const library = await loadLibrary({
    articlesDir: options.articlesDir ?? fromHere('./articles/'),
    mediaDir,
    facts: options.facts ?? facts,
    log: options.log ?? console.info,
  });
  return async (request) => {
    const { pathname, origin } = new URL(request.url);
    if (/^\/wp-json(?:\/|$)/.test(pathname)) {
      return respond(request, { library, site: { origin: options.origin ?? origin } });
    }
    return pathname.startsWith('/wp-content/uploads/')
      ? serveUpload(request, mediaDir)
      : notFoundPage(request);
  };
}

function fromHere(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
