import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { BlogContent } from '../prerender/content.ts';
import type { PageToRender } from '../prerender/pages.ts';

const stateSchema = v.object({
  /** The folder of the code that renders: another one for each build, since a module is loaded once. */
  code: v.pipe(v.string(), v.regex(/^[\da-f-]+$/)),
  /** How many posts are rendered before anybody asks for them: the newest. */
  most: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** What each page that shows posts was made from, as a hash, by path. */
  pages: v.record(v.string(), v.string()),
  /** The path of each post that has a page, by id. */
  posts: v.record(v.string(), v.string()),
  /** Paths of posts that are no longer public. */
  gone: v.array(v.string()),
  /** Paths that posts had before, and the ones that they have now. */
  moved: v.record(v.string(), v.string()),
});

/** What stands in the folder of the site, of all that comes from the content service. */
export type Published = v.InferOutput<typeof stateSchema>;

/** What a page is made from, as a hash; the time of asking is no part of it. */
export function sourceHash({ seed }: PageToRender): string {
  const text = JSON.stringify({ ...seed, builtAt: 0 });
  return createHash('sha256').update(text).digest('base64');
}

/** The pages that show posts, each with the hash of what it is made from. */
export const hashesOf = (pages: readonly PageToRender[]): Record<string, string> =>
  Object.fromEntries(pages.filter(({ seed }) => seed).map((page) => [page.path, sourceHash(page)]));

/** The paths of posts, by id. */
export const pathsOf = ({ posts }: BlogContent, postPath: (slug: string) => string): Record<string, string> =>
  Object.fromEntries(posts.map(({ summary }) => [`${summary.id}`, postPath(summary.slug)]));

/** What stands there once a build is finished. */
export function publishedState(
  most: number,
  pages: readonly PageToRender[],
  posts: Record<string, string>,
): Published {
  return { code: randomUUID(), most, pages: hashesOf(pages), posts, gone: [], moved: {} };
}

/** What was written down of it. @throws ValiError when it is something else. */
export const parsePublished = (text: string): Published => v.parse(stateSchema, JSON.parse(text));
