import type { WebHandler } from '../../server/http/contentService.ts';

/** A post of WordPress; tests replace its fields, also with invalid values. */
export type RawPost = Readonly<Record<string, unknown>> & {
  readonly slug: string;
  readonly title: { readonly rendered: string };
  readonly categories: readonly number[];
};

export const doubleCategories = [
  { id: 3, name: 'Banking' },
  { id: 5, name: 'Visas &amp; permits' },
  { id: 7, name: 'Tax' },
] as const;

/** Returns the post with a number: a higher number is newer. `over` replaces fields. */
export function doublePost(number: number, over: Readonly<Record<string, unknown>> = {}): RawPost {
  const date = new Date(Date.UTC(2026, 0, 1, 9) + number * 86_400_000).toISOString().slice(0, 19);
  const category = doubleCategories[number % doubleCategories.length] ?? doubleCategories[0];
  const slug = `guide-${number}`;
  return {
    id: number,
    slug,
    date,
    date_gmt: date,
    modified_gmt: date,
    link: `https://content.example/${slug}/`,
    title: { rendered: `Guide ${number}` },
    excerpt: { rendered: `<p>What guide ${number} says in short.</p>` },
    content: { rendered: `<p>The text of guide ${number}.</p>`, protected: false },
    categories: [category.id],
    _embedded: { author: [{ name: 'Salma Idris' }], 'wp:term': [[category], []] },
    ...over,
  };
}

export function doublePosts(count: number): RawPost[] {
  return Array.from({ length: count }, (_, index) => doublePost(count - index));
}

/** Returns a response of the content service, with the headers of totals where given. */
export function jsonAnswer(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers });
}

const numbers = (list: string | null): number[] => (list ? list.split(',').map(Number) : []);

const refused = (status: number, code: string, message: string) =>
  jsonAnswer({ code, message, data: { status } }, status);

/** Returns a post with the fields of `_fields`; without links it has no embeds. */
function narrowed(post: RawPost, fields: string | null): unknown {
  if (fields === null) return post;
  const names = new Set(fields.split(',').map((name) => name.split('.', 1)[0]));
  if (!names.has('_links')) names.delete('_embedded');
  return Object.fromEntries(Object.entries(post).filter(([name]) => names.has(name)));
}

function answerPage(params: URLSearchParams, list: readonly unknown[]): Response {
  const [size, page] = [Number(params.get('per_page') ?? 10), Number(params.get('page') ?? 1)];
  return jsonAnswer(list.slice((page - 1) * size, page * size), 200, {
    'X-WP-Total': `${list.length}`,
    'X-WP-TotalPages': `${Math.ceil(list.length / size)}`,
  });
}

function answerPosts(params: URLSearchParams, posts: readonly RawPost[]): Response {
  const slug = params.get('slug');
  const search = (params.get('search') ?? '').toLowerCase();
  const categories = numbers(params.get('categories'));
  const include = numbers(params.get('include'));
  const found = posts.filter(
    (post) =>
      (slug === null || post.slug === slug) &&
      post.title.rendered.toLowerCase().includes(search) &&
      (include.length === 0 || include.includes(Number(post['id']))) &&
      (categories.length === 0 || post.categories.some((id) => categories.includes(id))),
  );
  if (params.get('orderby') === 'modified')
    found.sort((a, b) => (String(a['modified_gmt']) < String(b['modified_gmt']) ? 1 : -1));
  const page = Number(params.get('page') ?? 1);
  if (page > 1 && page > Math.ceil(found.length / Number(params.get('per_page') ?? 10)))
    return refused(
      400,
      'rest_post_invalid_page_number',
      'The page number requested is larger than the number of pages available.',
    );
  return answerPage(
    params,
    found.map((post) => narrowed(post, params.get('_fields'))),
  );
}

/**
 * Returns a content service with the given posts. It supports page, per_page, search (in titles), categories,
 * include, slug, `_fields` and `orderby=modified` as WordPress does, and the list of categories, but no pictures.
 */
export function contentDouble(
  posts: readonly RawPost[],
  categories: readonly unknown[] = doubleCategories,
): WebHandler {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/posts')) return answerPosts(searchParams, posts);
    if (pathname.endsWith('/categories')) return answerPage(searchParams, categories);
    const [, id] = /\/posts\/(\d+)$/.exec(pathname) ?? [];
    if (id === undefined) return refused(404, 'rest_no_route', 'No route');
    const post = posts.find((each) => each['id'] === Number(id));
    return post
      ? jsonAnswer(narrowed(post, searchParams.get('_fields')))
      : refused(404, 'rest_post_invalid_id', 'Invalid post ID.');
  };
}
