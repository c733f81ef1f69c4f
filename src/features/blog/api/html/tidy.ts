import { languageOfText, textDirection } from '../../../../shared/text/script.ts';
import type { Heading } from '../../model.ts';

const ALLOWED_CLASS =
  /^(wp-block-|wp-element-|align|has-text-align|is-style-|is-layout-|size-|columns-|gallery|blocks-gallery|video-facade|language-)/;
const ALLOWED_BLOCK =
  /(^| )(wp-block-(group|columns?|gallery|buttons?|media-text|pullquote|file|cover|details)|is-style-|gallery)/;

function keepKnownClasses(root: DocumentFragment): void {
  for (const element of root.querySelectorAll('[class]')) {
    const allowed = [...element.classList].filter((name) => ALLOWED_CLASS.test(name));
    if (allowed.length > 0) element.setAttribute('class', allowed.join(' '));
    else element.removeAttribute('class');
  }
}

const NOT_IN_PARAGRAPHS =
  'p, div, section, article, aside, address, ul, ol, dl, table, figure, h1, h2, h3, h4, h5, h6, blockquote, pre, hr, details, summary, dt, dd, li';

/** A box that separates its content, such as a link, from adjacent content. */
const isLine = (box: Element): boolean =>
  (box.previousElementSibling ?? box.nextElementSibling) !== null &&
  !box.closest('p, a') &&
  Boolean(box.textContent?.trim()) &&
  !box.querySelector(`${NOT_IN_PARAGRAPHS}, img, video, audio`);

function unwrapBoxes(root: DocumentFragment): void {
  for (const box of root.querySelectorAll('div, section, article, span')) {
    const plainSpan = box.localName === 'span' && box.attributes.length === 0;
    const plainBox = box.localName !== 'span' && !ALLOWED_BLOCK.test(box.className) && !box.id;
    if (!plainSpan && !plainBox) continue;
    const looseText = [...box.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    if (plainBox && (looseText || isLine(box))) {
      const paragraph = root.ownerDocument.createElement('p');
      paragraph.append(...box.childNodes);
      if (!paragraph.querySelector(NOT_IN_PARAGRAPHS)) {
        box.replaceWith(paragraph);
        continue;
      }
      box.replaceWith(...paragraph.childNodes);
    } else {
      box.replaceWith(...box.childNodes);
    }
  }
}

/** Separates adjacent links and times, whose spacing was set by removed styles. */
function partLinks(root: DocumentFragment): void {
  for (const link of root.querySelectorAll('a + a, a + time'))
    if (link.previousSibling === link.previousElementSibling) link.before(' ');
}

/** Removes empty elements. The target of a link inside the article remains, without its block. */
function removeEmpty(root: DocumentFragment): void {
  const links = [...root.querySelectorAll('a[href*="#"]')];
  const ledTo = new Set(links.map((link) => link.getAttribute('href')?.split('#')[1]));
  for (const element of root.querySelectorAll('p, figure, li, h1, h2, h3, h4, h5, h6, ul, ol')) {
    if (element.textContent?.trim() || element.querySelector('img, video, audio, hr, br, input')) continue;
    const places = [element, ...element.querySelectorAll('[id]')].filter(({ id }) => id && ledTo.has(id));
    element.replaceWith(
      ...places.map(({ id }) => {
        const place = root.ownerDocument.createElement('a');
        place.id = id;
        return place;
      }),
    );
  }
}

/** Makes every `h1` an `h2`, adds ids to headings, and returns those of the table of contents. */
function nameHeadings(root: DocumentFragment): Heading[] {
  for (const heading of root.querySelectorAll('h1')) {
    const second = root.ownerDocument.createElement('h2');
    second.append(...heading.childNodes);
    heading.replaceWith(second);
  }
  const taken = new Set<string>();
  return [...root.querySelectorAll('h2, h3')].map((heading, index) => {
    if (!heading.id || taken.has(heading.id)) heading.id = `user-content-part-${index + 1}`;
    taken.add(heading.id);
    const text = (heading.textContent ?? '').replace(/\s+/g, ' ').trim();
    return { id: heading.id, text, level: heading.localName === 'h2' ? 2 : 3 };
  });
}

/** Puts tables into a scrollable, focusable box, so that the page never scrolls sideways (BP-05). */
function boxTables(root: DocumentFragment): void {
  for (const table of root.querySelectorAll('table')) {
    const box = root.ownerDocument.createElement('div');
    box.className = 'table-box';
    box.tabIndex = 0;
    table.replaceWith(box);
    box.append(table);
  }
}

const directionOf = (text: string) => textDirection(languageOfText(text));

/** Sets the direction of blocks in another script than the article. */
function directBlocks(root: DocumentFragment, lang: string): void {
  const articleDirection = textDirection(lang);
  for (const block of root.querySelectorAll('p, li, h2, h3, h4, blockquote, figcaption, caption, dd, dt')) {
    const text = block.textContent ?? '';
    if (/\p{L}/u.test(text) && directionOf(text) !== articleDirection)
      block.setAttribute('dir', directionOf(text));
  }
}

/** Normalises a sanitised body and returns its headings. `lang` is the language of the article. */
export function tidy(root: DocumentFragment, lang: string): Heading[] {
  keepKnownClasses(root);
  unwrapBoxes(root);
  partLinks(root);
  removeEmpty(root);
  boxTables(root);
  directBlocks(root, lang);
  return nameHeadings(root);
}
