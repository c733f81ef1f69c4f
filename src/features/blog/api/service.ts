import * as v from 'valibot';
import { HttpError } from '../../../shared/http/HttpError.ts';
import type { Category, Edition, Post, PostQuery } from '../model.ts';
import { isSameSlug } from '../rules/slug.ts';
import type { DraftLink } from '../rules/draftLink.ts';
import { pluginBase, serviceAddress } from './address.ts';
import { asList, countOf, editionsOf, postsOf, type Totals, totalsOf } from './answers.ts';
import { allCategories } from './categories.ts';
import { getJson, type JsonAnswer } from './client.ts';
import type { EdgeContext } from './html/context.ts';
import { draftSchema } from './schema.ts';

/** A page of posts with its totals. */
export interface PostAnswer extends Totals {
  readonly posts: readonly Post[];
}

/** The editions of a page of posts, in order, with its totals. */
export interface EditionAnswer extends Totals {
  readonly editions: readonly Edition[];
}

/** Editions of requested posts that the service has. */
export interface KnownEditions {
  readonly editions: readonly Edition[];
  /** True when a missing post can be assumed to be deleted. */
  readonly complete: boolean;
}

/** Calls to the content service (SPEC 7). All reject with `HttpError`, or with the reason of the signal. */
export interface ContentService {
  readonly posts: (query: PostQuery, signal?: AbortSignal) => Promise<PostAnswer>;
  readonly editions: (query: PostQuery, signal?: AbortSignal) => Promise<EditionAnswer>;
  readonly post: (slug: string, signal?: AbortSignal) => Promise<Post | undefined>;
  readonly draft: (link: DraftLink, signal?: AbortSignal) => Promise<Post>;
  readonly edition: (slug: string, signal?: AbortSignal) => Promise<Edition | undefined>;
  /** At most a hundred ids. */
  readonly postsById: (ids: readonly number[], signal?: AbortSignal) => Promise<readonly Post[]>;
  /** At most a hundred ids. */
  readonly editionsById: (ids: readonly number[], signal?: AbortSignal) => Promise<KnownEditions>;
  /** Returns true when the service confirms that this post is gone: lists may lack it by mistake (OF-04). */
  readonly isGone: (id: number, signal?: AbortSignal) => Promise<boolean>;
  /** Returns true when the service confirms that a page of posts is empty, although it has other posts. */
  readonly isEmpty: (query: PostQuery, signal?: AbortSignal) => Promise<boolean>;
  readonly categories: () => Promise<Category[]>;
}

export type Get = (url: string, signal?: AbortSignal) => Promise<JsonAnswer>;

/** Error codes for a deleted post and for one that is not public. */
const WITHDRAWN: readonly string[] = ['rest_post_invalid_id', 'rest_forbidden'];

const EDITION = 'id,modified_gmt';
/** Embedded resources are returned only if `_fields` includes their links. */
const EMBEDS = ['author', 'wp:featuredmedia', 'wp:term'];
const POST = `id,slug,date,date_gmt,modified_gmt,link,title,excerpt,content,${EMBEDS.map((name) => `_links.${name}`).join(',')},_embedded`;

function filtersOf(query: PostQuery): Record<string, string> {
  return {
    ...(query.search ? { search: query.search } : {}),
    ...(query.categories.length > 0 ? { categories: query.categories.join(',') } : {}),
  };
}

/** Throws `garbage` for other posts than requested: a cache in front of the service may drop the query. */
function checkRequested(isRequested: boolean): void {
  if (!isRequested) throw new HttpError('garbage', 'Unrequested posts');
}

/** Returns `nothing` for a page after the last one, which WordPress answers with 400. */
function orNothing<T>(error: unknown, nothing: T): T {
  if (error instanceof HttpError && error.code === 'rest_post_invalid_page_number') return nothing;
  throw error;
}

/** Creates a client of the content service at `context.apiBase`. */
export function contentService(context: EdgeContext, get: Get = getJson): ContentService {
  const ask = (path: string, params: Record<string, string>, signal?: AbortSignal) =>
    get(serviceAddress(context.apiBase, path, params), signal);
  const hasPosts = async (signal?: AbortSignal) =>
    asList(await ask('posts', { per_page: '1', _fields: 'id' }, signal)).length > 0;
  const pageOf = (query: PostQuery) => ({ page: `${query.page}`, per_page: `${query.perPage}` });
  return {
    async posts(query, signal) {
      try {
        const answer = await ask('posts', { ...pageOf(query), _embed: 'true', ...filtersOf(query) }, signal);
        checkRequested(asList(answer).length <= query.perPage);
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
        checkRequested(asList(answer).length <= query.perPage);
        return { editions: editionsOf(answer), ...totalsOf(answer, query) };
      } catch (error) {
        return orNothing(error, { editions: [], total: 0, totalPages: 0 });
      }
    },
    async post(slug, signal) {
      // An empty slug would return the newest posts.
      if (slug.trim() === '') return undefined;
      const answer = await ask('posts', { slug, _embed: 'true' }, signal);
      const [post] = await postsOf({ ...answer, data: asList(answer).slice(0, 1) }, context);
      checkRequested(!post || isSameSlug(slug, post.summary.slug));
      return post;
    },
    async draft({ post: id, expires, signature }, signal) {
      const { data, headers } = await get(
        serviceAddress(pluginBase(context.apiBase), `preview/${id}`, { expires, signature, _embed: 'true' }),
        signal,
      );
      // A draft has no slug before it is published.
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
      const posts = await postsOf(await ask('posts', params, signal), context);
      checkRequested(posts.every(({ summary }) => ids.includes(summary.id)));
      return posts;
    },
    async editionsById(ids, signal) {
      const params = { include: ids.join(','), per_page: '100', _fields: EDITION };
      const answer = await ask('posts', params, signal);
      const editions = editionsOf(answer);
      checkRequested(editions.every(({ id }) => ids.includes(id)));
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
      return hasPosts(signal);
    },
    async isEmpty(query, signal) {
      const first = { page: `${(query.page - 1) * query.perPage + 1}`, per_page: '1', _fields: 'id' };
      const again = ask('posts', { ...first, ...filtersOf(query) }, signal).then(
        (answer) => asList(answer).length === 0,
        (error: unknown) => orNothing(error, true),
      );
      const [hasOthers, isEmpty] = await Promise.all([hasPosts(signal), again]);
      return hasOthers && isEmpty;
    },
    categories: () => allCategories((params) => ask('categories', params), context),
  };
}
