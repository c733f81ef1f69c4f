import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ClientFacts, clientBuildOf } from './clientFiles.ts';
import type { BlogContent } from './content.ts';
import { type PageToRender, pagesOf } from './sitePages.ts';
import { pageFiles, type RenderedFile } from './render.ts';

type Entry = typeof import('./entry.tsx');

export interface SiteSource {
  readonly folder: string;
  readonly facts: ClientFacts;
  readonly content: BlogContent;
  readonly dist: string;
  /** The content pages to write, for trial builds; all by default. */
  readonly written?: readonly string[] | undefined;
}

export interface PageJob extends SiteSource {
  readonly taken: Int32Array<SharedArrayBuffer>;
}

/** Writes files to the site's folder. */
export function writeFiles(dist: string, files: readonly RenderedFile[]): void {
  for (const [file, text] of files) {
    const path = join(dist, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Returns the kind of a page: pages of a kind load the same parts. */
function kindOf({ path, lang, content, charted }: PageToRender): string {
  if (content) return charted ? 'charted' : 'written';
  return lang === undefined ? path : 'article';
}

export interface QueuedPages {
  readonly all: readonly PageToRender[];
  /**
   * The first page of each kind. Each thread renders these first to load their parts: React renders a part that
   * suspends in another order, which would change the order of styles.
   */
  readonly first: readonly PageToRender[];
  readonly others: readonly PageToRender[];
}

/** Lists the pages of a site. Rejects when one has no body. */
export async function queuedPages(
  entry: Entry,
  { content, written }: Pick<SiteSource, 'content' | 'written'>,
): Promise<QueuedPages> {
  const known = await pagesOf(entry, content);
  const all = written ? known.filter((page) => !page.content || written.includes(page.path)) : known;
  const first = [...Map.groupBy(all, kindOf).values()].flatMap((pages) => pages.slice(0, 1));
  return { all, first, others: all.filter((page) => !first.includes(page)) };
}

/** Writes pages in all languages until the queue is empty. Rejects with the address of a page that fails to render. */
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
