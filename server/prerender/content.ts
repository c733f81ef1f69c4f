import { JSDOM } from 'jsdom';
import { parseJson } from '../../src/shared/http/json.ts';
import type { Post, PostSummary } from '../../src/features/blog/model.ts';
import type { BlogSeed, PageSeed } from '../../src/features/blog/seed.ts';
import type { PostAnswer } from '../../src/features/blog/api/service.ts';
import type { PostQuery } from '../../src/features/blog/model.ts';

type Entry = typeof import('./entry.tsx');

/** The blog as the build found it. */
export interface BlogContent {
  readonly posts: readonly Post[];
  readonly home: BlogSeed;
  readonly list: BlogSeed;
  readonly builtAt: number;
}

async function answerOf(response: Response, url: string): Promise<{ data: unknown; headers: Headers }> {
  if (!response.ok) throw new Error(`${url} answered ${response.status} ${response.statusText}`);
  const text = await response.text();
  try {
    return { data: parseJson(text), headers: response.headers };
  } catch (cause) {
    throw new Error(`${url} did not answer JSON, but “${text.slice(0, 60).trim()}”`, { cause });
  }
}

/** Fetches what is prerendered, through the same edge as the browser: parsed, mapped, sanitised. */
export async function fetchContent(
  entry: Entry,
  ask: (request: Request) => Promise<Response>,
  mostPosts: number,
): Promise<BlogContent> {
  const { window } = new JSDOM('');
  const builtAt = Date.now();
  const context = entry.edgeContext(window, entry.site.url);
  const service = entry.contentService(context, async (url) => answerOf(await ask(new Request(url)), url));
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

/** What an article's page is made from: the post, its neighbours in time, and up to three of its category. */
export function postSeed(content: BlogContent, post: Post): BlogSeed {
  const { summary, body } = post;
  const kin = content.posts.map((other) => other.summary).filter((other) => other.lang === summary.lang);
  const at = kin.findIndex((other) => other.id === summary.id);
  const next = kin[at - 1];
  const previous = kin[at + 1];
  const shares = (other: PostSummary) =>
    other.categories.some((category) => summary.categories.some(({ id }) => id === category.id));
  const shown = new Set([summary.id, next?.id, previous?.id]);
  const all = [
    ...kin,
    ...content.posts.map((other) => other.summary).filter((other) => !kin.includes(other)),
  ];
  const related = all.filter((other) => shares(other) && !shown.has(other.id)).slice(0, 3);
  return {
    builtAt: content.builtAt,
    post: { summary, headings: body.headings, html: body.html, previous, next, related },
  };
}
