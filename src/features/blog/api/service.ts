import * as v from 'valibot';
import { HttpError } from '../../../shared/http/HttpError.ts';
import { plainText } from '../../../shared/html/parse.ts';
import type { Category, Post, PostQuery } from '../model.ts';
import { getJson, type JsonAnswer } from './client.ts';
import type { EdgeContext } from './html/context.ts';
import { categorySchema } from './schema.ts';
import { toPost } from './toPost.ts';

/** A page of posts as the service gave it, with its totals. */
export interface PostAnswer {
  readonly posts: readonly Post[];
  readonly total: number;
  readonly totalPages: number;
}

/** The calls that the site makes to its content service (SPEC 7). `get` stands in for the network in tests. */
export interface ContentService {
  readonly posts: (query: PostQuery) => Promise<PostAnswer>;
  readonly post: (slug: string) => Promise<Post | undefined>;
  readonly categories: () => Promise<Category[]>;
}

function asList(data: unknown): unknown[] {
  if (Array.isArray(data)) return data;
  throw new HttpError('garbage', 'The answer is not a list');
}

const count = (headers: Headers, name: string): number | undefined => {
  const value = headers.get(name);
  return value !== null && /^\d+$/.test(value) ? Number(value) : undefined;
};

/** Lets the browser paint and answer taps between two pieces of work. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

async function toPosts(data: unknown, context: EdgeContext): Promise<Post[]> {
  const posts: Post[] = [];
  for (const raw of asList(data)) {
    const post = toPost(raw, context);
    if (post) posts.push(post);
    await breathe();
  }
  return posts;
}

/** Totals from the headers; without them, what can be told from the answer itself (CS-05). */
function totals(
  answer: JsonAnswer,
  query: PostQuery,
  received: number,
): { total: number; totalPages: number } {
  const more = received === query.perPage ? 1 : 0;
  const total = count(answer.headers, 'x-wp-total') ?? (query.page - 1) * query.perPage + received + more;
  return { total, totalPages: count(answer.headers, 'x-wp-totalpages') ?? Math.ceil(total / query.perPage) };
}

const NOTHING: PostAnswer = { posts: [], total: 0, totalPages: 0 };

/** The content service at `context.apiBase`. */
export function contentService(
  context: EdgeContext,
  get: (url: string) => Promise<JsonAnswer> = getJson,
): ContentService {
  // A WordPress without pretty permalinks has its API at `/?rest_route=/wp/v2`: the path then already is a query.
  const address = (path: string, params: Record<string, string>) =>
    `${context.apiBase}/${path}${context.apiBase.includes('?') ? '&' : '?'}${new URLSearchParams(params).toString()}`;
  return {
    async posts(query) {
      const params: Record<string, string> = {
        page: `${query.page}`,
        per_page: `${query.perPage}`,
        _embed: 'true',
      };
      if (query.search) params['search'] = query.search;
      if (query.categories.length > 0) params['categories'] = query.categories.join(',');
      try {
        const answer = await get(address('posts', params));
        const received = asList(answer.data).length;
        const posts = await toPosts(answer.data, context);
        // Nothing usable in it: what is stored must not make room for that (OF-04).
        if (received > 0 && posts.length === 0) throw new HttpError('garbage', 'All posts are malformed');
        return { posts, ...totals(answer, query, received) };
      } catch (error) {
        if (error instanceof HttpError && error.code === 'rest_post_invalid_page_number') return NOTHING;
        throw error;
      }
    },
    async post(slug) {
      // An empty slug would be answered with the newest posts.
      if (slug.trim() === '') return undefined;
      const answer = await get(address('posts', { slug, _embed: 'true' }));
      const [post] = await toPosts(asList(answer.data).slice(0, 1), context);
      if (!post && asList(answer.data).length > 0) throw new HttpError('garbage', 'The post is malformed');
      return post;
    },
    async categories() {
      const answer = await get(address('categories', { per_page: '100' }));
      const received = asList(answer.data);
      const usable = received.flatMap((raw) => {
        const parsed = v.safeParse(categorySchema, raw);
        if (!parsed.success) return [];
        const name = plainText(parsed.output.name, context.dom);
        return name === '' ? [] : [{ id: parsed.output.id, name }];
      });
      if (received.length > 0 && usable.length === 0)
        throw new HttpError('garbage', 'All categories are malformed');
      return usable;
    },
  };
}
