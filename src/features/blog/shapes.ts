import * as v from 'valibot';
import type { Post, PostSummary } from './model.ts';

/** Schema of a stored category or tag. */
export const termSchema = v.object({ id: v.number(), name: v.string() });
const picture = v.object({
  src: v.string(),
  srcset: v.string(),
  sources: v.array(v.object({ type: v.string(), srcset: v.string() })),
  width: v.number(),
  height: v.number(),
  alt: v.string(),
});
/** Schema of a stored post summary. */
export const summarySchema = v.pipe(
  v.object({
    id: v.number(),
    slug: v.string(),
    title: v.string(),
    excerpt: v.string(),
    date: v.string(),
    dateGmt: v.string(),
    modifiedGmt: v.string(),
    author: v.string(),
    avatar: v.optional(v.string()),
    categories: v.array(termSchema),
    tags: v.array(termSchema),
    picture: v.optional(picture),
    minutes: v.number(),
    lang: v.string(),
    protected: v.boolean(),
    link: v.string(),
  }),
  v.transform((row): PostSummary => ({ ...row, picture: row.picture })),
);
/** Schema of a stored heading. */
export const headingSchema = v.object({ id: v.string(), text: v.string(), level: v.picklist([2, 3]) });

const postSchema = v.object({
  summary: summarySchema,
  body: v.object({ id: v.number(), html: v.string(), headings: v.array(headingSchema) }),
});

/** Parses a saved copy of a post, whose HTML was sanitised before storage; undefined when it is invalid. */
export function postFrom(copy: unknown): Post | undefined {
  const parsed = v.safeParse(postSchema, copy);
  return parsed.success ? parsed.output : undefined;
}
