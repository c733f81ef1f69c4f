import { fillShell } from '../features/blog/document/shellArticle.ts';
import { slugIn } from '../features/blog/rules/slug.ts';
import { storedPost } from './storedPost.ts';

/** Returns the shell with the stored article at a path, which contains no language; without one, the shell as it is. */
export async function withStoredArticle(shell: Response, path: string): Promise<Response> {
  const slug = slugIn(path);
  const post = slug === undefined ? undefined : await storedPost(slug);
  if (!post || post.summary.protected) return shell;
  return new Response(fillShell(await shell.text(), post), { headers: shell.headers });
}
