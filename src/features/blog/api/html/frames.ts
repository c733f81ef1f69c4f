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

/** A link to a video, which a reader may turn into its player, with the caption that it had. */
function facade(holder: Element, page: string, title: string): HTMLElement {
  const figure = holder.ownerDocument.createElement('figure');
  figure.className = 'video-facade';
  const link = holder.ownerDocument.createElement('a');
  link.href = page;
  link.textContent = title || page.replace(/^https:\/\/(www\.)?/, '');
  figure.append(link, ...holder.querySelectorAll('figcaption'));
  return figure;
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
    const holder = frame.closest('figure') ?? frame;
    holder.replaceWith(facade(holder, video.page, title));
  }
}

/** Films of the shortcode `[video]` may be of a video service: they become links that a player can take the place of. */
export function replaceFilms(document: Document, base: string): void {
  for (const film of document.querySelectorAll('video, audio')) {
    const addresses = [film, ...film.querySelectorAll('source')].map(
      (part) => part.getAttribute('src') ?? '',
    );
    const video = addresses.map((address) => videoOf(absoluteUrl(address, base)?.href ?? '')).find(Boolean);
    const holder = film.closest('figure') ?? film;
    if (video) holder.replaceWith(facade(holder, video.page, film.getAttribute('title') ?? ''));
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
    if (!/^https?:\/\/\S+$/.test(text)) continue;
    const video = videoOf(text);
    const url = holder.querySelector('a') ? undefined : absoluteUrl(text, text);
    const figure = holder.closest('figure') ?? holder;
    if (video) figure.replaceWith(facade(figure, video.page, ''));
    else if (url) holder.replaceChildren(linkTo(holder, url, text));
  }
  for (const end of document.querySelectorAll('p > br'))
    for (const line of [end.previousSibling, end.nextSibling]) linkLine(line);
}
