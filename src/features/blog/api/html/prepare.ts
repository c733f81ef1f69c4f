import { showCovers } from './covers.ts';
import { writeOutFormulas } from './formulas.ts';
import { liftFilms, linkBareAddresses, linkEmptyBoxes, replaceFilms, replaceFrames } from './frames.ts';
import { removeShortcodes } from './shortcodes.ts';
import { replaceUnseen } from './unseen.ts';

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

const STRUCK = 'strike, [style*="line-through" i]';
const LINES = 'p, li, td, th, dt, dd, h1, h2, h3, h4, h5, h6, figcaption, caption, summary, pre';

/** Words struck out by an old element or by a style would read as valid: both go. */
function keepStruck(document: Document): void {
  for (const struck of document.querySelectorAll(STRUCK)) {
    if (struck.parentElement?.closest(STRUCK)) continue;
    const lines = struck.matches(LINES) ? [] : [...struck.querySelectorAll(LINES)];
    for (const line of lines.length > 0 ? lines : [struck]) {
      if (!line.textContent?.trim()) continue;
      const words = document.createElement('s');
      words.append(...line.childNodes);
      line.append(words);
    }
  }
}

/** An old way to show markup: sanitising takes it for something to run. */
function keepExamples(document: Document): void {
  for (const example of document.querySelectorAll('xmp')) {
    const block = document.createElement('pre');
    block.textContent = example.textContent;
    example.replaceWith(block);
  }
}

/**
 * What must happen before sanitising, because sanitising removes what it needs. `base` is the address that relative ones
 * are meant from.
 */
export function prepare(document: Document, base: string): void {
  // First: the address in an `[embed]` that nobody has replaced then stands alone.
  removeShortcodes(document);
  replaceUnseen(document);
  showCovers(document);
  replaceFrames(document, base);
  replaceFilms(document, base);
  linkEmptyBoxes(document);
  linkBareAddresses(document);
  liftFilms(document);
  restoreLazyImages(document);
  writeOutFormulas(document);
  nameAnchors(document);
  keepStruck(document);
  keepExamples(document);
}
