import { type FactId, isFactId } from '../facts/facts.ts';
import type { RichText } from './page.ts';

export type TextPiece = (
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'link'; readonly words: string; readonly to: string }
  | { readonly kind: 'fact'; readonly id: FactId }
) & { readonly strong?: true };

const MARKUP = /\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<to>\/[^)\s]*)\)|\{\{(?<id>[\da-z-]+)\}\}/g;

/** Splits a text at its markup. Throws Error for an unknown fact. */
export function piecesOf(text: RichText): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKUP)) {
    if (match.index > end) pieces.push({ kind: 'words', words: text.slice(end, match.index) });
    end = match.index + match[0].length;
    const { strong, label, to, id } = match.groups ?? {};
    // Strong text contains links and figures, but no nested strong text.
    if (strong !== undefined) for (const piece of piecesOf(strong)) pieces.push({ ...piece, strong: true });
    else if (label !== undefined && to !== undefined) pieces.push({ kind: 'link', words: label, to });
    else if (id !== undefined && isFactId(id)) pieces.push({ kind: 'fact', id });
    else throw new Error(`There is no fact ${id}`);
  }
  if (end < text.length) pieces.push({ kind: 'words', words: text.slice(end) });
  return pieces;
}

/** Returns the words of an adjacent part, '' for figures and at the ends. */
export const wordsOf = (piece: TextPiece | undefined): string =>
  piece === undefined || piece.kind === 'fact' ? '' : piece.words;
