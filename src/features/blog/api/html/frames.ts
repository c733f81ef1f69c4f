import { videoOf } from '../../../../shared/html/video.ts';
import { parseUrl } from '../../../../shared/parseUrl.ts';
import { absoluteUrl, addressWithHost } from './context.ts';
import { fileName } from './images.ts';

/** A link in a paragraph of its own, unless it already stands in a line of text; only its words in another link. */
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

/** The letters of an element, without the spaces that markup is set in. */
const lettersOf = ({ textContent }: Element): number => textContent?.replace(/\s+/g, '').length ?? 0;

/** The figure of a film when it shows nothing else but its caption; else the film itself, so that the rest stays. */
function holderOf(film: Element): Element {
  const figure = film.closest('figure');
  if (!figure || figure.querySelector('.video-facade')) return film;
  for (const other of figure.querySelectorAll('img, video, audio, iframe, embed, object'))
    if (!film.contains(other) && !other.contains(film) && !other.closest('figcaption, noscript')) return film;
  const parts = [film, ...figure.querySelectorAll('figcaption, noscript, script, style')];
  const letters = parts.reduce((sum, part) => sum + lettersOf(part), 0);
  return lettersOf(figure) === letters ? figure : film;
}

/** Puts a link, which a reader may turn into its player, in the place of a film, with the caption that it had. */
function showFilm(film: Element, page: string, title: string): void {
  const holder = holderOf(film);
  const { ownerDocument: document, nextElementSibling: next, nextSibling } = holder;
  const figure = document.createElement('figure');
  figure.className = 'video-facade';
  const link = document.createElement('a');
  link.href = page;
  link.textContent = title || page.replace(/^https:\/\/(www\.)?/, '');
  figure.append(link, ...holder.querySelectorAll('figcaption'));
  // The end of the film's line would be an empty line of what goes on.
  if (next?.localName === 'br' && !nextSibling?.nodeValue?.trim()) next.remove();
  holder.replaceWith(figure);
}

/**
 * A film is a block: a paragraph or link that it stood in ends before it and goes on behind it, since parsing would make
 * that of it. The last one first: what goes on is short then.
 */
export function liftFilms(document: Document): void {
  for (const film of [...document.querySelectorAll('figure.video-facade')].reverse())
    for (let { parentElement: line } = film; line && film.closest('p, a'); line = film.parentElement) {
      // What leads to the line leads to its beginning: a name stands once.
      const { id } = line;
      line.removeAttribute('id');
      const rest = line.cloneNode();
      if (id) line.id = id;
      while (film.nextSibling) rest.appendChild(film.nextSibling);
      line.after(film, rest);
    }
}

/** Frames of a pixel or none count readers. */
const isHidden = (frame: Element) =>
  ['width', 'height'].some((name) => /^[01](?:px)?$/.test(frame.getAttribute(name) ?? ''));

/** A post of another WordPress, and a file: the link to it stands beside the frame, which shows it by a script. */
const isQuoted = (frame: Element) =>
  (frame.matches('.wp-embedded-content') &&
    Boolean(frame.previousElementSibling?.querySelector('a[href]'))) ||
  (frame.matches('.wp-block-file__embed') && Boolean(frame.parentElement?.querySelector('a[href]')));

/** Boxes that a network's script would have filled: the address of what it shows is all that they hold. */
export function linkEmptyBoxes(document: Document): void {
  for (const box of document.querySelectorAll('div[data-href], span[data-href], div[data-url]')) {
    const url = addressWithHost(box.getAttribute('data-href') || (box.getAttribute('data-url') ?? ''));
    if (box.textContent?.trim() || box.querySelector('img') || !url) continue;
    box.replaceWith(linkTo(box, url, url.href));
  }
}

/**
 * What a frame shows. One that is loaded later has an empty page in its `src`; the address of a film as it was embedded
 * long ago stands in a part of it.
 */
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

/**
 * Frames of known video services become links that a player can take the place of; those of others (maps, sounds,
 * forms) plain links: nothing foreign is asked for unbidden (QU-02).
 */
export function replaceFrames(document: Document, base: string): void {
  for (const frame of document.querySelectorAll('iframe, embed, object')) {
    const url = addressOf(frame, base);
    if (!url || isHidden(frame) || isQuoted(frame)) continue;
    const title = (frame.getAttribute('title') || frame.getAttribute('aria-label'))?.trim() ?? '';
    const video = videoOf(url.href);
    if (!video) {
      // The service's own host tells nothing of its file.
      const isOwn = url.host === parseUrl(base)?.host;
      frame.replaceWith(linkTo(frame, url, title || (isOwn ? fileName(url) : '')));
      continue;
    }
    showFilm(frame, video.page, title);
  }
}

/** Films of the shortcode `[video]` may be of a video service: they become links that a player can take the place of. */
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

/** An address that stands alone in a line becomes a link. */
function linkLine(line: ChildNode | null): void {
  const holder = line?.parentElement;
  const text = line?.nodeType === 3 ? (line.nodeValue?.trim() ?? '') : '';
  const url = /^https?:\/\/\S+$/.test(text) ? absoluteUrl(text, text) : undefined;
  if (line && holder && url && isLineEnd(line.previousSibling) && isLineEnd(line.nextSibling))
    line.replaceWith(linkTo(holder, url, text));
}

/**
 * Addresses that stand alone in a paragraph, or in a line of it, as WordPress leaves them when it could not embed, become
 * links.
 */
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
