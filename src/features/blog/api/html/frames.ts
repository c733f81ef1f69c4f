import { videoOf } from '../../../../shared/html/video.ts';
import { parseUrl } from '../../../../shared/parseUrl.ts';
import { absoluteUrl, addressWithHost } from './context.ts';
import { fileName } from './images.ts';

/** Returns a link, in a new paragraph unless it is inside a line; only its text inside another link. */
function linkTo(place: Element, url: URL, words: string): Element | string {
  const shown = words || url.hostname.replace(/^www\./, '');
  if (place.closest('a')) return shown;
  const link = place.ownerDocument.createElement('a');
  link.href = url.href;
  link.textContent = shown;
  if (place.closest('p, li, td, figcaption')) return link;
  const paragraph = place.ownerDocument.createElement('p');
  paragraph.append(link);
  return paragraph;
}

const lettersOf = ({ textContent }: Element): number => textContent?.replace(/\s+/g, '').length ?? 0;

/** Returns the figure of a video if it contains only the video and its caption, otherwise the video. */
function holderOf(film: Element): Element {
  const figure = film.closest('figure');
  if (!figure || figure.querySelector('.video-facade')) return film;
  for (const other of figure.querySelectorAll('img, video, audio, iframe, embed, object'))
    if (!film.contains(other) && !other.contains(film) && !other.closest('figcaption, noscript')) return film;
  const parts = [film, ...figure.querySelectorAll('figcaption, noscript, script, style')];
  const letters = parts.reduce((sum, part) => sum + lettersOf(part), 0);
  return lettersOf(figure) === letters ? figure : film;
}

function showFilm(film: Element, page: string, title: string): void {
  const holder = holderOf(film);
  const { ownerDocument: document, nextElementSibling: next, nextSibling } = holder;
  const figure = document.createElement('figure');
  figure.className = 'video-facade';
  const link = document.createElement('a');
  link.href = page;
  link.textContent = title || page.replace(/^https:\/\/(www\.)?/, '');
  figure.append(link, ...holder.querySelectorAll('figcaption'));
  if (next?.localName === 'br' && !nextSibling?.nodeValue?.trim()) next.remove();
  holder.replaceWith(figure);
}

/**
 * Moves videos out of paragraphs and links, as the parser would. The last one first: the moved rest is short.
 */
export function liftFilms(document: Document): void {
  for (const film of [...document.querySelectorAll('figure.video-facade')].reverse())
    for (let { parentElement: line } = film; line && film.closest('p, a'); line = film.parentElement) {
      // An id must stay unique: it remains on the first part.
      const { id } = line;
      line.removeAttribute('id');
      const rest = line.cloneNode();
      if (id) line.id = id;
      while (film.nextSibling) rest.appendChild(film.nextSibling);
      line.after(film, rest);
    }
}

/** Frames of at most one pixel are tracking pixels. */
const isHidden = (frame: Element) =>
  ['width', 'height'].some((name) => /^[01](?:px)?$/.test(frame.getAttribute(name) ?? ''));

/** Frames of an embedded post or file, which the content also links to. */
const isQuoted = (frame: Element) =>
  (frame.matches('.wp-embedded-content') &&
    Boolean(frame.previousElementSibling?.querySelector('a[href]'))) ||
  (frame.matches('.wp-block-file__embed') && Boolean(frame.parentElement?.querySelector('a[href]')));

/** Replaces placeholder boxes of embed scripts with links to the embedded address. */
export function linkEmptyBoxes(document: Document): void {
  for (const box of document.querySelectorAll('div[data-href], span[data-href], div[data-url]')) {
    const url = addressWithHost(box.getAttribute('data-href') || (box.getAttribute('data-url') ?? ''));
    if (box.textContent?.trim() || box.querySelector('img') || !url) continue;
    box.replaceWith(linkTo(box, url, url.href));
  }
}

/** Returns the address of a frame: lazy-loaded frames have it in a data attribute, old embeds in a child. */
function addressOf(frame: Element, base: string): URL | undefined {
  const names = ['data-src', 'data-lazy-src', 'src', 'data'];
  const parts = [...frame.children].filter((part) =>
    part.matches('param[name="movie" i], param[name="src" i]'),
  );
  return [
    ...names.map((name) => frame.getAttribute(name)),
    ...parts.map((part) => part.getAttribute('value')),
  ]
    .map((address) => (address?.startsWith('#') ? undefined : absoluteUrl(address ?? '', base)))
    .find(Boolean);
}

/** Replaces frames with links, so that no third-party request precedes a user action (QU-02). */
export function replaceFrames(document: Document, base: string): void {
  for (const frame of document.querySelectorAll('iframe, embed, object')) {
    const url = addressOf(frame, base);
    if (!url || isHidden(frame) || isQuoted(frame)) continue;
    const title = (frame.getAttribute('title') || frame.getAttribute('aria-label'))?.trim() ?? '';
    const video = videoOf(url.href);
    if (!video) {
      const isOwn = url.host === parseUrl(base)?.host;
      frame.replaceWith(linkTo(frame, url, title || (isOwn ? fileName(url) : '')));
      continue;
    }
    showFilm(frame, video.page, title);
  }
}

/** Replaces videos of a video service in the `[video]` shortcode with links that start its player. */
export function replaceFilms(document: Document, base: string): void {
  for (const film of document.querySelectorAll('video, audio')) {
    const addresses = [film, ...film.querySelectorAll('source')].map(
      (part) => part.getAttribute('src') ?? '',
    );
    const video = addresses.map((address) => videoOf(absoluteUrl(address, base)?.href ?? '')).find(Boolean);
    if (video) showFilm(film, video.page, film.getAttribute('title') ?? '');
  }
}

const isLineEnd = (node: ChildNode | null) => node === null || node.nodeName === 'BR';

function linkLine(line: ChildNode | null): void {
  const holder = line?.parentElement;
  const text = line?.nodeType === 3 ? (line.nodeValue?.trim() ?? '') : '';
  const url = /^https?:\/\/\S+$/.test(text) ? absoluteUrl(text, text) : undefined;
  if (line && holder && url && isLineEnd(line.previousSibling) && isLineEnd(line.nextSibling))
    line.replaceWith(linkTo(holder, url, text));
}

/** Turns addresses on a separate line, which WordPress leaves when it cannot embed them, into links. */
export function linkBareAddresses(document: Document): void {
  for (const holder of document.querySelectorAll('p, div.wp-block-embed__wrapper')) {
    const text = holder.textContent?.trim() ?? '';
    if (!/^https?:\/\/\S+$/.test(text) || holder.querySelector('img, video, audio')) continue;
    const video = videoOf(text);
    const url = holder.querySelector('a') ? undefined : absoluteUrl(text, text);
    if (video) showFilm(holder, video.page, '');
    else if (url) holder.replaceChildren(linkTo(holder, url, text));
  }
  for (const end of document.querySelectorAll('p > br'))
    for (const line of [end.previousSibling, end.nextSibling]) linkLine(line);
}
