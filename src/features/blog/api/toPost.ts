import { nestingDepth } from './html/nestingDepth.ts';
import * as v from 'valibot';
import { plainText } from '../../../shared/html/parse.ts';
import { parseUrl } from '../../../shared/parseUrl.ts';
import { languageOfText } from '../../../shared/text/script.ts';
import type { Edition, Post, PostSummary, Term } from '../model.ts';
import { canBeAddress, decodeSlug } from '../rules/slug.ts';
import type { Steps } from './steps.ts';
import { type EdgeContext, mediaUrl } from './html/context.ts';
import { sanitizeHtml } from './html/sanitizeHtml.ts';
import { authorName, isImpossible, readingMinutes, timeOf } from './postFields.ts';
import { editionSchema, postSchema, type WordPressAuthor, type WordPressPost } from './schema.ts';
import { toPicture } from './toPicture.ts';

const logged = new Set<number>();

function logImpossibleDate({ id, slug, date, date_gmt: gmt }: WordPressPost): void {
  if (logged.has(id)) return;
  logged.add(id);
  console.warn(`Invalid date of a post: ${slug}: ${date ?? gmt ?? ''}`);
}

/** Returns publication and last change in UTC; a missing UTC time is replaced by local time. */
function timesOf(raw: WordPressPost): Pick<PostSummary, 'date' | 'dateGmt' | 'modifiedGmt'> {
  const gmt = timeOf(raw.date_gmt);
  if (isImpossible(raw.date) || isImpossible(raw.date_gmt)) logImpossibleDate(raw);
  const date = timeOf(raw.date) || gmt;
  return { date, dateGmt: gmt || date, modifiedGmt: timeOf(raw.modified_gmt) || date };
}

function avatarOf(author: WordPressAuthor | undefined, context: EdgeContext): string | undefined {
  const { 96: large, 48: small } = author?.avatar_urls ?? {};
  const address = [large, small].find((url) => typeof url === 'string' && url !== '');
  return typeof address === 'string' ? mediaUrl(address, context) : undefined;
}

const termsOf = (group: readonly Term[] | undefined, context: EdgeContext): Term[] =>
  (group ?? [])
    .map((term) => ({ id: term.id, name: plainText(term.name, context.dom) }))
    .filter(({ name }) => name !== '');

const MAX_TEXT_LENGTH = 5_000;

/** Maximum length of a body with markup: sixty times our longest guide. */
const MAX_BODY_LENGTH = 1_000_000;

function boundedBody(html: string, link: string): string {
  if (html.length <= MAX_BODY_LENGTH) return html;
  console.warn(`Truncated a text of ${html.length} characters: ${link}`);
  const start = html.slice(0, MAX_BODY_LENGTH);
  const end = start.lastIndexOf('<');
  const address = parseUrl(link)?.href.replaceAll('&', '&amp;') ?? '';
  return `${end > 0 ? start.slice(0, end) : start}<p>… ${address}</p>`;
}

/** Nesting limit of browsers; deeper documents take seconds to parse (QU-02). */
const MAX_DEPTH = 512;

function* mapPost(raw: WordPressPost, context: EdgeContext): Steps<Post> {
  const slug = decodeSlug(raw.slug);
  if (!canBeAddress(slug)) throw new Error('The slug is invalid');
  if (nestingDepth(raw.content?.rendered ?? '') > MAX_DEPTH)
    throw new Error('The elements are nested too deeply');
  const title = plainText((raw.title?.rendered ?? '').slice(0, MAX_TEXT_LENGTH), context.dom);
  const excerpt = plainText((raw.excerpt?.rendered ?? '').slice(0, MAX_TEXT_LENGTH), context.dom);
  const lang = languageOfText(`${title} ${excerpt}`);
  yield;
  const body = yield* sanitizeHtml(
    boundedBody(raw.content?.rendered ?? '', raw.link),
    { link: raw.link, slug, lang },
    context,
  );
  const media = raw._embedded?.['wp:featuredmedia'][0];
  const terms = raw._embedded?.['wp:term'] ?? [];
  const writer = raw._embedded?.author[0];
  return {
    summary: {
      id: raw.id,
      slug,
      title: title || slug,
      excerpt: excerpt.replace(/ ?\[(…|\.\.\.)\]$/, '…'),
      ...timesOf(raw),
      author: authorName(plainText(writer?.name ?? '', context.dom), context.defaultAuthor),
      avatar: avatarOf(writer, context),
      categories: termsOf(terms[0], context),
      tags: termsOf(terms[1], context),
      picture: toPicture(media, plainText(media?.alt_text ?? '', context.dom), context),
      minutes: readingMinutes(body.text),
      lang,
      protected: raw.content?.protected ?? false,
      link: raw.link,
    },
    body: { id: raw.id, html: body.html, headings: body.headings },
  };
}

/** Maps a post; logs and returns undefined when it is malformed (CS-05). */
export function* toPost(raw: unknown, context: EdgeContext): Steps<Post | undefined> {
  const parsed = v.safeParse(postSchema, raw);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    console.warn(`Skipped a malformed post: ${v.getDotPath(issue) ?? 'post'}: ${issue.message}`);
    return undefined;
  }
  try {
    return yield* mapPost(parsed.output, context);
  } catch (error) {
    console.warn(`Skipped an unreadable post: ${parsed.output.slug}: ${String(error)}`);
    return undefined;
  }
}

/** Differs from the time of every stored post. */
const UNKNOWN_TIME = 'unknown';

/** Maps an edition; returns undefined when it is malformed. */
export function toEdition(raw: unknown): Edition | undefined {
  const parsed = v.safeParse(editionSchema, raw);
  if (!parsed.success) return undefined;
  return { id: parsed.output.id, modifiedGmt: timeOf(parsed.output.modified_gmt) || UNKNOWN_TIME };
}
