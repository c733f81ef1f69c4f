import * as v from 'valibot';
import { plainText } from '../../../shared/html/parse.ts';
import { languageOfText } from '../../../shared/text/script.ts';
import type { Edition, Post, Term } from '../model.ts';
import { authorName } from '../rules/authorName.ts';
import { readingMinutes } from '../rules/readingTime.ts';
import { decodeSlug } from '../rules/slug.ts';
import type { Steps } from '../../../shared/steps.ts';
import type { EdgeContext } from './html/context.ts';
import { sanitizeHtml } from './html/sanitizeHtml.ts';
import { editionSchema, postSchema, type WordPressPost } from './schema.ts';
import { toPicture } from './toPicture.ts';

/** WordPress writes UTC without an offset; a site that leaves it out is read as if its time were UTC. */
const utc = (gmt: string | undefined, local: string) =>
  (gmt && /^\d{4}-/.test(gmt) ? gmt : local).slice(0, 19);

const termsOf = (group: readonly Term[] | undefined, context: EdgeContext): Term[] =>
  (group ?? [])
    .map((term) => ({ id: term.id, name: plainText(term.name, context.dom) }))
    .filter(({ name }) => name !== '');

function* mapPost(raw: WordPressPost, context: EdgeContext): Steps<Post> {
  const slug = decodeSlug(raw.slug);
  const title = plainText(raw.title.rendered, context.dom);
  const excerpt = plainText(raw.excerpt.rendered, context.dom);
  const lang = languageOfText(`${title} ${excerpt}`);
  yield;
  const body = yield* sanitizeHtml(raw.content.rendered, { link: raw.link, slug, lang }, context);
  const media = raw._embedded?.['wp:featuredmedia'][0];
  const terms = raw._embedded?.['wp:term'] ?? [];
  return {
    summary: {
      id: raw.id,
      slug,
      title: title || slug,
      excerpt: excerpt.replace(/\s*\[(…|\.\.\.)\]$/, '…'),
      date: raw.date.slice(0, 19),
      dateGmt: utc(raw.date_gmt, raw.date),
      modifiedGmt: utc(raw.modified_gmt, raw.date),
      author: authorName(plainText(raw._embedded?.author[0]?.name ?? '', context.dom), context.defaultAuthor),
      categories: termsOf(terms[0], context),
      tags: termsOf(terms[1], context),
      picture: toPicture(media, plainText(media?.alt_text ?? '', context.dom), context),
      minutes: readingMinutes(body.text),
      lang,
      protected: raw.content.protected,
      link: raw.link,
    },
    body: { id: raw.id, html: body.html, headings: body.headings },
  };
}

/**
 * A post of the content service as our shapes, or undefined when it is malformed: that is logged, and the
 * other posts of the answer stay (CS-05). In steps.
 */
export function* toPost(raw: unknown, context: EdgeContext): Steps<Post | undefined> {
  const parsed = v.safeParse(postSchema, raw);
  if (parsed.success) return yield* mapPost(parsed.output, context);
  const [issue] = parsed.issues;
  console.warn(`Skipped a malformed post: ${v.getDotPath(issue) ?? 'post'}: ${issue.message}`);
  return undefined;
}

/** The edition that an answer tells of, or undefined when it is malformed. One without a time equals no other. */
export function toEdition(raw: unknown): Edition | undefined {
  const parsed = v.safeParse(editionSchema, raw);
  if (!parsed.success) return undefined;
  return { id: parsed.output.id, modifiedGmt: utc(parsed.output.modified_gmt, '') };
}
