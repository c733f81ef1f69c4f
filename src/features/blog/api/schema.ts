import * as v from 'valibot';

/** A field that becomes undefined when it is missing or has a wrong type. */
const lenient = <T extends v.GenericSchema>(schema: T) => v.fallback(v.optional(schema), undefined);

/** A numeric id. Some plugins and caches return it as text. */
const id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
);

const rendered = v.object({ rendered: v.string() });

const term = v.object({ id, name: v.string() });

const sized = v.object({
  source_url: v.string(),
  width: v.pipe(v.number(), v.minValue(1)),
  height: v.pipe(v.number(), v.minValue(1)),
  sources: lenient(v.record(v.string(), v.object({ source_url: v.string() }))),
});

const media = v.object({
  source_url: v.string(),
  alt_text: v.fallback(v.string(), ''),
  media_details: lenient(
    v.object({
      width: lenient(v.number()),
      height: lenient(v.number()),
      sizes: v.fallback(v.record(v.string(), v.fallback(v.nullable(sized), null)), {}),
    }),
  ),
});

const author = v.object({ name: v.string(), avatar_urls: lenient(v.record(v.string(), v.unknown())) });

const listOf = <T extends v.GenericSchema>(member: T) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((items) => items.flatMap((item) => (v.is(member, item) ? [v.parse(member, item)] : []))),
    ),
    [],
  );

const post = v.object({
  id,
  slug: v.pipe(v.string(), v.nonEmpty()),
  date: lenient(v.string()),
  date_gmt: lenient(v.string()),
  modified_gmt: lenient(v.string()),
  link: v.fallback(v.string(), ''),
  title: lenient(rendered),
  excerpt: lenient(rendered),
  content: lenient(v.object({ rendered: v.string(), protected: v.fallback(v.boolean(), false) })),
  _embedded: lenient(
    v.object({
      'wp:featuredmedia': listOf(media),
      author: listOf(author),
      'wp:term': v.fallback(v.array(listOf(term)), []),
    }),
  ),
});

/**
 * A post with `id`, `slug` and content; other fields may be invalid (CS-05).
 * https://developer.wordpress.org/rest-api/reference/posts/
 */
export const postSchema = v.pipe(
  post,
  v.check(({ title, excerpt, content }) => Boolean(title ?? excerpt ?? content), 'It has nothing to show'),
);

export type WordPressPost = v.InferOutput<typeof postSchema>;
export type WordPressMedia = v.InferOutput<typeof media>;
export type WordPressAuthor = v.InferOutput<typeof author>;

/** Response to `_fields=id,modified_gmt`. */
export const editionSchema = v.object({ id, modified_gmt: lenient(v.string()) });

export const categorySchema = term;

export const errorSchema = v.object({ code: v.string(), message: v.fallback(v.string(), '') });

/** A draft: a post that may have no slug. */
export const draftSchema = v.record(v.string(), v.unknown());
