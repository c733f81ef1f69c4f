import * as v from 'valibot';

/** Facts about the content that a contract test can't read from the service. */
export interface ContentFacts {
  readonly plainSlug: string;
  /** Slug of a post in Arabic, Urdu or Hindi, as a person reads it (not escaped). */
  readonly nativeSlug: string;
  /** An ASCII word that some posts contain in title, excerpt or body, and others do not. */
  readonly searchWord: string;
}

export interface ContentService {
  /** Fetches an address below the API base (`posts?page=2`), or an absolute one. */
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  readonly facts: ContentFacts;
}

/** Returns the service while tests run: it exists only after `beforeAll`. */
export type GetService = () => ContentService;

const rendering = v.looseObject({ rendered: v.string(), protected: v.boolean() });
const siteTime = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/));

/** A post as every list without `_fields` sends it. */
export const postSchema = v.looseObject({
  id: v.number(),
  date: siteTime,
  date_gmt: siteTime,
  modified: siteTime,
  modified_gmt: siteTime,
  slug: v.pipe(v.string(), v.minLength(1)),
  link: v.pipe(v.string(), v.url()),
  title: v.looseObject({ rendered: v.string() }),
  content: rendering,
  excerpt: rendering,
  categories: v.array(v.number()),
  _links: v.looseObject({}),
});

/** A category or tag, in its list and as an embed. */
export const termSchema = v.looseObject({ id: v.number(), name: v.string(), slug: v.string() });

/** A featured image as an embed. */
export const pictureSchema = v.looseObject({
  alt_text: v.string(),
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

const errorSchema = v.looseObject({
  code: v.string(),
  message: v.pipe(v.string(), v.minLength(1)),
  data: v.looseObject({ status: v.number() }),
});

export type ContractPost = v.InferOutput<typeof postSchema>;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  readonly total: number | undefined;
  readonly pages: number | undefined;
}

/** Fetches an address and parses the response as JSON. */
export async function ask(service: ContentService, address: string, init?: RequestInit): Promise<Answer> {
  const response = await service.fetch(address, init);
  const { status, headers } = response;
  const count = (name: string) => (headers.has(name) ? Number(headers.get(name)) : undefined);
  const body: unknown = JSON.parse(await response.text());
  return { status, headers, body, total: count('X-WP-Total'), pages: count('X-WP-TotalPages') };
}

export async function askPosts(service: ContentService, query: string): Promise<ContractPost[]> {
  const { body } = await ask(service, `posts?${query}`);
  return v.parse(v.array(postSchema), body);
}

export async function askIds(service: ContentService, query: string): Promise<number[]> {
  const { body } = await ask(service, `posts?_fields=id&${query}`);
  return v.parse(v.array(v.object({ id: v.number() })), body).map(({ id }) => id);
}

export async function askError(
  service: ContentService,
  address: string,
): Promise<v.InferOutput<typeof errorSchema>> {
  const { status, body } = await ask(service, address);
  const error = v.parse(errorSchema, body);
  if (status !== error.data.status) throw new Error(`status ${status}, but data.status ${error.data.status}`);
  return error;
}
