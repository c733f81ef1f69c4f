import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { postPath } from '../../src/features/blog/rules/slug.ts';
import type { BlogContent } from '../prerender/content.ts';
import type { PageToRender } from '../prerender/sitePages.ts';

const pagesSchema = v.object({
  /** Hash of the source of each page that shows posts, by path. */
  hashes: v.record(v.string(), v.string()),
  ids: v.record(v.string(), v.number()),
  /** Time of the request to the content service, in ms since 1970. */
  comparedAt: v.number(),
  newest: v.optional(v.string()),
});

export type BlogPages = v.InferOutput<typeof pagesSchema>;

const builtSchema = v.object({
  /** Folder of the rendering code, named by its digest. */
  code: v.pipe(v.string(), v.regex(/^[\da-f]+$/)),
  most: v.pipe(v.number(), v.integer(), v.minValue(1)),
  pages: pagesSchema,
});

export type BuiltPages = v.InferOutput<typeof builtSchema>;

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** Returns the hash of a page's source, without the time of the request. */
export const sourceHash = ({ seed }: PageToRender): string => digest({ ...seed, builtAt: 0 });

/** Returns the hash of the pages in feed and sitemap. */
export const listHash = ({ hashes }: BlogPages, more: readonly string[] = []): string =>
  digest([hashes, more]);

/** Returns the pages that show posts. */
export function blogPages(pages: readonly PageToRender[], { posts, builtAt }: BlogContent): BlogPages {
  const dates = posts.map(({ summary }) => summary.dateGmt).toSorted();
  return {
    hashes: Object.fromEntries(pages.filter(({ seed }) => seed).map((page) => [page.path, sourceHash(page)])),
    ids: Object.fromEntries(posts.map(({ summary }) => [postPath(summary.slug), summary.id])),
    comparedAt: builtAt,
    ...(dates.length > 0 ? { newest: `${dates.at(-1)}Z` } : {}),
  };
}

/** Parses the stored pages of a build. Throws ValiError. */
export const parseBuilt = (text: string): BuiltPages => v.parse(builtSchema, JSON.parse(text));
