/**
 * What a browser does with a file, which decides the headers that make sense on it: a `page` is shown as a
 * document, an `active` file can run script (a worker or an SVG opened by itself), a `passive` one cannot.
 */
export type FileKind = 'page' | 'active' | 'passive';

const ACTIVE = /\.(?:m?js|svg|xml|pdf)$/i;

/** The kind of the file at a path of the site, told by its extension. */
export function kindOf(path: string): FileKind {
  if (/\.html?$/i.test(path)) return 'page';
  return ACTIVE.test(path) ? 'active' : 'passive';
}
