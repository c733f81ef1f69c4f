import type { WindowLike } from 'dompurify';
import { trustedHtml } from './trusted.ts';

/** The part of `window` that parsing and sanitising need; jsdom's stands in for it when pages are prerendered. */
export type DomWindow = WindowLike;

/** A code point that stands for no character (Unicode 23.7): it means nothing in a text, so that it can mark a name. */
const MARK = '\uFDD0';

/** What stands before the names of attributes that browsers act upon; they may stand in texts as well. */
const ACTIVE = /[\s/"'](?=on[a-z]|default)/gi;

/**
 * HTML in which what browsers act upon even in a document that is never shown has another name: Chromium reports each
 * handler attribute (`onclick`, …) and `<base>` to the policy of the page, and asks for a film's default track. Marks
 * every place where such a name can begin, whatever surrounds it: which of them are attributes only the parser knows.
 * Forms have another name too: their fields' names hide the properties of the element (DOM clobbering), which then
 * cannot be looked through.
 */
const disarmed = (html: string): string =>
  html.includes('<')
    ? html.replace(ACTIVE, `$&${MARK}`).replace(/<(?=(?:base|form)(?:[\s/>]|$))/gi, `<x${MARK}`)
    : html;

const unmarked = (text: string): string => text.replaceAll(`x${MARK}`, '').replaceAll(MARK, '');

function unmarkAttributes(element: Element): void {
  for (const { name, value } of element.attributes) {
    // A page in an attribute is a text that Trusted Types guard.
    if (name.includes(MARK) || (name === 'srcdoc' && value.includes(MARK))) element.removeAttribute(name);
    else if (value.includes(MARK)) element.setAttribute(name, unmarked(value));
  }
}

/** Takes the marks away again, and the attributes whose names had one. Scripts keep theirs: they are not for reading. */
function unmark(root: Element): void {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (element.localName === 'script') continue;
    unmarkAttributes(element);
    for (const node of element.childNodes)
      if (node.nodeType === 3 && node.nodeValue?.includes(MARK)) node.nodeValue = unmarked(node.nodeValue);
  }
}

/**
 * Parses HTML into a document of its own that runs no script and loads nothing, without the attributes that browsers act
 * upon all the same. By the rules of a page with a doctype, like the page that it is shown in: without one a table would
 * stay inside its paragraph.
 */
export function parseInert(html: string, dom: DomWindow): Document {
  const safe = disarmed(html);
  const document = new dom.DOMParser().parseFromString(trustedHtml(`<!doctype html>${safe}`), 'text/html');
  if (safe !== html) unmark(document.documentElement);
  return document;
}

/** The text of a piece of HTML: entities decoded, markup, scripts and styles left out, white space folded. */
export function plainText(html: string, dom: DomWindow): string {
  // Most names and titles are plain already: a document for each would cost more than all the rest.
  if (!/[<&]/.test(html)) return html.replace(/\s+/g, ' ').trim();
  const { body } = parseInert(html, dom);
  for (const element of body.querySelectorAll('script, style, noscript, template')) element.remove();
  // Lines and blocks may touch in the markup: their words are still two.
  for (const end of body.querySelectorAll('br, p, li, div, h1, h2, h3, h4, h5, h6, td, th')) end.after(' ');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
