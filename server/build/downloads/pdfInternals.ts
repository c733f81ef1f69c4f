/** What pdfkit has no option for, each part looked for before it is touched: another version may keep it elsewhere. */

interface Root {
  readonly data: { readonly ViewerPreferences?: { readonly data: Record<string, unknown> } };
}

/** A font as it is put into a file: which characters each of its glyphs stands for. */
interface Embedded {
  readonly unicode: readonly (number[] | null | undefined)[];
}

const hasRoot = (doc: object): doc is { readonly _root: Root } => '_root' in doc;

const hasEmbedded = (doc: object): doc is { readonly _font: Embedded } =>
  '_font' in doc &&
  typeof doc._font === 'object' &&
  doc._font !== null &&
  'unicode' in doc._font &&
  Array.isArray(doc._font.unicode);

/** Tells viewers that pages follow each other from the right. @throws Error where pdfkit has no such place */
export function setFromRight(doc: PDFKit.PDFDocument): void {
  const preferences = hasRoot(doc) ? doc._root.data.ViewerPreferences : undefined;
  if (!preferences) throw new Error('pdfkit keeps what a file tells viewers elsewhere now');
  preferences.data['Direction'] = 'R2L';
}

/**
 * Turns the characters of ligatures around in fonts from the right (lam with alef): viewers put the text of a line in
 * order character by character, those of a ligature too. Once, when all is drawn. @throws Error where pdfkit has no such place
 */
export function turnLigatures(doc: PDFKit.PDFDocument, fonts: readonly string[]): void {
  for (const font of fonts) {
    doc.font(font);
    if (!hasEmbedded(doc)) throw new Error('pdfkit keeps the characters of glyphs elsewhere now');
    // The lists are those of the font's own glyphs: one may stand for two of them.
    for (const characters of new Set(doc._font.unicode)) characters?.reverse();
  }
}
