/** Escapes text for HTML content; existing entities remain. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/&(?!#\d+;|#x[\da-f]+;|[a-z][a-z0-9]*;)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Escapes text for a double-quoted attribute. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
]);

/** Returns the text of HTML that this service has written. */
export function htmlToText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&([a-z]+);/g, (entity, name: string) => NAMED.get(name) ?? entity);
}
