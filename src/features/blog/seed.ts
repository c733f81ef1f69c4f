import { createContext, use } from 'react';
import * as v from 'valibot';
import type { Category, Heading, Post, PostSummary } from './model.ts';
import { headingSchema as heading, summarySchema as summary, termSchema as term } from './shapes.ts';
import type { Surroundings } from './db/surroundings.ts';
import { SEED_ID } from './document/shellArticle.ts';
import { articleMarkup, isOriginal } from './seedMarkup.ts';

const seedSchema = v.object({
  builtAt: v.number(),
  page: v.optional(
    v.object({ key: v.string(), posts: v.array(summary), total: v.number(), totalPages: v.number() }),
  ),
  categories: v.optional(v.array(term)),
  post: v.optional(
    v.object({
      summary,
      headings: v.array(heading),
      previous: v.optional(summary),
      next: v.optional(summary),
      related: v.array(summary),
    }),
  ),
});

/**
 * What a prerendered page was made from, so that the browser can hydrate it with the same data. It travels in
 * the page itself; an article's text is taken from the page's own markup, so that it does not travel twice.
 */
export interface BlogSeed {
  /** When the content service was asked, in milliseconds since 1970. */
  readonly builtAt: number;
  readonly page?: PageSeed | undefined;
  readonly categories?: readonly Category[] | undefined;
  readonly post?: PostSeed | undefined;
}

/** A prerendered page of the list; `key` is that of its query. */
export interface PageSeed {
  readonly key: string;
  readonly posts: readonly PostSummary[];
  readonly total: number;
  readonly totalPages: number;
}

/** A prerendered article. */
export interface PostSeed extends Surroundings {
  readonly summary: PostSummary;
  readonly headings: readonly Heading[];
  readonly html: string;
}

/** The seed of a page of the build; undefined without one, or when it cannot be read. `html`: the article's text. */
export function readSeed(page: Document, html: () => string): BlogSeed | undefined {
  const text = page.getElementById(SEED_ID)?.textContent;
  if (!text) return undefined;
  try {
    const { post, ...seed } = v.parse(seedSchema, JSON.parse(text));
    if (!post) return seed;
    return { ...seed, post: { ...post, previous: post.previous, next: post.next, html: html() } };
  } catch (error) {
    console.warn(`The page's own data could not be read: ${String(error)}`);
    return undefined;
  }
}

let fromDocument: { readonly seed: BlogSeed | undefined } | undefined;

/** The seed while pages are prerendered; in the browser it is read off the document. */
export const BlogSeedContext = createContext<BlogSeed | undefined>(undefined);

/** The seed of the page that came over the line; it stays what it is while the reader moves on. */
export function useBlogSeed(): BlogSeed | undefined {
  const given = use(BlogSeedContext);
  if (given || typeof document === 'undefined') return given;
  fromDocument ??= { seed: readSeed(document, articleMarkup) };
  return fromDocument.seed;
}

/** A post that came with its prerendered page, and when that was built, in milliseconds since 1970. */
export interface BuiltPost {
  readonly post: Post;
  readonly builtAt: number;
}

/** The post of a prerendered page, to be stored; undefined when its text is not on the page, or was changed there. */
export function builtPost({ post, builtAt }: BlogSeed): BuiltPost | undefined {
  if (!post || !isOriginal(post.html)) return undefined;
  const { summary, headings, html } = post;
  return { post: { summary, body: { id: summary.id, headings, html } }, builtAt };
}
