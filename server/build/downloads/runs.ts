import { type FactId, facts } from '../../../src/content/facts/facts.ts';
import { formatFact, hasEnded } from '../../../src/content/facts/formatFact.ts';
import type { IsoDay } from '../../../src/content/facts/fact.ts';
import { piecesOf } from '../../../src/content/pages/richText.ts';
import type { RichText } from '../../../src/content/pages/page.ts';

/** The weights that the files are set in. */
export type FontName = 'regular' | 'medium' | 'semibold' | 'bold';

/** How words look: weight, size, height of a line, colour. */
export interface Style {
  readonly font: FontName;
  readonly size: number;
  readonly leading: number;
  readonly colour: string;
}

/** Words that look alike, perhaps with somewhere to go: an address, or a place in the file. */
export interface Run {
  readonly text: string;
  readonly font: FontName;
  readonly link?: string;
  readonly goTo?: string;
}

/** A line of words, each run at its place. */
export type Line = readonly (Run & { readonly x: number; readonly width: number })[];

/** How wide a text is in a font at a size. */
export type Measure = (text: string, font: FontName, size: number) => number;

/** Where a figure's source stands in the file. */
export const figurePlace = (id: FactId): string => `figure-${id}`;

/** A page's text as runs: figures from the table, links to the site. Tells `used` of each figure. */
export function runsOf(
  text: RichText,
  style: Style,
  about: { readonly url: string; readonly edition: IsoDay; readonly used: (id: FactId) => void },
): Run[] {
  return piecesOf(text).map((piece) => {
    const own = piece.strong ? 'semibold' : style.font;
    if (piece.kind === 'link') return { text: piece.words, font: own, link: about.url + piece.to };
    if (piece.kind === 'words') return { text: piece.words, font: own };
    about.used(piece.id);
    const ended = hasEnded(facts[piece.id], about.edition) ? ' (ended)' : '';
    const font = own === 'regular' ? 'medium' : own;
    return { text: formatFact(facts[piece.id], 'en') + ended, font, goTo: figurePlace(piece.id) };
  });
}

/** Runs cut at their spaces: each word may hold several, as a figure with its comma does. */
function wordsOf(runs: readonly Run[]): Run[][] {
  const words: Run[][] = [[]];
  for (const run of runs)
    for (const [index, text] of run.text.split(' ').entries()) {
      if (index > 0) words.push([]);
      if (text) words.at(-1)?.push({ ...run, text });
    }
  return words.filter((word) => word.length > 0);
}

const alike = (a: Run, b: Run) => a.font === b.font && a.link === b.link && a.goTo === b.goTo;

/** The words of a line as few runs as can be, with the spaces between them. */
function joined(words: readonly (readonly Run[])[]): Run[] {
  const runs: Run[] = [];
  for (const [index, word] of words.entries())
    for (const [place, part] of word.entries()) {
      const space = index > 0 && place === 0 ? ' ' : '';
      const last = runs.at(-1);
      if (last && alike(last, part)) runs[runs.length - 1] = { ...last, text: last.text + space + part.text };
      else {
        if (last && space) runs.push({ text: space, font: last.font });
        runs.push(part);
      }
    }
  return runs;
}

/** Runs one after the other, each at its place in the line. */
function placed(runs: readonly Run[], widthOf: (run: Run) => number): Line {
  const line: Line[number][] = [];
  let x = 0;
  for (const run of runs) {
    const width = widthOf(run);
    line.push({ ...run, x, width });
    x += width;
  }
  return line;
}

/** Breaks runs into lines no wider than `width`; a no-break space holds. */
export function linesOf(runs: readonly Run[], size: number, width: number, measure: Measure): Line[] {
  const space = measure(' ', 'regular', size);
  const lines: Run[][][] = [];
  let filled = Infinity;
  for (const word of wordsOf(runs)) {
    const wide = word.reduce((sum, { text, font }) => sum + measure(text, font, size), 0);
    if (filled + space + wide > width) {
      lines.push([]);
      filled = -space;
    }
    lines.at(-1)?.push(word);
    filled += space + wide;
  }
  return lines.map((words) => placed(joined(words), (run) => measure(run.text, run.font, size)));
}
