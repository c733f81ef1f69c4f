import * as v from 'valibot';
import { parseJson } from '../../src/shared/http/json.ts';
import type { Post, PostSummary } from '../../src/features/blog/model.ts';
import type { BlogSeed, PageSeed } from '../../src/features/blog/seed.ts';
import type { ContentService, PostAnswer } from '../../src/features/blog/api/service.ts';
import type { PostQuery } from '../../src/features/blog/model.ts';
import type { DomWindow } from '../../src/shared/html/parse.ts';

type Entry = typeof import('./entry.tsx');

export interface BlogContent {
  readonly posts: readonly Post[];
  readonly home: BlogSeed;
  readonly list: BlogSeed;
  readonly builtAt: number;
}

export type Ask = (request: Request) => Promise<Response>;

const errorSchema = v.object({ code: v.string() });

function codeOf(text: string): string {
  try {
    return v.parse(errorSchema, parseJson(text)).code;
  } catch {
    return '';
  }
}

async function answerOf(
  { HttpError }: Entry,
  response: Response,
  url: string,
): Promise<{ data: unknown; headers: Headers }> {
  const text = await response.text();
  const { status, statusText, headers } = response;
  if (!response.ok)
    throw new HttpError('status', `${url} answered ${status} ${statusText}`, { status, code: codeOf(text) });
  try {
    return { data: parseJson(text), headers };
  } catch (cause) {
    throw new Error(`${url} did not answer JSON, but “${text.slice(0, 60).trim()}”`, { cause });
  }
}

export interface ServerContent extends ContentService {
  /** Returns id and time of the last changed post: it differs after an edit of any post. */
  readonly latestChange: () => Promise<unknown>;
}

/** Returns the content service with the parsing, mapping and sanitising of the browser. */
export function serviceOf(entry: Entry, ask: Ask, window: DomWindow): ServerContent {
  const context = entry.edgeContext(window, entry.site.url);
  const get = async (url: string) => answerOf(entry, await ask(new Request(url)), url);
  return {
    ...entry.contentService(context, get),
    async latestChange() {
      const query = { orderby: 'modified', per_page: '1', _fields: 'id,modified_gmt' };
      return (await get(entry.serviceAddress(context.apiBase, 'posts', query))).data;
    },
  };
}

/** Fetches the posts to prerender. */
export async function fetchContent(
  entry: Entry,
  service: ContentService,
  mostPosts: number,
): Promise<BlogContent> {
  const builtAt = Date.now();
  const categories = await service.categories();
  const page = (query: PostQuery, answer: PostAnswer): PageSeed => ({
    key: entry.queryKey(query),
    posts: answer.posts.map((post) => post.summary),
    total: answer.total,
    totalPages: answer.totalPages,
  });
  const posts: Post[] = [];
  const perPage = Math.min(50, mostPosts);
  for (let number = 1, pages = 1; number <= pages && posts.length < mostPosts; number += 1) {
    const answer = await service.posts({ page: number, search: '', categories: [], perPage });
    posts.push(...answer.posts);
    pages = answer.totalPages;
  }
  return {
    posts: posts.slice(0, mostPosts),
    builtAt,
    home: { builtAt, page: page(entry.latestPosts, await service.posts(entry.latestPosts)) },
    list: { builtAt, categories, page: page(entry.firstPage, await service.posts(entry.firstPage)) },
  };
}

/** Returns the data of an article's page: the post, its neighbours, and related posts as in `readSurroundings`. */
export function postSeed(content: BlogContent, post: Post): BlogSeed {
  const { summary, body } = post;
  const kin = content.posts.map((other) => other.summary).filter((other) => other.lang === summary.lang);
  const at = kin.findIndex((other) => other.id === summary.id);
  const next = kin[at - 1];
  const previous = kin[at + 1];
  const shares = (other: PostSummary) =>
    other.categories.some((category) => summary.categories.some(({ id }) => id === category.id));
  const shown = new Set([summary.id, next?.id, previous?.id]);
  const foreign = content.posts.map((other) => other.summary).filter((other) => !kin.includes(other));
  const related = [...kin.filter(shares), ...kin.filter((other) => !shares(other)), ...foreign.filter(shares)]
    .filter((other) => !shown.has(other.id))
    .slice(0, 3);
  return {
    builtAt: content.builtAt,
    post: { summary, headings: body.headings, html: body.html, previous, next, related },
  };
}
