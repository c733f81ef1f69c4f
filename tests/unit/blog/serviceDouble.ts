import { vi } from 'vitest';
import type { ContentService } from '../../../src/features/blog/api/service.ts';
import type { Edition, Post } from '../../../src/features/blog/model.ts';

export const editionOf = ({ summary: { id, modifiedGmt } }: Post): Edition => ({ id, modifiedGmt });

/** A content service with these posts on one page; `over` replaces methods. */
export function serviceDouble(posts: readonly Post[], over: Partial<ContentService> = {}) {
  const totals = { total: posts.length, totalPages: 1 };
  const withSlug = (slug: string) => posts.find(({ summary }) => summary.slug === slug);
  const withIds = (ids: readonly number[]) => posts.filter(({ summary }) => ids.includes(summary.id));
  const service: ContentService = {
    posts: async () => ({ posts, ...totals }),
    editions: async () => ({ editions: posts.map(editionOf), ...totals }),
    post: async (slug) => withSlug(slug),
    edition: async (slug) => {
      const post = withSlug(slug);
      return post && editionOf(post);
    },
    postsById: async (ids) => withIds(ids),
    editionsById: async (ids) => ({ editions: withIds(ids).map(editionOf), complete: true }),
    isGone: async (id) => withIds([id]).length === 0,
    isEmpty: async () => posts.length > 0,
    categories: async () => [],
    draft: async (link) => {
      const [post] = withIds([Number(link.post)]);
      if (!post) throw new Error('No such draft');
      return post;
    },
    ...over,
  };
  return {
    posts: vi.fn(service.posts),
    editions: vi.fn(service.editions),
    post: vi.fn(service.post),
    edition: vi.fn(service.edition),
    postsById: vi.fn(service.postsById),
    editionsById: vi.fn(service.editionsById),
    isGone: vi.fn(service.isGone),
    isEmpty: vi.fn(service.isEmpty),
    categories: vi.fn(service.categories),
    draft: vi.fn(service.draft),
  };
}
