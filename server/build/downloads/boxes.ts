import { colours } from './colours.ts';
import type { Style } from './runs.ts';
import type { Box, Sheet } from './sheet.ts';

/** The house's sizes on paper. */
export const styles = {
  part: { font: 'semibold', size: 27, leading: 32, colour: colours.ink },
  heading: { font: 'semibold', size: 14, leading: 19, colour: colours.ink },
  lead: { font: 'regular', size: 11.5, leading: 17, colour: colours.ink },
  body: { font: 'regular', size: 9.5, leading: 13.5, colour: colours.ink },
  soft: { font: 'regular', size: 9.5, leading: 13.5, colour: colours.soft },
  strong: { font: 'semibold', size: 9.5, leading: 13.5, colour: colours.ink },
  time: { font: 'medium', size: 8.25, leading: 12, colour: colours.accentInk },
  small: { font: 'regular', size: 8, leading: 11.5, colour: colours.soft },
  head: { font: 'semibold', size: 8.25, leading: 12, colour: colours.soft },
} as const satisfies Record<string, Style>;

/** Boxes one below the other. */
export function stack(boxes: readonly Box[], gap: number): Box {
  const height = boxes.reduce((sum, box) => sum + box.height, 0) + gap * Math.max(0, boxes.length - 1);
  return {
    height,
    draw: (x, y) => {
      let down = y;
      for (const box of boxes) {
        box.draw(x, down);
        down += box.height + gap;
      }
    },
  };
}

/** Boxes side by side, each at its distance from the start. */
export const beside = (boxes: readonly (readonly [at: number, box: Box])[]): Box => ({
  height: Math.max(...boxes.map(([, box]) => box.height)),
  draw: (x, y) => {
    for (const [at, box] of boxes) box.draw(x + at, y);
  },
});

/** A box with room above and below, and a hairline over it. */
export const ruled = (sheet: Sheet, box: Box, width: number, room = 6): Box => ({
  height: box.height + 2 * room,
  draw: (x, y) => {
    sheet.artifact(() =>
      sheet.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .stroke(colours.line),
    );
    box.draw(x, y + room);
  },
});

/** A box on a tinted ground. */
export const panel = (sheet: Sheet, box: Box, width: number, colour: string, room = 16): Box => ({
  height: box.height + 2 * room,
  draw: (x, y) => {
    sheet.artifact(() => sheet.doc.roundedRect(x, y, width, box.height + 2 * room, 8).fill(colour));
    box.draw(x + room, y + room);
  },
});

/** A box inside an element of the structure. */
export const inside = (sheet: Sheet, type: string, box: Box): Box => ({
  height: box.height,
  draw: (x, y) => sheet.within(type, () => box.draw(x, y)),
});
