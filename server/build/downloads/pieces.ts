import bidiFactory, { type EmbeddingLevels } from 'bidi-js';
import type { Run } from './runs.ts';

/** The scripts that the files are set in; digits and signs belong to the Latin font in both languages. */
export type Script = 'latin' | 'arabic';

/** What is drawn at once, from the left: words of one run in one script. */
export interface Piece extends Run {
  readonly script: Script;
}

/** First strong isolate and its end: what stands between does not turn the words around it (`<bdi>` in HTML). */
const ISOLATE = { first: '\u2068', left: '\u2066', end: '\u2069' } as const;

/** Signs that only say how a text runs, and are not drawn. */
const CONTROLS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

const ARABIC = /[\p{Script=Arabic}\u060C\u061B\u061F\u0640\p{Mn}\u200C\u200D]/u;

const bidi = bidiFactory();

/** A figure, an address or a name amid Arabic words, in its own direction. */
export const isolated = (text: string): string => ISOLATE.first + text + ISOLATE.end;

/** What runs from the left in every language: arithmetic. */
export const fromLeft = (text: string): string => ISOLATE.left + text + ISOLATE.end;

/** A text without the signs that are not drawn. */
export const drawn = (text: string): string => text.replaceAll(CONTROLS, '');

/** Whether a sign is one of Arabic's. */
export const isArabic = (sign: string): boolean => ARABIC.test(sign);

/** A text cut where the script changes, in the order of reading; a space among Arabic words is theirs. */
export function scriptsOf(text: string): readonly (readonly [script: Script, text: string])[] {
  const parts: [Script, string][] = [];
  for (const sign of drawn(text)) {
    const last = parts.at(-1);
    const script = isArabic(sign) || (sign === ' ' && last?.[0] === 'arabic') ? 'arabic' : 'latin';
    if (last?.[0] === script) last[1] += sign;
    else parts.push([script, sign]);
  }
  return parts;
}

/** The direction of each sign of a text that runs from the right (Unicode's bidirectional algorithm, UAX 9). */
export const levelsOf = (text: string): EmbeddingLevels => bidi.getEmbeddingLevels(text, 'rtl');

interface Sign {
  readonly index: number;
  readonly sign: string;
  readonly run: Run;
  readonly script: Script;
  readonly isFromRight: boolean;
}

/** Whether signs stand side by side when they are read, too. */
function isBeside(text: string, one: number, other: number): boolean {
  return drawn(text.slice(Math.min(one, other) + 1, Math.max(one, other))) === '';
}

/**
 * A line as it is seen, from the left: pieces in Arabic stay in the order of reading, as their font turns and joins the
 * letters itself; of other pieces from the right the signs are turned and mirrored.
 * @param text the paragraph that the line is a part of; each run's `at` is its place in it
 */
export function piecesFromRight(text: string, levels: EmbeddingLevels, line: readonly Run[]): Piece[] {
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last) return [];
  const start = first.at ?? 0;
  const end = (last.at ?? 0) + last.text.length - 1;
  // Of the whole paragraph, of which only the line is put in order.
  const order = bidi.getReorderedIndices(text, levels, start, end).slice(start, end + 1);
  const signs = order.flatMap((index): Sign[] => {
    const run = line.findLast(({ at = 0 }) => at <= index);
    const sign = text[index] ?? '';
    if (!run || drawn(sign) === '') return [];
    const isFromRight = (levels.levels[index] ?? 0) % 2 === 1;
    const script = isArabic(sign) || (sign === ' ' && isFromRight) ? 'arabic' : 'latin';
    const mirrored = isFromRight ? bidi.getMirroredCharacter(sign) : null;
    return [{ index, sign: mirrored ?? sign, run, script, isFromRight }];
  });
  const pieces: Piece[] = [];
  let before: Sign | undefined;
  for (const each of signs) {
    const piece = pieces.at(-1);
    const isSame =
      piece !== undefined &&
      before?.run === each.run &&
      isBeside(text, before.index, each.index) &&
      before.script === each.script &&
      before.isFromRight === each.isFromRight;
    if (!isSame) pieces.push({ ...each.run, text: each.sign, script: each.script, at: each.index });
    else {
      const { text: joined } = piece;
      pieces[pieces.length - 1] = {
        ...piece,
        at: Math.min(piece.at ?? 0, each.index),
        text: each.script === 'arabic' ? each.sign + joined : joined + each.sign,
      };
    }
    before = each;
  }
  return pieces;
}
