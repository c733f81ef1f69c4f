import { type FactId, isFactId } from '../facts/facts.ts';
import type { RichText } from './page.ts';

/** A piece of a text: words, a link to a page of this site, or a figure; each perhaps within strong words. */
export type TextPiece = (
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'link'; readonly words: string; readonly to: string }
  | { readonly kind: 'fact'; readonly id: FactId }
) & { readonly strong?: true };

const MARKUP = /\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<to>\/[^)\s]*)\)|\{\{(?<id>[\da-z-]+)\}\}/g;

/** Takes a text apart. @throws Error for a fact that there is none of: the content is wrong. */
export function piecesOf(text: RichText): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKUP)) {
    if (match.index > end) pieces.push({ kind: 'words', words: text.slice(end, match.index) });
    end = match.index + match[0].length;
    const { strong, label, to, id } = match.groups ?? {};
    // Strong words hold links and figures of their own, but no further stars.
    if (strong !== undefined) for (const piece of piecesOf(strong)) pieces.push({ ...piece, strong: true });
    else if (label !== undefined && to !== undefined) pieces.push({ kind: 'link', words: label, to });
    else if (id !== undefined && isFactId(id)) pieces.push({ kind: 'fact', id });
    else throw new Error(`There is no fact ${id}`);
  }
  if (end < text.length) pieces.push({ kind: 'words', words: text.slice(end) });
  return pieces;
}

/** The words of a piece beside a figure; '' where there is none, or another figure. */
export const wordsOf = (piece: TextPiece | undefined): string =>
  piece === undefined || piece.kind === 'fact' ? '' : piece.words;
