import type { Post } from '../../src/features/blog/model.ts';
import { postPath, slugIn } from '../../src/features/blog/rules/slug.ts';
import type { LanguageCode } from '../../src/i18n/languages.ts';
import type { DomWindow } from '../../src/shared/html/parse.ts';
import { type Ask, type BlogContent, fetchContent, serviceOf } from '../prerender/content.ts';
import { renderDocument } from '../prerender/document.ts';
import { articlePage, oncePerLanguage, pagesOf, type PageToRender } from '../prerender/sitePages.ts';
import { indexFiles } from '../prerender/render.ts';
import { type BlogPages, blogPages, type BuiltPages, sourceHash } from './builtPages.ts';
import { loadRenderer } from './renderer.ts';

/** A post found by its slug; gone only when the service says so of this post (OF-04). */
export type FoundPost =
  | { readonly kind: 'page'; readonly path: string; readonly id: number; readonly hash: string }
  | { readonly kind: 'moved'; readonly path: string; readonly id: number; readonly hash: string }
  | { readonly kind: 'gone' | 'missing' };

/** `unclear` means an invalid response for this post. */
export type Finding = FoundPost | { readonly kind: 'unclear'; readonly reason: string };

export interface Rendering {
  readonly kind: 'page' | 'list';
  readonly path: string;
  readonly language: LanguageCode;
}

export interface Blog {
  /** Fetches the newest posts when something has changed or `force` is true; otherwise resolves with undefined. */
  readonly refresh: (force: boolean) => Promise<BlogPages | undefined>;
  /** Finds an older post. `id`: that of the post that had this address before. */
  readonly find: (slug: string, id?: number) => Promise<Finding>;
  /** Rejects when the page is unknown or fails to render. */
  readonly render: (rendering: Rendering) => Promise<string>;
}

/** Maximum number of older posts in memory, about 50 kB each. */
const MAX_OLDER = 1_000;

/** Opens the blog of a finished build. Rejects when its code fails to load. */
export async function openBlog(dist: string, built: BuiltPages, ask: Ask, window: DomWindow): Promise<Blog> {
  const { entry, build } = await loadRenderer(dist, built);
  const service = serviceOf(entry, ask, window);
  const names = oncePerLanguage(entry);
  const newest = { page: 1, perPage: Math.min(100, built.most), search: '', categories: [] };
  const older = new Map<string, PageToRender>();
  let content: BlogContent | undefined;
  let first: Promise<BlogContent> | undefined;
  let pages = new Map<string, PageToRender>();
  let seen = '';

  async function fetchAll(): Promise<BlogContent> {
    const next = await fetchContent(entry, service, built.most);
    const before = content?.posts.length ?? Object.keys(built.pages.ids).length;
    if (next.posts.length === 0 && before > 0)
      throw new Error('The content service says that it has no posts');
    const list = await pagesOf(entry, next);
    content = next;
    pages = new Map(list.map((page) => [page.path, page]));
    return next;
  }

  const known = async (): Promise<BlogContent> => {
    first ??= fetchAll().catch((error: unknown) => {
      first = undefined;
      throw error;
    });
    return content ?? first;
  };

  async function add(post: Post): Promise<{ path: string; id: number; hash: string }> {
    const blog = await known();
    const others = blog.posts.filter(({ summary }) => summary.id !== post.summary.id);
    const posts = [post, ...others].toSorted((a, b) => (a.summary.dateGmt < b.summary.dateGmt ? 1 : -1));
    const page = articlePage(entry, names, { ...blog, posts }, post);
    older.delete(page.path);
    older.set(page.path, page);
    const [oldest] = older.keys();
    if (older.size > MAX_OLDER && oldest !== undefined) older.delete(oldest);
    return { path: page.path, id: post.summary.id, hash: sourceHash(page) };
  }

  async function olderPage(path: string): Promise<PageToRender | undefined> {
    const slug = slugIn(path);
    const post = slug === undefined ? undefined : await service.post(slug);
    if (post) await add(post);
    return older.get(path);
  }

  async function find(slug: string, id?: number): Promise<FoundPost> {
    const post = await service.post(slug);
    if (post) {
      const added = await add(post);
      return { kind: added.path === postPath(slug) ? 'page' : 'moved', ...added };
    }
    older.delete(postPath(slug));
    if (id === undefined) return { kind: 'missing' };
    if (await service.isGone(id)) return { kind: 'gone' };
    const [renamed] = await service.postsById([id]);
    if (!renamed)
      throw new entry.HttpError('garbage', `The content service does not say where post ${id} is`);
    return { kind: 'moved', ...(await add(renamed)) };
  }

  return {
    async refresh(force) {
      const now = JSON.stringify([
        await service.editions(newest),
        await service.categories(),
        await service.latestChange(),
      ]);
      if (!force && now === seen) return undefined;
      const next = await fetchAll();
      seen = now;
      return blogPages([...pages.values()], next);
    },
    async find(slug, id) {
      try {
        return await find(slug, id);
      } catch (error) {
        if (!(error instanceof entry.HttpError) || error.failure !== 'garbage') throw error;
        return { kind: 'unclear', reason: error.message };
      }
    },
    async render({ kind, path, language }) {
      const blog = await known();
      if (kind === 'list') {
        const list = indexFiles(entry, [...pages.values(), ...older.values()], blog);
        return list.find(([file]) => `/${file}` === path)?.[1] ?? '';
      }
      const page = pages.get(path) ?? older.get(path) ?? (await olderPage(path));
      if (!page) throw new Error(`There is no page at ${path}`);
      return renderDocument(entry, build, page, language);
    },
  };
}
