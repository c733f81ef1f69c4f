import { facts } from '../../../src/content/facts/facts.ts';
import { figureRows } from '../../../src/content/pages/figureRows.ts';
import type { FigureBlock, SlopeBlock } from '../../../src/content/pages/page.ts';
import { type BarRect, barScale } from '../../../src/shared/ui/charts/bars.ts';
import { inside, stack, styles } from './boxes.ts';
import { colours } from './colours.ts';
import { amountIn } from './languages.ts';
import { type Box, type Sheet, WIDTH } from './sheet.ts';

const BAR = 6;
/** The paler end of a bar: what may be. */
const RANGE_OPACITY = 0.4;
/** A mark's words are so wide at the most; one that would leave the page is left out. */
const MARK_WIDTH = 90;

function bar(sheet: Sheet, rects: readonly BarRect[]): Box {
  const { doc } = sheet;
  return {
    height: BAR,
    draw: (x, y) =>
      sheet.artifact(() => {
        doc.save();
        doc.roundedRect(x, y, WIDTH, BAR, 2).clip();
        doc.rect(x, y, WIDTH, BAR).fill(colours.tint);
        for (const { start, width, isRange } of rects) {
          doc.fillOpacity(isRange ? RANGE_OPACITY : 1);
          doc.rect(x + (WIDTH * start) / 100, y, (WIDTH * width) / 100, BAR).fill(colours.primary);
        }
        doc.restore();
      }),
  };
}

/** A chart of a page (PG-05): each row says its value and draws it, on the site's own scale. */
export function chart(sheet: Sheet, { chart: kind, rows, note }: FigureBlock): void {
  const drawnRows = figureRows({ chart: kind, rows });
  const greatest = Math.max(...drawnRows.flatMap(({ parts }) => parts.map(({ to }) => to)));
  const { rect, ticks } = barScale(greatest);
  const unit = rows[0] ? facts[rows[0].fact].unit : 'count';
  const boxes = drawnRows.map(({ label, fact, parts }) => {
    const name = sheet.text(label, styles.strong, WIDTH * 0.64, 'TH');
    const value = sheet.text(`{{${fact}}}`, styles.body, WIDTH * 0.34, 'TD', 'end');
    const words = inside(sheet, 'TR', {
      height: Math.max(name.height, value.height),
      draw: (x, y) => {
        name.draw(x, y);
        value.draw(x + WIDTH * 0.66, y);
      },
    });
    return stack([words, bar(sheet, parts.map(rect))], 2);
  });
  const axis: Box = {
    height: styles.small.leading,
    draw: (x, y) => {
      for (const { value, at } of ticks) {
        const place = (WIDTH * at) / 100;
        const words = amountIn(sheet.about.language, { value, unit, certainty: 'stated' });
        if (place + MARK_WIDTH <= WIDTH) sheet.sign(words, styles.small, x + place, y, MARK_WIDTH);
      }
    },
  };
  sheet.put(inside(sheet, 'Table', stack([stack(boxes, 5), axis], 3)), note === undefined ? 0 : 6);
  if (note !== undefined) sheet.put(sheet.text(note, styles.small, WIDTH));
}

/** A slope as bars, which need no colour to be told apart. */
export function asBars({ ends, rows, ...rest }: SlopeBlock): FigureBlock {
  const bars = rows.flatMap(({ label, facts: pair }) =>
    pair.map((fact, index) => ({ label: `${label}: ${ends[index] ?? ''}`, fact })),
  );
  return { ...rest, kind: 'figure', chart: 'bars', rows: bars };
}
