import type { WindowLike } from 'dompurify';
import { trustedHtml } from './trusted.ts';

/** The part of `window` that parsing and sanitising need; jsdom's stands in for it when pages are prerendered. */
export type DomWindow = WindowLike;

/**
 * HTML in which what browsers act upon even in a document that is never shown has another name: Chromium reports
 * each handler attribute (`onclick`, …) and `<base>` to the policy of the page, and asks for a film's default track.
 */
function disarmed(html: string): string {
  return html.replace(/<[a-z][^<]*/gi, (piece) => {
    const tag = /^(?:"[^"]*"|'[^']*'|[^'">])*>/.exec(piece)?.[0] ?? piece;
    const named = tag.replace(
      /"[^"]*"|'[^']*'|((?<=[\s/"'])(?:on(?=[a-z]+\s*=)|default(?=[\s=/>])))/gi,
      (part, active?: string) => (active === undefined ? part : `data-${part}`),
    );
    return named.replace(/^<base(?=[\s/>])/i, '<x-base') + piece.slice(tag.length);
  });
}

/**
 * Parses HTML into a document of its own that runs no script and loads nothing. By the rules of a page with a
 * doctype, like the page that it is shown in: without one a table would stay inside its paragraph.
 */
export function parseInert(html: string, dom: DomWindow): Document {
  return new dom.DOMParser().parseFromString(trustedHtml(`<!doctype html>${disarmed(html)}`), 'text/html');
}

/** The text of a piece of HTML: entities decoded, markup, scripts and styles left out, white space folded. */
export function plainText(html: string, dom: DomWindow): string {
  // Most names and titles are plain already: a document for each would cost more than all the rest.
  if (!/[<&]/.test(html)) return html.replace(/\s+/g, ' ').trim();
  const { body } = parseInert(html, dom);
  for (const element of body.querySelectorAll('script, style, noscript, template')) element.remove();
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
