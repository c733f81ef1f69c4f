import { type FactId, facts } from '../../../src/content/facts/facts.ts';
import { hasEnded } from '../../../src/content/facts/formatFact.ts';
import type { IsoDay } from '../../../src/content/facts/fact.ts';
import { piecesOf } from '../../../src/content/pages/richText.ts';
import type { RichText } from '../../../src/content/pages/page.ts';
import { type FileLanguage, figureIn, languages } from './languages.ts';
import { drawn } from './pieces.ts';

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
  /** Where it begins in its paragraph's text, once that is broken into lines. */
  readonly at?: number;
}

/** How wide a text is in a font at a size. */
export type Measure = (text: string, font: FontName, size: number) => number;

/** Where a figure's source stands in the file. */
export const figurePlace = (id: FactId): string => `figure-${id}`;

/** A page's text as runs: figures from the table, links to the site. Tells `used` of each figure. */
export function runsOf(
  text: RichText,
  style: Style,
  about: {
    readonly url: string;
    readonly edition: IsoDay;
    readonly language: FileLanguage;
    readonly used: (id: FactId) => void;
  },
): Run[] {
  return piecesOf(text).map((piece) => {
    const own = piece.strong ? 'semibold' : style.font;
    if (piece.kind === 'link') return { text: piece.words, font: own, link: about.url + piece.to };
    if (piece.kind === 'words') return { text: piece.words, font: own };
    about.used(piece.id);
    const { words } = languages[about.language];
    const ended = hasEnded(facts[piece.id], about.edition) ? ` (${words.ended})` : '';
    const font = own === 'regular' ? 'medium' : own;
    return { text: figureIn(about.language, piece.id) + ended, font, goTo: figurePlace(piece.id) };
  });
}

const JOINING = /\u0640|(?=\p{Script=Arabic})[\p{L}\p{M}]/u;

/** Letters join within a word only where they look alike: what hangs at another run's word goes with it. */
export function withWholeWords(runs: readonly Run[]): readonly Run[] {
  const whole = [...runs];
  for (const [index, run] of whole.entries()) {
    const next = whole[index + 1];
    if (!next || !JOINING.test(run.text.slice(-1)) || !JOINING.test(drawn(next.text).slice(0, 1))) continue;
    const cut = run.text.lastIndexOf(' ') + 1;
    whole[index] = { ...run, text: run.text.slice(0, cut) };
    whole[index + 1] = { ...next, text: run.text.slice(cut) + next.text };
  }
  return whole;
}

/** The whole text of a paragraph. */
export const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** Runs cut at their spaces: each word may hold several, as a figure with its comma does. */
function wordsOf(runs: readonly Run[]): Run[][] {
  const words: Run[][] = [[]];
  let at = 0;
  for (const run of runs)
    for (const [index, text] of run.text.split(' ').entries()) {
      if (index > 0) {
        words.push([]);
        at += 1;
      }
      if (text) words.at(-1)?.push({ ...run, text, at });
      at += text.length;
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
        if (last && space) runs.push({ text: space, font: last.font, at: (part.at ?? 0) - 1 });
        runs.push(part);
      }
    }
  return runs;
}

/** Breaks runs into lines no wider than `width`; a no-break space holds. */
export function linesOf(runs: readonly Run[], size: number, width: number, measure: Measure): Run[][] {
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
  return lines.map(joined);
}
