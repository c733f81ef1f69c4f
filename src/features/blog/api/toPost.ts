import { nestingDepth } from '../../../shared/html/depth.ts';
import * as v from 'valibot';
import { isImpossible, timeOf } from './times.ts';
import { plainText } from '../../../shared/html/parse.ts';
import { parseUrl } from '../../../shared/parseUrl.ts';
import { languageOfText } from '../../../shared/text/script.ts';
import type { Edition, Post, PostSummary, Term } from '../model.ts';
import { authorName } from '../rules/authorName.ts';
import { readingMinutes } from '../rules/readingTime.ts';
import { canBeAddress, decodeSlug } from '../rules/slug.ts';
import type { Steps } from '../../../shared/steps.ts';
import { type EdgeContext, mediaUrl } from './html/context.ts';
import { sanitizeHtml } from './html/sanitizeHtml.ts';
import { editionSchema, postSchema, type WordPressAuthor, type WordPressPost } from './schema.ts';
import { toPicture } from './toPicture.ts';

/** Posts whose impossible date has been logged, by id. */
const logged = new Set<number>();

function logImpossibleDate({ id, slug, date, date_gmt: gmt }: WordPressPost): void {
  if (logged.has(id)) return;
  logged.add(id);
  console.warn(`A post without a usable date: ${slug}: ${date ?? gmt ?? ''}`);
}

/** Publication and last change. WordPress writes UTC without an offset; local time replaces a missing UTC time. */
function timesOf(raw: WordPressPost): Pick<PostSummary, 'date' | 'dateGmt' | 'modifiedGmt'> {
  const gmt = timeOf(raw.date_gmt);
  if (isImpossible(raw.date) || isImpossible(raw.date_gmt)) logImpossibleDate(raw);
  const date = timeOf(raw.date) || gmt;
  return { date, dateGmt: gmt || date, modifiedGmt: timeOf(raw.modified_gmt) || date };
}

/** The author's portrait in the size of two pixels a point, else of one (SPEC 3). */
function avatarOf(author: WordPressAuthor | undefined, context: EdgeContext): string | undefined {
  const { 96: large, 48: small } = author?.avatar_urls ?? {};
  const address = [large, small].find((url) => typeof url === 'string' && url !== '');
  return typeof address === 'string' ? mediaUrl(address, context) : undefined;
}

const termsOf = (group: readonly Term[] | undefined, context: EdgeContext): Term[] =>
  (group ?? [])
    .map((term) => ({ id: term.id, name: plainText(term.name, context.dom) }))
    .filter(({ name }) => name !== '');

/** Letters of a title or an excerpt that are looked at: what is shown of them is far shorter. */
const MOST_LETTERS = 5_000;

/** Letters of a body, with its markup: sixty times our longest guide. */
const LONGEST_BODY = 1_000_000;

/** A body that is far too long is cut before a tag; the address of the whole article stands in the place of the rest. */
function boundedBody(html: string, link: string): string {
  if (html.length <= LONGEST_BODY) return html;
  console.warn(`Cut a text of ${html.length} letters: ${link}`);
  const start = html.slice(0, LONGEST_BODY);
  const end = start.lastIndexOf('<');
  const address = parseUrl(link)?.href.replaceAll('&', '&amp;') ?? '';
  return `${end > 0 ? start.slice(0, end) : start}<p>… ${address}</p>`;
}

/** Browsers nest elements as deep; parsing more takes them and the server seconds (QU-02). */
const MAX_DEPTH = 512;

function* mapPost(raw: WordPressPost, context: EdgeContext): Steps<Post> {
  const slug = decodeSlug(raw.slug);
  if (!canBeAddress(slug)) throw new Error('Its slug cannot be an address');
  if (nestingDepth(raw.content?.rendered ?? '') > MAX_DEPTH)
    throw new Error('Its elements are nested too deep');
  const title = plainText((raw.title?.rendered ?? '').slice(0, MOST_LETTERS), context.dom);
  const excerpt = plainText((raw.excerpt?.rendered ?? '').slice(0, MOST_LETTERS), context.dom);
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

/**
 * A post of the content service as our shapes, or undefined when it is malformed: that is logged, and the
 * other posts of the answer stay (CS-05). In steps.
 */
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
    console.warn(`Skipped a post that cannot be read: ${parsed.output.slug}: ${String(error)}`);
    return undefined;
  }
}

/** In the place of a missing time of change: no stored post has it, so that such an edition equals no other. */
const UNKNOWN_TIME = 'unknown';

/** The edition that an answer tells of, or undefined when it is malformed. */
export function toEdition(raw: unknown): Edition | undefined {
  const parsed = v.safeParse(editionSchema, raw);
  if (!parsed.success) return undefined;
  return { id: parsed.output.id, modifiedGmt: timeOf(parsed.output.modified_gmt) || UNKNOWN_TIME };
}
