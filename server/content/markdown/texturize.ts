const SKIPPED = /^(?:pre|code|kbd|samp|script|style)$/i;

/**
 * Adds WordPress' typographic entities: curly quotes, dashes, ellipsis, multiplication sign, ampersand. As in
 * WordPress, quotes next to a tag are converted by this piece of text alone.
 */
export function texturize(text: string): string {
  return text
    .replaceAll('...', '&#8230;')
    .replaceAll('---', '&#8212;')
    .replaceAll(/(^|\s)--(?=\s|$)/g, '$1&#8212;')
    .replaceAll('--', '&#8211;')
    .replaceAll(/(\s)-(?=\s)/g, '$1&#8211;')
    .replaceAll(/'(?=\d\d(?![%\d]|[.,]\d))/g, '&#8217;')
    .replaceAll(/(^|[\s([{"])'(?=tis|twas|twere|twill|bout|nuff|round|cause|em\b)/gi, '$1&#8217;')
    .replaceAll(/(\d)'(?=\s|$)/g, '$1&#8242;')
    .replaceAll(/(^|[\s([{"-])'(?=\S)/g, '$1&#8216;')
    .replaceAll("'", '&#8217;')
    .replaceAll(/(^|[\s([{-]|&#8211;|&#8212;|&#8216;)"(?=\S)/g, '$1&#8220;')
    .replaceAll('"', '&#8221;')
    .replaceAll(/(\d)x(?=\d)/g, '$1&#215;')
    .replaceAll(/&(?!#\d+;|#x[\da-f]+;|[a-z1-4]{1,8};)/gi, '&#038;');
}

/** Applies `texturize` to the text of HTML, except code. */
export function texturizeHtml(html: string): string {
  let skipping = 0;
  return html
    .split(/(<[^>]*>)/)
    .map((piece) => {
      const tag = /^<(\/?)([a-z0-9]+)/i.exec(piece);
      if (tag === null) {
        return skipping > 0 ? piece : texturize(piece);
      }
      if (SKIPPED.test(tag[2] ?? '')) {
        skipping += tag[1] === '/' ? -1 : 1;
      }
      return piece;
    })
    .join('');
}
