import { inside, styles } from '../boxes.ts';
import { colours } from '../colours.ts';
import type { Style } from '../runs.ts';
import { type Box, PAGE, type Sheet, WIDTH } from '../sheet.ts';
import type { Part, Words } from './template.ts';

type Grid = Extract<Part, { kind: 'grid' }>;

const ROOM = { inside: 4, above: 3 } as const;
const LABEL = { ...styles.body, size: 8.5, leading: 11 };
const ROW = { usual: 17, tall: 38 } as const;

/** A row with a line around each cell, so that there is somewhere to write. */
function row(
  sheet: Sheet,
  widths: readonly number[],
  cells: readonly string[],
  style: Style,
  height: number,
  tag: 'TH' | 'TD',
): Box {
  const texts = cells.map((words, index) =>
    words ? sheet.text(words, style, (widths[index] ?? 0) - 2 * ROOM.inside, tag) : undefined,
  );
  const tallest = Math.max(height, ...texts.map((text) => (text?.height ?? 0) + 2 * ROOM.above));
  return inside(sheet, 'TR', {
    height: tallest,
    draw: (x, y) => {
      let left = x;
      for (const [index, width] of widths.entries()) {
        const at = left;
        sheet.artifact(() => {
          const cell = sheet.doc.rect(at, y, width, tallest).lineWidth(0.6);
          if (tag === 'TH') cell.fillAndStroke(colours.tint, colours.line);
          else cell.stroke(colours.line);
        });
        texts[index]?.draw(at + ROOM.inside, y + ROOM.above);
        left += width;
      }
    },
  });
}

/** Puts a grid to be filled in; its heading stands again on each page that it goes on to. */
export function grid(sheet: Sheet, { columns, rows, tall }: Grid): void {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (WIDTH * share) / whole);
  const heads = columns.map(({ words }) => words.en);
  const head = () => row(sheet, widths, heads, styles.head, 0, 'TH');
  const height = tall ? ROW.tall : ROW.usual;
  const cellsOf = ({ en }: Words) => [en, ...columns.slice(1).map(() => '')];
  sheet.within('Table', () => {
    sheet.put(head(), 0, 2 * height);
    for (const words of rows) {
      const box = row(sheet, widths, cellsOf(words), LABEL, height, 'TD');
      if (!sheet.fits(box.height)) {
        sheet.newPage();
        sheet.put(head());
      }
      sheet.put(box);
    }
  });
  sheet.y = Math.min(sheet.y + 10, PAGE.height);
}
