import * as v from 'valibot';
import { createContentService } from '../../server/content/embeddedService.ts';
import type { WebHandler } from '../../server/http/contentService.ts';

/** A guide of the built-in content with a picture in its text. */
export const ILLUSTRATED = 'corporate-bank-account-checklist';

const FIGURE = /<figure[^>]*>.*?<\/figure>/s;
const OTHER = 'second-year-costs';

const posts = v.array(v.looseObject({ slug: v.optional(v.string()), content: v.optional(v.unknown()) }));
const text = v.looseObject({ rendered: v.string() });

export const REVISED = { picture: 'choosing-a-free-zone', words: 'Revised in the meantime.' } as const;

/** Returns a text with its first figure repeated at the end with other pictures. */
function illustrated(content: unknown, revised: boolean): unknown {
  const parsed = v.safeParse(text, content);
  if (!parsed.success) return content;
  const figure = FIGURE.exec(parsed.output.rendered)?.[0] ?? '';
  const showing = (picture: string) => figure.replaceAll('figure-bank-desk', picture);
  const added = revised ? `<p>${REVISED.words}</p>${showing(REVISED.picture)}` : '';
  return { ...parsed.output, rendered: parsed.output.rendered + showing(OTHER) + added };
}

/**
 * Returns the built-in content service with another picture in the text of a guide: with its cover there are three.
 * Posts in `withheld` are missing; while `revised` contains the guide, it is a newer edition.
 */
export function illustratedContent(
  withheld: ReadonlySet<string> = new Set(),
  revised: ReadonlySet<string> = new Set(),
): WebHandler {
  const starting = createContentService();
  return async (request) => {
    const response = await (await starting)(request);
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.includes('/wp/v2/posts')) return response;
    if (/\/posts\/\d+$/.test(pathname)) {
      const whole = await (await starting)(new Request(new URL(pathname, request.url)));
      const named = v.safeParse(v.object({ slug: v.string() }), await whole.json());
      const isWithheld = named.success && withheld.has(named.output.slug);
      return isWithheld ? Response.json({ code: 'rest_post_invalid_id' }, { status: 404 }) : response;
    }
    const parsed = v.safeParse(posts, await response.clone().json());
    if (!parsed.success) return response;
    // A response to a request by slug may lack it.
    const asked = searchParams.get('slug') ?? '';
    const answer = parsed.output.filter(({ slug = asked }) => !withheld.has(slug));
    for (const post of answer) {
      if ((post.slug ?? asked) !== ILLUSTRATED) continue;
      const anew = revised.has(ILLUSTRATED);
      if (post.content !== undefined) post.content = illustrated(post.content, anew);
      if (anew && 'modified_gmt' in post) post['modified_gmt'] = '2026-11-20T10:00:00';
    }
    const headers = new Headers(response.headers);
    for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name);
    return Response.json(answer, { status: response.status, headers });
  };
}
