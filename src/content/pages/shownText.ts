import { isIsoDay } from '../facts/isoDay.ts';

/**
 * A part of a text with resolved figures: words, a link to a page, a figure with an optional link to its source, or the
 * mark of an ended rule, shown always or after a day.
 */
export type ShownPiece = (
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'link'; readonly words: string; readonly to: string }
  | { readonly kind: 'figure'; readonly words: string; readonly to: string | undefined }
  | { readonly kind: 'ended'; readonly words: string; readonly after: string | undefined }
) & { readonly strong?: true };

const MARKUP =
  /\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<to>[^)\s]*)\)|\(\((?<ended>[^()|]+)(?:\|(?<after>[\d-]+))?\)\)/g;

/** Returns the id of a figure's entry in the list of sources. */
export const figureId = (id: string): string => `figure-${id}`;

/** Returns the markup of a figure with a link to its source. */
export const figureMarkup = (value: string, to = ''): string => `[${value}](${to.replaceAll(')', '%29')})`;

/** Returns the markup of a rule that has ended, or ends on a day. */
export const endedMarkup = (word: string, after?: string): string =>
  after === undefined ? `((${word}))` : `((${word}|${after}))`;

/** Splits a text at its markup: `**strong**`, `[label](address)` and `((ended|day))`. */
export function shownPieces(text: string): readonly ShownPiece[] {
  const pieces: ShownPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKUP)) {
    if (match.index > end) pieces.push({ kind: 'words', words: text.slice(end, match.index) });
    end = match.index + match[0].length;
    const { strong, label, to = '', ended, after } = match.groups ?? {};
    if (strong !== undefined)
      for (const piece of shownPieces(strong)) pieces.push({ ...piece, strong: true });
    else if (ended !== undefined)
      pieces.push({ kind: 'ended', words: ended, after: after && isIsoDay(after) ? after : undefined });
    else if (label !== undefined && to.startsWith('/')) pieces.push({ kind: 'link', words: label, to });
    else if (label !== undefined) pieces.push({ kind: 'figure', words: label, to: to || undefined });
  }
  if (end < text.length) pieces.push({ kind: 'words', words: text.slice(end) });
  return pieces;
}

/** Removes the markup of a text. */
export const shownWords = (text: string): string =>
  shownPieces(text)
    .map(({ kind, words }) => (kind === 'ended' ? ` (${words})` : words))
    .join('');
