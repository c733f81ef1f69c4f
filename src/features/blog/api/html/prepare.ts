import { writeOutFormulas } from './formulas.ts';
import { linkBareAddresses, replaceFrames } from './frames.ts';
import { removeShortcodes } from './shortcodes.ts';

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

/** Places in a text that older editors named: links lead to them. */
function nameAnchors(document: Document): void {
  for (const anchor of document.querySelectorAll('a[name]:not([id])'))
    anchor.id = anchor.getAttribute('name') ?? '';
}

/** What must happen before sanitising, because sanitising removes what it needs. */
export function prepare(document: Document): void {
  replaceFrames(document);
  linkBareAddresses(document);
  restoreLazyImages(document);
  writeOutFormulas(document);
  nameAnchors(document);
  removeShortcodes(document);
}
