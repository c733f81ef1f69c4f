import * as v from 'valibot';
import { HttpError } from '../../../shared/http/HttpError.ts';
import { plainText } from '../../../shared/html/parse.ts';
import type { Category, Edition, Post, PostQuery } from '../model.ts';
import { isSameSlug } from '../rules/slug.ts';
import type { DraftLink } from '../rules/draftLink.ts';
import { pluginBase, serviceAddress } from './address.ts';
import { asList, countOf, editionsOf, postsOf, type Totals, totalsOf, usableOf } from './answers.ts';
import { getJson, type JsonAnswer } from './client.ts';
import type { EdgeContext } from './html/context.ts';
import { categorySchema, draftSchema } from './schema.ts';

/** A page of posts as the service gave it, with its totals. */
export interface PostAnswer extends Totals {
  readonly posts: readonly Post[];
}

/** The editions on a page of posts, in its order, with its totals. */
export interface EditionAnswer extends Totals {
  readonly editions: readonly Edition[];
}

/** What the service has of some posts. */
export interface KnownEditions {
  readonly editions: readonly Edition[];
  /** True when the answer is trustworthy enough to say of the others that they are gone. */
  readonly complete: boolean;
}

/**
 * The calls that the site makes to its content service: `posts`, `post` and `categories` are those of SPEC 7, to the
 * letter; the others only refresh what those have brought. All reject with `HttpError`, or with the reason of
 * the signal; what only compares editions weighs about ten bytes a post (OF-08).
 */
export interface ContentService {
  readonly posts: (query: PostQuery, signal?: AbortSignal) => Promise<PostAnswer>;
  readonly editions: (query: PostQuery, signal?: AbortSignal) => Promise<EditionAnswer>;
  readonly post: (slug: string, signal?: AbortSignal) => Promise<Post | undefined>;
  /** What our WordPress plugin has of a draft (CS-07). */
  readonly draft: (link: DraftLink, signal?: AbortSignal) => Promise<Post>;
  readonly edition: (slug: string, signal?: AbortSignal) => Promise<Edition | undefined>;
  /** At most a hundred ids. */
  readonly postsById: (ids: readonly number[], signal?: AbortSignal) => Promise<readonly Post[]>;
  /** At most a hundred ids. */
  readonly editionsById: (ids: readonly number[], signal?: AbortSignal) => Promise<KnownEditions>;
  /**
   * True when the service says of this very post that it is not to be read, and has others: a list that lacks it may
   * be the fault of a cache, a plugin or a broken table (OF-04).
   */
  readonly isGone: (id: number, signal?: AbortSignal) => Promise<boolean>;
  /** Five hundred at most. */
  readonly categories: () => Promise<Category[]>;
}

/** Stands in for the network in tests. */
export type Get = (url: string, signal?: AbortSignal) => Promise<JsonAnswer>;

/** What WordPress answers for a post that was deleted, and for one that is no longer public. */
const WITHDRAWN: readonly string[] = ['rest_post_invalid_id', 'rest_forbidden'];

/** Pages of a hundred categories that are asked for: more chips than that nobody reads. */
const MOST_CATEGORY_PAGES = 5;

const EDITION = 'id,modified_gmt';
/** What our schema reads; embeds whose links are not asked for would vanish silently. */
const EMBEDS = ['author', 'wp:featuredmedia', 'wp:term'];
const POST = `id,slug,date,date_gmt,modified_gmt,link,title,excerpt,content,${EMBEDS.map((name) => `_links.${name}`).join(',')},_embedded`;

function filtersOf(query: PostQuery): Record<string, string> {
  return {
    ...(query.search ? { search: query.search } : {}),
    ...(query.categories.length > 0 ? { categories: query.categories.join(',') } : {}),
  };
}

/** Past the last page the service answers 400: that is a page without posts. */
function orNothing<T>(error: unknown, nothing: T): T {
  if (error instanceof HttpError && error.code === 'rest_post_invalid_page_number') return nothing;
  throw error;
}

