/** Text as it may stand between tags; entities that are there already stay. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/&(?!#\d+;|#x[\da-f]+;|[a-z][a-z0-9]*;)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Text as it may stand between the double quotes of an attribute. */
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

/** The words of some HTML: tags removed, the entities decoded that this service writes. */
export function htmlToText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&([a-z]+);/g, (entity, name: string) => NAMED.get(name) ?? entity);
}
