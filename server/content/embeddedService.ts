import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { facts } from '../../src/content/facts/facts.ts';
import { ORIGIN_MARK } from './library/library.ts';
import { loadLibrary } from './library/loadLibrary.ts';
import type { FactTable } from './markdown/factReferences.ts';
import { categoryParameters, postParameters, postsParameters, readParameters } from './rest/parameters.ts';
import { RestError } from './rest/RestError.ts';
import { type Page, pageOf, selectPosts } from './rest/selectPosts.ts';
import { shapePost, withFields } from './rest/shape.ts';
import { notFoundPage, serveUpload } from './uploads/serveUpload.ts';

/** Sources of the content service; by default those of the repository. */
export interface ContentServiceOptions {
  readonly articlesDir?: string;
  readonly mediaDir?: string;
  readonly facts?: FactTable;
  readonly log?: (message: string) => void;
}

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

function json({ url }: Request, data: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(data).replaceAll(ORIGIN_MARK, new URL(url).origin), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=UTF-8',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
      ...headers,
    },
  });
}

const totalsOf = ({ total, totalPages }: Page<unknown>) => ({
  'X-WP-Total': `${total}`,
  'X-WP-TotalPages': `${totalPages}`,
});

/**
 * Creates the embedded content service (CS-03): the calls of WordPress' REST API version 2 that the site makes, over
 * Markdown files, and the uploads folder. Articles are rendered once.
 * @throws Error with file and field of every invalid article
 */
export async function createContentService(
  options: ContentServiceOptions = {},
): Promise<(request: Request) => Promise<Response>> {
  const mediaDir = options.mediaDir ?? fromHere('./pictures');
  const { articles, categories } = await loadLibrary({
    articlesDir: options.articlesDir ?? fromHere('./articles'),
    mediaDir,
    facts: options.facts ?? facts,
    log: options.log ?? console.info,
  });
  const app = new Hono({ strict: false });
  app.get('/wp-json/wp/v2/posts', ({ req }) => {
    const asked = readParameters(postsParameters, req.url);
    const page = selectPosts(articles, asked);
    const posts = page.items.map((article) => shapePost(article, asked));
    return json(req.raw, posts, 200, totalsOf(page));
  });
  app.get('/wp-json/wp/v2/posts/:id{[0-9]+}', ({ req }) => {
    const article = articles.find(({ post }) => post.id === Number(req.param('id')));
    if (!article) throw new RestError(404, 'rest_post_invalid_id', 'Invalid post ID.');
    return json(req.raw, shapePost(article, readParameters(postParameters, req.url)));
  });
  app.get('/wp-json/wp/v2/categories', ({ req }) => {
    const asked = readParameters(categoryParameters, req.url);
    const page = pageOf(categories, asked);
    const shown = page.items.map((category) => withFields(category, asked));
    return json(req.raw, shown, 200, totalsOf(page));
  });
  app.get('/wp-content/uploads/*', ({ req }) => serveUpload(req.raw, mediaDir));
  app.notFound(({ req }) => {
    if (!/^\/wp-json(?:\/|$)/.test(req.path)) return notFoundPage();
    throw new RestError(404, 'rest_no_route', 'No route was found matching the URL and request method.');
  });
  app.onError((error, { req }) => {
    if (!(error instanceof RestError)) throw error;
    return json(req.raw, error.body, error.status);
  });
  return async (request) => app.fetch(request);
}
