import { videoOf } from '../../../../shared/html/video.ts';
import { absoluteUrl } from './context.ts';
import { removeShortcodes } from './shortcodes.ts';

function facade(document: Document, page: string, title: string): HTMLElement {
  const figure = document.createElement('figure');
  figure.className = 'video-facade';
  const link = document.createElement('a');
  link.href = page;
  link.textContent = title || page.replace(/^https:\/\/(www\.)?/, '');
  figure.append(link);
  return figure;
}

/** Frames of known video services become links: the player comes only when a reader asks for it. */
function replaceFrames(document: Document): void {
  for (const frame of document.querySelectorAll('iframe')) {
    const address = frame.getAttribute('src') || frame.getAttribute('data-src') || '';
    const video = videoOf(absoluteUrl(address, 'https://video.invalid')?.href ?? '');
    if (!video) continue;
    const holder = frame.closest('figure') ?? frame;
    holder.replaceWith(facade(document, video.page, frame.title.trim()));
  }
}

/** Addresses of videos that stand alone in a paragraph, as WordPress leaves them when it could not embed. */
function replaceBareVideos(document: Document): void {
  for (const holder of document.querySelectorAll('p, div.wp-block-embed__wrapper')) {
    const video = videoOf(holder.textContent?.trim() ?? '');
    if (video) (holder.closest('figure') ?? holder).replaceWith(facade(document, video.page, ''));
  }
}

/**
 * Lazy-loading plugins keep the address in `data-src` or `data-lazy-src`, with a `<noscript>` twin that
 * sanitising drops.
 */
function restoreLazyImages(document: Document): void {
  for (const image of document.querySelectorAll('img')) {
    for (const name of ['src', 'srcset']) {
      const value = image.getAttribute(`data-${name}`) || image.getAttribute(`data-lazy-${name}`);
      if (value) image.setAttribute(name, value);
    }
  }
}

/** What must happen before sanitising, because sanitising removes what it needs. */
export function prepare(document: Document): void {
  replaceFrames(document);
  replaceBareVideos(document);
  restoreLazyImages(document);
  removeShortcodes(document);
}
