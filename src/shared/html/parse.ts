import type { WindowLike } from 'dompurify';
import { trustedHtml } from './trusted.ts';

/** The part of `window` for parsing and sanitising; jsdom provides it while prerendering. */
export type DomWindow = WindowLike;

/** A noncharacter (Unicode 23.7), which no text contains: it marks names. */
const MARK = '\uFDD0';

/** The character before an active attribute; texts may contain it as well. */
const ACTIVE = /[\s/"'](?=on[a-z]|default)/gi;

/**
 * Renames active attributes and elements. Even in an inert document, Chromium reports handlers (`onclick`, …) and
 * `<base>` to the page's policy and requests a video's default track. Only the parser knows which matches are
 * attributes, so every possible one is marked. Forms are renamed, because names of their fields replace properties of
 * the element (DOM clobbering).
 */
const disarmed = (html: string): string =>
  html.includes('<')
    ? html.replace(ACTIVE, `$&${MARK}`).replace(/<(?=(?:base|form)(?:[\s/>]|$))/gi, `<x${MARK}`)
    : html;

const unmarked = (text: string): string => text.replaceAll(`x${MARK}`, '').replaceAll(MARK, '');

function unmarkAttributes(element: Element): void {
  for (const { name, value } of element.attributes) {
    // `srcdoc` is guarded by Trusted Types.
    if (name.includes(MARK) || (name === 'srcdoc' && value.includes(MARK))) element.removeAttribute(name);
    else if (value.includes(MARK)) element.setAttribute(name, unmarked(value));
  }
}

/** Removes the marks, and the attributes with a marked name. Scripts keep theirs: they are never shown. */
function unmark(root: Element): void {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (element.localName === 'script') continue;
    unmarkAttributes(element);
    for (const node of element.childNodes)
      if (node.nodeType === 3 && node.nodeValue?.includes(MARK)) node.nodeValue = unmarked(node.nodeValue);
  }
}

/**
 * Parses HTML into an inert document, which runs no script and loads nothing, without active attributes. It has a
 * doctype: in quirks mode a table would remain inside its paragraph.
 */
export function parseInert(html: string, dom: DomWindow): Document {
  const safe = disarmed(html);
  const document = new dom.DOMParser().parseFromString(trustedHtml(`<!doctype html>${safe}`), 'text/html');
  if (safe !== html) unmark(document.documentElement);
  return document;
}

/** Returns the text of HTML: without markup, scripts and styles, with collapsed white space. */
export function plainText(html: string, dom: DomWindow): string {
  // Most names and titles contain no markup: parsing each would be slow.
  if (!/[<&]/.test(html)) return html.replace(/\s+/g, ' ').trim();
  const { body } = parseInert(html, dom);
  for (const element of body.querySelectorAll('script, style, noscript, template')) element.remove();
  // Blocks without white space between them contain separate words.
  for (const end of body.querySelectorAll('br, p, li, div, h1, h2, h3, h4, h5, h6, td, th')) end.after(' ');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
