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

/** Data of a prerendered page for hydration; the text of an article is read from the markup. */
export interface BlogSeed {
  readonly builtAt: number;
  readonly page?: PageSeed | undefined;
  readonly categories?: readonly Category[] | undefined;
  readonly post?: PostSeed | undefined;
}

/** Seed of a list page; `key` is that of its query. */
export interface PageSeed {
  readonly key: string;
  readonly posts: readonly PostSummary[];
  readonly total: number;
  readonly totalPages: number;
}

export interface PostSeed extends Surroundings {
  readonly summary: PostSummary;
  readonly headings: readonly Heading[];
  readonly html: string;
}

/** Parses the seed of a prerendered page; undefined when it is missing or invalid. */
export function readSeed(page: Document, html: () => string): BlogSeed | undefined {
  const text = page.getElementById(SEED_ID)?.textContent;
  if (!text) return undefined;
  try {
    const { post, ...seed } = v.parse(seedSchema, JSON.parse(text));
    if (!post) return seed;
    return { ...seed, post: { ...post, previous: post.previous, next: post.next, html: html() } };
  } catch (error) {
    console.warn(`The seed of the page could not be parsed: ${String(error)}`);
    return undefined;
  }
}

let fromDocument: { readonly seed: BlogSeed | undefined } | undefined;

/** The seed during prerendering; browsers read it from the document. */
export const BlogSeedContext = createContext<BlogSeed | undefined>(undefined);

/** Returns the seed of the initial document, also after client-side navigation. */
export function useBlogSeed(): BlogSeed | undefined {
  const given = use(BlogSeedContext);
  if (given || typeof document === 'undefined') return given;
  fromDocument ??= { seed: readSeed(document, articleMarkup) };
  return fromDocument.seed;
}

/** A prerendered post and its build time in ms since 1970. */
export interface BuiltPost {
  readonly post: Post;
  readonly builtAt: number;
}

/** Returns the post of a prerendered page; undefined when its text was modified in the page. */
export function builtPost({ post, builtAt }: BlogSeed): BuiltPost | undefined {
  if (!post || !isOriginal(post.html)) return undefined;
  const { summary, headings, html } = post;
  return { post: { summary, body: { id: summary.id, headings, html } }, builtAt };
}