/** The content service at `context.apiBase`. */
export function contentService(context: EdgeContext, get: Get = getJson): ContentService {
  const ask = (path: string, params: Record<string, string>, signal?: AbortSignal) =>
    get(serviceAddress(context.apiBase, path, params), signal);
  const pageOf = (query: PostQuery) => ({ page: `${query.page}`, per_page: `${query.perPage}` });
  return {
    async posts(query, signal) {
      try {
        const answer = await ask('posts', { ...pageOf(query), _embed: 'true', ...filtersOf(query) }, signal);
        return { posts: await postsOf(answer, context), ...totalsOf(answer, query) };
      } catch (error) {
        return orNothing(error, { posts: [], total: 0, totalPages: 0 });
      }
    },
    async editions(query, signal) {
      try {
        const answer = await ask(
          'posts',
          { ...pageOf(query), _fields: EDITION, ...filtersOf(query) },
          signal,
        );
        return { editions: editionsOf(answer), ...totalsOf(answer, query) };
      } catch (error) {
        return orNothing(error, { editions: [], total: 0, totalPages: 0 });
      }
    },
    async post(slug, signal) {
      // An empty slug would be answered with the newest posts.
      if (slug.trim() === '') return undefined;
      const answer = await ask('posts', { slug, _embed: 'true' }, signal);
      const [post] = await postsOf({ ...answer, data: asList(answer).slice(0, 1) }, context);
      // A cache before the service may have dropped the question and answered another one.
      if (post && !isSameSlug(slug, post.summary.slug))
        throw new HttpError('garbage', 'Not the post that was asked for');
      return post;
    },
    async draft({ post: id, expires, signature }, signal) {
      const { data, headers } = await get(
        serviceAddress(pluginBase(context.apiBase), `preview/${id}`, { expires, signature, _embed: 'true' }),
        signal,
      );
      // WordPress gives a draft no slug before it is published.
      const parsed = v.safeParse(draftSchema, data);
      const draft = parsed.success
        ? { ...parsed.output, slug: parsed.output['slug'] || `draft-${id}` }
        : data;
      const [post] = await postsOf({ data: [draft], headers }, context);
      if (!post) throw new HttpError('garbage', 'The draft is malformed');
      return post;
    },
    async edition(slug, signal) {
      const answer = await ask('posts', { slug, _fields: EDITION }, signal);
      const [edition] = editionsOf({ ...answer, data: asList(answer).slice(0, 1) });
      return edition;
    },
    async postsById(ids, signal) {
      const params = {
        include: ids.join(','),
        per_page: `${ids.length}`,
        _embed: EMBEDS.join(','),
        _fields: POST,
      };
      return postsOf(await ask('posts', params, signal), context);
    },
    async editionsById(ids, signal) {
      const params = { include: ids.join(','), per_page: '100', _fields: EDITION };
      const answer = await ask('posts', params, signal);
      const editions = editionsOf(answer);
      const asked = new Set(ids);
      // A cache before the service may have dropped the question and answered another one.
      if (editions.some(({ id }) => !asked.has(id))) throw new HttpError('garbage', 'Not what was asked for');
      const total = countOf(answer.headers, 'x-wp-total');
      return { editions, complete: total === editions.length };
    },
    async isGone(id, signal) {
      try {
        await ask(`posts/${id}`, { _fields: 'id' }, signal);
        return false;
      } catch (error) {
        if (!(error instanceof HttpError && WITHDRAWN.includes(error.code))) throw error;
      }
      const others = await ask('posts', { per_page: '1', _fields: 'id' }, signal);
      return asList(others).length > 0;
    },
    async categories() {
      const first = await ask('categories', { per_page: '100' });
      const pages = Math.min(countOf(first.headers, 'x-wp-totalpages') ?? 1, MOST_CATEGORY_PAGES);
      const others = Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
        ask('categories', { per_page: '100', page: `${index + 2}` }),
      );
      const received = [first, ...(await Promise.all(others))].flatMap(asList);
      const usable = received.flatMap((raw) => {
        const parsed = v.safeParse(categorySchema, raw);
        if (!parsed.success) return [];
        const name = plainText(parsed.output.name, context.dom);
        return name === '' ? [] : [{ id: parsed.output.id, name }];
      });
      return [...usableOf(received, usable, 'categories')];
    },
  };
}
