import type { ReadingPlace } from '../model.ts';

/** Blocks that are read at the beginning, or left at the end, count as not begun, or as read. */
export const EDGE = 3;

/** What of the screen's top is covered: the header, and a line of air below it. In pixels. */
const COVERED = 120;

/** How far a text is read: its blocks are the children of `text`. */
export function placeIn(text: Element): ReadingPlace {
  const blocks = [...text.children];
  const tops = blocks.map((block) => block.getBoundingClientRect().top);
  return {
    block: Math.max(
      0,
      tops.findLastIndex((top) => top <= COVERED),
    ),
    of: blocks.length,
  };
}

/** True when it makes sense to go on there. */
export const isBetween = ({ block, of }: ReadingPlace): boolean => block >= EDGE && block < of - EDGE;

/** How much of a text is read, in per cent. */
export const percentOf = ({ block, of }: ReadingPlace): number =>
  of === 0 ? 0 : block >= of - EDGE ? 100 : Math.round((block / of) * 100);

/** Brings the place in a text that was reached to the top of the screen. */
export function goTo(text: Element, { block }: ReadingPlace): void {
  const top = text.children[block]?.getBoundingClientRect().top;
  if (top !== undefined) window.scrollTo({ top: window.scrollY + top - COVERED + 1, behavior: 'instant' });
}
