import { showCovers } from './covers.ts';
import { writeOutFormulas } from './formulas.ts';
import { liftFilms, linkBareAddresses, linkEmptyBoxes, replaceFilms, replaceFrames } from './frames.ts';
import { removeShortcodes } from './shortcodes.ts';
import { replaceUnseen } from './unseen.ts';

/** Lazy-loading plugins store the address in a data attribute and in a `<noscript>`, which is dropped. */
function restoreLazyImages(document: Document): void {
  for (const image of document.querySelectorAll('img')) {
    for (const name of ['src', 'srcset']) {
      const value = image.getAttribute(`data-${name}`) || image.getAttribute(`data-lazy-${name}`);
      if (value) image.setAttribute(name, value);
    }
  }
}

/** Old editors mark link targets with `name` instead of `id`. */
function nameAnchors(document: Document): void {
  for (const anchor of document.querySelectorAll('a[name]:not([id])'))
    anchor.id = anchor.getAttribute('name') ?? '';
}

const STRUCK = 'strike, [style*="line-through" i]';
const LINES = 'p, li, td, th, dt, dd, h1, h2, h3, h4, h5, h6, figcaption, caption, summary, pre';

/** Wraps struck-out text in `<s>`, because sanitising removes the obsolete elements and styles. */
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

/** Replaces `<xmp>`, which sanitising would remove, with `<pre>`. */
function keepExamples(document: Document): void {
  for (const example of document.querySelectorAll('xmp')) {
    const block = document.createElement('pre');
    block.textContent = example.textContent;
    example.replaceWith(block);
  }
}

/** Applies the steps that need attributes and elements that sanitising removes. */
export function prepare(document: Document, base: string): void {
  // First: the address inside an unprocessed `[embed]` is then alone in its line.
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
