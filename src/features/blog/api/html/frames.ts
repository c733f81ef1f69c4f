import { videoOf } from '../../../../shared/html/video.ts';
import { absoluteUrl, addressWithHost } from './context.ts';

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

/** A post of another WordPress: the link to it stands before the frame, which shows it by a script. */
const isQuoted = (frame: Element) =>
  frame.matches('.wp-embedded-content') && Boolean(frame.previousElementSibling?.querySelector('a[href]'));

/** Boxes that a network's script would have filled: the address of what it shows is all that they hold. */
export function linkEmptyBoxes(document: Document): void {
  for (const box of document.querySelectorAll('div[data-href], span[data-href]')) {
    const url = addressWithHost(box.getAttribute('data-href') ?? '');
    if (box.textContent?.trim() || box.querySelector('img') || !url) continue;
    box.replaceWith(linkTo(box, url, url.href));
  }
}

/**
 * Frames of known video services become links that a player can take the place of; those of others (maps, sounds,
 * forms) plain links: nothing foreign is asked for unbidden (QU-02).
 */
export function replaceFrames(document: Document): void {
  for (const frame of document.querySelectorAll('iframe, embed, object')) {
    const names = ['src', 'data-src', 'data-lazy-src', 'data'];
    const address = names.map((name) => frame.getAttribute(name)).find(Boolean) ?? '';
    const url = addressWithHost(address);
    if (!url || isHidden(frame) || isQuoted(frame)) continue;
    const title = (frame.getAttribute('title') || frame.getAttribute('aria-label'))?.trim() ?? '';
    const video = videoOf(url.href);
    if (!video) {
      frame.replaceWith(linkTo(frame, url, title));
      continue;
    }
    const holder = frame.closest('figure') ?? frame;
    holder.replaceWith(facade(holder, video.page, title));
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
