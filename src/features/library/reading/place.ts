import type { ReadingPlace } from '../model.ts';

/** Number of blocks at the start or the end that count as unread, or as finished. */
export const EDGE_BLOCKS = 3;

const HEADER_PX = 120;

/** Returns the reading position; the blocks are the children of `text`. */
export function placeIn(text: Element): ReadingPlace {
  const blocks = [...text.children];
  const tops = blocks.map((block) => block.getBoundingClientRect().top);
  return {
    block: Math.max(
      0,
      tops.findLastIndex((top) => top <= HEADER_PX),
    ),
    of: blocks.length,
  };
}

/** Returns true when the position is neither near the start nor near the end. */
export const isBetween = ({ block, of }: ReadingPlace): boolean =>
  block >= EDGE_BLOCKS && block < of - EDGE_BLOCKS;

/** Returns the progress in per cent. */
export const percentOf = ({ block, of }: ReadingPlace): number =>
  of === 0 ? 0 : block >= of - EDGE_BLOCKS ? 100 : Math.round((block / of) * 100);

/** Scrolls to a reading position. */
export function goTo(text: Element, { block }: ReadingPlace): void {
  const top = text.children[block]?.getBoundingClientRect().top;
  if (top !== undefined) window.scrollTo({ top: window.scrollY + top - HEADER_PX + 1, behavior: 'instant' });
}
