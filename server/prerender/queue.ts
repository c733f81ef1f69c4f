import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ClientFacts, clientBuildOf } from './clientFiles.ts';
import type { BlogContent } from './content.ts';
import { type PageToRender, pagesOf } from './pages.ts';
import { pageFiles, type RenderedFile } from './render.ts';

type Entry = typeof import('./entry.tsx');

/** What a site's pages are rendered from: plain data, which every thread gets a copy of. */
export interface SiteSource {
  /** The folder of the bundle that renders. */
  readonly folder: string;
  readonly facts: ClientFacts;
  readonly content: BlogContent;
  /** Where the pages are written to. */
  readonly dist: string;
  /** The pages with a body of their own that are to be written, for a build that is only tried; all by default. */
  readonly written?: readonly string[] | undefined;
}

/** What a thread is started with. */
export interface PageJob extends SiteSource {
  /** How many pages have been taken from the queue: one number that all threads share. */
  readonly taken: Int32Array<SharedArrayBuffer>;
}

/** Puts files into the site's folder. */
export function writeFiles(dist: string, files: readonly RenderedFile[]): void {
  for (const [file, text] of files) {
    const path = join(dist, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Pages of a kind load the same parts, but for those that no other page has. */
function kindOf({ path, lang, written, charted }: PageToRender): string {
  if (written) return charted ? 'charted' : 'written';
  return lang === undefined ? path : 'article';
}

/** The pages of a site, the same in every thread. */
export interface QueuedPages {
  readonly all: readonly PageToRender[];
  /**
   * The first page of each kind, which loads what the others of it find loaded. Each thread renders these before any
   * other: React renders the parts of a page in another order where one has to be loaded, and styles stand in that order.
   */
  readonly first: readonly PageToRender[];
  /** The queue. */
  readonly others: readonly PageToRender[];
}

/** Lists the pages of a site. Rejects when one has no body. */
export async function queuedPages(
  entry: Entry,
  { content, written }: Pick<SiteSource, 'content' | 'written'>,
): Promise<QueuedPages> {
  const known = await pagesOf(entry, content);
  const all = written ? known.filter((page) => !page.written || written.includes(page.path)) : known;
  const first = [...Map.groupBy(all, kindOf).values()].flatMap((pages) => pages.slice(0, 1));
  return { all, first, others: all.filter((page) => !first.includes(page)) };
}

/**
 * Writes pages, each in all languages, until no thread finds another one in the queue. Rejects with the address of a page
 * that cannot be rendered; the other threads then take no more.
 */
export async function writeQueuedPages(
  entry: Entry,
  { facts, dist, taken }: Pick<PageJob, 'facts' | 'dist' | 'taken'>,
  { others }: QueuedPages,
): Promise<void> {
  const build = clientBuildOf(facts);
  const next = () => others[Atomics.add(taken, 0, 1)];
  try {
    for (let page = next(); page; page = next()) writeFiles(dist, await pageFiles(entry, build, page));
  } catch (error) {
    Atomics.store(taken, 0, others.length);
    throw error;
  }
}
