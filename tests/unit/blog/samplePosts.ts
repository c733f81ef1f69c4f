import type { Post, PostQuery, PostSummary } from '../../../src/features/blog/model.ts';

/** A parsed post; higher ids are newer. */
export function samplePost(id: number, fields: Partial<PostSummary> = {}, html?: string): Post {
  const dateGmt = `2026-03-${String(id).padStart(2, '0')}T08:00:00`;
  const summary: PostSummary = {
    id,
    slug: `post-${id}`,
    title: `Post ${id}`,
    excerpt: '',
    date: dateGmt,
    dateGmt,
    modifiedGmt: dateGmt,
    author: 'Desk',
    categories: [],
    tags: [],
    picture: undefined,
    minutes: 1,
    lang: 'en',
    protected: false,
    link: '',
    ...fields,
  };
  return { summary, body: { id, html: html ?? `<p>Body of ${summary.title}</p>`, headings: [] } };
}

/** The first page of all posts, two posts a page. */
export const everything: PostQuery = { page: 1, search: '', categories: [], perPage: 2 };

export const idsOf = (posts: readonly { readonly id: number }[] | undefined): number[] =>
  (posts ?? []).map(({ id }) => id);
