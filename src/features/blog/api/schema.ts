import * as v from 'valibot';

/**
 * What a WordPress answer must hold to be a post (REST API v2), read leniently: only `id`, `slug`, `date` and
 * the rendered texts are needed; everything else may be missing or of a wrong type and is then left out.
 * https://developer.wordpress.org/rest-api/reference/posts/
 */
const lenient = <T extends v.GenericSchema>(schema: T) => v.fallback(v.optional(schema), undefined);

const rendered = v.object({ rendered: v.string() });

const term = v.object({ id: v.number(), name: v.string() });

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

const author = v.object({ name: v.string() });

/** Unusable members of a list are left out; the others stay. */
const listOf = <T extends v.GenericSchema>(member: T) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((items) => items.flatMap((item) => (v.is(member, item) ? [v.parse(member, item)] : []))),
    ),
    [],
  );

export const postSchema = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  slug: v.pipe(v.string(), v.nonEmpty()),
  date: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/)),
  date_gmt: lenient(v.string()),
  modified_gmt: lenient(v.string()),
  link: v.fallback(v.string(), ''),
  title: rendered,
  excerpt: v.fallback(rendered, { rendered: '' }),
  content: v.object({ rendered: v.string(), protected: v.fallback(v.boolean(), false) }),
  _embedded: lenient(
    v.object({
      'wp:featuredmedia': listOf(media),
      author: listOf(author),
      'wp:term': v.fallback(v.array(listOf(term)), []),
    }),
  ),
});

export type WordPressPost = v.InferOutput<typeof postSchema>;
export type WordPressMedia = v.InferOutput<typeof media>;

/** What tells one edition of a post from another: the answer to `_fields=id,modified_gmt`. */
export const editionSchema = v.object({ id: postSchema.entries.id, modified_gmt: lenient(v.string()) });

export const categorySchema = v.object({ id: v.number(), name: v.string() });

/** An error body: `{ code, message, data: { status } }`. */
export const errorSchema = v.object({ code: v.string(), message: v.fallback(v.string(), '') });
