import * as v from 'valibot';

/** What a contract test must know of the content: the rest it reads from the service itself. */
export interface ContentFacts {
  /** Slug of a post, ASCII only. */
  readonly plainSlug: string;
  /** Slug of a post in Arabic, Urdu or Hindi, as a person reads it (not escaped). */
  readonly nativeSlug: string;
  /** A word, ASCII, that some posts hold in title, excerpt or body, and others do not. */
  readonly searchWord: string;
}

/** A content service under test: WordPress itself, or the embedded one. */
export interface ContentService {
  /** Asks for an address below the API base (`posts?page=2`), or for a whole one. */
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  readonly facts: ContentFacts;
}

/** What the tests get at run time: the service exists only after `beforeAll`. */
export type GetService = () => ContentService;

const rendered = v.looseObject({ rendered: v.string() });
const rendering = v.looseObject({ rendered: v.string(), protected: v.boolean() });
const siteTime = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/));
const ids = v.array(v.pipe(v.number(), v.integer(), v.minValue(1)));

/** A post as every list without `_fields` sends it. */
export const postSchema = v.looseObject({
  id: v.number(),
  date: siteTime,
  date_gmt: siteTime,
  modified: siteTime,
  modified_gmt: siteTime,
  slug: v.pipe(v.string(), v.minLength(1)),
  status: v.literal('publish'),
  type: v.literal('post'),
  link: v.pipe(v.string(), v.url()),
  title: rendered,
  content: rendering,
  excerpt: rendering,
  author: v.number(),
  featured_media: v.number(),
  sticky: v.boolean(),
  categories: ids,
  tags: ids,
  _links: v.looseObject({ self: v.array(v.looseObject({ href: v.string() })) }),
});

/** A category or tag, in its own list and as an embed. */
export const termSchema = v.looseObject({
  id: v.number(),
  name: v.string(),
  slug: v.string(),
  link: v.string(),
  taxonomy: v.picklist(['category', 'post_tag']),
});

/** A category in its own list. */
export const categorySchema = v.looseObject({
  ...termSchema.entries,
  count: v.number(),
  description: v.string(),
  parent: v.number(),
});

/** A featured image as an embed. */
export const pictureSchema = v.looseObject({
  id: v.number(),
  alt_text: v.string(),
  media_type: v.literal('image'),
  mime_type: v.pipe(v.string(), v.startsWith('image/')),
  source_url: v.pipe(v.string(), v.url()),
  media_details: v.looseObject({
    width: v.number(),
    height: v.number(),
    sizes: v.record(
      v.string(),
      v.looseObject({ source_url: v.pipe(v.string(), v.url()), width: v.number(), height: v.number() }),
    ),
  }),
});

/** An error body. */
export const errorSchema = v.looseObject({
  code: v.string(),
  message: v.pipe(v.string(), v.minLength(1)),
  data: v.looseObject({ status: v.number() }),
});

/** A post as parsed by `postSchema`. */
export type ContractPost = v.InferOutput<typeof postSchema>;

/** One answer, its body read as JSON. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  /** `X-WP-Total`; undefined where the header is missing. */
  readonly total: number | undefined;
  /** `X-WP-TotalPages`; undefined where the header is missing. */
  readonly pages: number | undefined;
}

/** Asks the service and reads the answer as JSON. */
export async function ask(service: ContentService, address: string, init?: RequestInit): Promise<Answer> {
  const { status, headers, ...response } = await answered(service, address, init);
  const count = (name: string): number | undefined => {
    const value = headers.get(name);
    return value === null ? undefined : Number(value);
  };
  const body: unknown = JSON.parse(response.text);
  return { status, headers, body, total: count('X-WP-Total'), pages: count('X-WP-TotalPages') };
}

async function answered(service: ContentService, address: string, init?: RequestInit) {
  const response = await service.fetch(address, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Asks for posts (whole ones) and parses them. */
export async function askPosts(service: ContentService, query: string): Promise<ContractPost[]> {
  const { body } = await ask(service, `posts?${query}`);
  return v.parse(v.array(postSchema), body);
}

/** Asks for posts and gives their ids, in order. */
export async function askIds(service: ContentService, query: string): Promise<number[]> {
  const { body } = await ask(service, `posts?_fields=id&${query}`);
  return v.parse(v.array(v.object({ id: v.number() })), body).map(({ id }) => id);
}

/** Asks for something wrong and gives the error. */
export async function askError(
  service: ContentService,
  address: string,
): Promise<v.InferOutput<typeof errorSchema>> {
  const { status, body } = await ask(service, address);
  const error = v.parse(errorSchema, body);
  if (status !== error.data.status) throw new Error(`status ${status}, but data.status ${error.data.status}`);
  return error;
}
