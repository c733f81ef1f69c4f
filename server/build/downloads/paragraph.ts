import { colours } from './colours.ts';
import { fontKey } from './fontFiles.ts';
import { drawn, levelsOf, type Piece, piecesFromRight, scriptsOf } from './pieces.ts';
import { type FontName, linesOf, type Run, type Style, textOf, withWholeWords } from './runs.ts';

/** The Latin font's line box, and how far below its top the letters stand, in their size. */
const LATIN = { box: 1.22, baseline: 0.97 } as const;

type Doc = PDFKit.PDFDocument;

/** A line as it is drawn, from the left. */
export interface Line {
  readonly width: number;
  readonly pieces: readonly (Piece & { readonly width: number })[];
}

/** The font has no raised two. */
const printable = (run: Run): Run => ({
  ...run,
  text: run.text.replaceAll('m²', 'sq m').replaceAll('م²', 'متر مربع'),
});

/** How wide a text is, each script in its font. */
export const widthOf = (doc: Doc, text: string, font: FontName, size: number): number =>
  scriptsOf(text).reduce(
    (sum, [script, part]) => sum + doc.font(fontKey(font, script)).fontSize(size).widthOfString(part),
    0,
  );

function lineOf(doc: Doc, pieces: readonly Piece[], size: number): Line {
  const wide = pieces.map((piece) => ({
    ...piece,
    width: doc.font(fontKey(piece.font, piece.script)).fontSize(size).widthOfString(piece.text),
  }));
  return { pieces: wide, width: wide.reduce((sum, { width }) => sum + width, 0) };
}

/** Breaks a paragraph into lines no wider than `width`. @returns its text as it is read, and its lines */
export function layOut(
  doc: Doc,
  written: readonly Run[],
  { size }: Style,
  width: number,
  isFromRight: boolean,
): { readonly text: string; readonly lines: readonly Line[] } {
  const runs = withWholeWords(written.map(printable));
  const text = textOf(runs);
  const levels = isFromRight ? levelsOf(text) : undefined;
  // By itself a space is of no script; among Arabic words it is theirs.
  const space = fontKey('regular', isFromRight ? 'arabic' : 'latin');
  const measure = (part: string, font: FontName) =>
    part === ' ' ? doc.font(space).fontSize(size).widthOfString(part) : widthOf(doc, part, font, size);
  const lines = linesOf(runs, size, width, measure).map((line) =>
    lineOf(
      doc,
      levels
        ? piecesFromRight(text, levels, line)
        : line.map((run) => ({ ...run, script: 'latin' as const })),
      size,
    ),
  );
  return { text: drawn(text), lines };
}

interface Way extends Pick<Run, 'link' | 'goTo'> {
  readonly from: number;
  readonly to: number;
}

/** What leads somewhere in a line, and from where to where it stands. */
function waysOf(pieces: Line['pieces'], left: number): readonly Way[] {
  const ways: Way[] = [];
  let from = left;
  for (const { link, goTo, width } of pieces) {
    const to = from + width;
    const last = ways.at(-1);
    if (last && last.to === from && last.link === link && last.goTo === goTo)
      ways[ways.length - 1] = { ...last, to };
    else if (link || goTo) ways.push({ from, to, ...(link ? { link } : {}), ...(goTo ? { goTo } : {}) });
    from = to;
  }
  return ways;
}

/** Writes a line from a place of the page on, counted from the left. */
export function writeLine(doc: Doc, { pieces }: Line, style: Style, left: number, y: number): void {
  const { size, leading, colour } = style;
  const top = y + (leading - size * LATIN.box) / 2;
  let x = left;
  const placed = pieces.map((piece) => {
    const at = x;
    x += piece.width;
    return { ...piece, x: at };
  });
  // In the order of reading, in which programs take the text out of the file.
  for (const { text, font, script, link, x: at } of placed.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0)))
    doc
      .font(fontKey(font, script))
      .fontSize(size)
      .fillColor(link ? colours.primary : colour)
      .text(text, at, top, {
        lineBreak: false,
        // All scripts stand on one line.
        baseline: -size * LATIN.baseline,
        // At once: one by one, the words of a line from the right would come in the wrong order.
        ...(script === 'arabic' ? { features: [] } : {}),
      });
  for (const { from, to, link, goTo } of waysOf(pieces, left)) {
    if (goTo) doc.goTo(from, top, to - from, size * LATIN.box, goTo);
    if (!link) continue;
    doc.link(from, top, to - from, size * LATIN.box, link);
    const under = top + size * LATIN.box - 0.5;
    doc.moveTo(from, under).lineTo(to, under).lineWidth(0.5).stroke(colours.primary);
  }
}
