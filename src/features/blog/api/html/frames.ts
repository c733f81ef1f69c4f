import { videoOf } from '../../../../shared/html/video.ts';
import { absoluteUrl } from './context.ts';

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

/**
 * Frames of known video services become links that a player can take the place of; those of others (maps, sounds,
 * forms) plain links: nothing foreign is asked for unbidden (QU-02).
 */
export function replaceFrames(document: Document): void {
  for (const frame of document.querySelectorAll('iframe, embed, object')) {
    const names = ['src', 'data-src', 'data-lazy-src', 'data'];
    const address = names.map((name) => frame.getAttribute(name)).find(Boolean) ?? '';
    const url = absoluteUrl(address, 'https://frame.invalid');
    if (!url || url.hostname === 'frame.invalid' || isHidden(frame)) continue;
    const title = frame.getAttribute('title')?.trim() ?? '';
    const video = videoOf(url.href);
    if (!video) {
      frame.replaceWith(linkTo(frame, url, title));
      continue;
    }
    const holder = frame.closest('figure') ?? frame;
    holder.replaceWith(facade(holder, video.page, title));
  }
}

/** Addresses that stand alone in a paragraph, as WordPress leaves them when it could not embed, become links. */
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
}
