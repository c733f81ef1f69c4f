import type { ComparisonBlock, CostsBlock, RichText } from '../../../src/content/pages/page.ts';
import { beside, inside, ruled, stack, styles } from './boxes.ts';
import { languages } from './languages.ts';
import type { Style } from './runs.ts';
import { type Box, type Sheet, WIDTH } from './sheet.ts';

const COLUMN_GAP = 14;

/** Rows of cells under their headings; a page that the table goes on to repeats them. */
export function table(
  sheet: Sheet,
  widths: readonly number[],
  heads: readonly string[],
  rows: readonly (readonly (readonly [RichText, Style] | Box)[])[],
): void {
  const places = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width, 0));
  const cell = (index: number, content: RichText | Box, style: Style, tag: string): [number, Box] => [
    places[index] ?? 0,
    typeof content === 'string'
      ? sheet.text(content, style, (widths[index] ?? 0) - (index < widths.length - 1 ? COLUMN_GAP : 0), tag)
      : inside(sheet, tag, content),
  ];
  const head = () =>
    inside(sheet, 'TR', beside(heads.map((words, index) => cell(index, words, styles.head, 'TH'))));
  const boxes = rows.map((row) =>
    inside(
      sheet,
      'TR',
      beside(
        row.map((content, index) =>
          'height' in content
            ? cell(index, content, styles.body, 'TD')
            : cell(index, content[0], content[1], index === 0 ? 'TH' : 'TD'),
        ),
      ),
    ),
  );
  sheet.within('Table', () => {
    sheet.put(
      head(),
      5,
      boxes.slice(0, 2).reduce((sum, { height }) => sum + height + 10, 6),
    );
    for (const box of boxes) {
      const row = ruled(sheet, box, WIDTH, 5);
      if (!sheet.fits(row.height)) {
        sheet.newPage();
        sheet.put(head(), 5);
      }
      sheet.put(row);
    }
  });
}

/** A table of the site, its first column narrower. */
export function comparison(sheet: Sheet, { columns, rows }: ComparisonBlock): void {
  const first = WIDTH * (columns.length > 2 ? 0.24 : 0.28);
  const widths = [first, ...columns.map(() => (WIDTH - first) / columns.length)];
  table(
    sheet,
    widths,
    ['', ...columns],
    rows.map(({ label, cells }) => [
      [label, styles.strong] as const,
      ...cells.map((cell) => [cell, styles.body] as const),
    ]),
  );
}

/** What is paid, how much, to whom. */
export function costs(sheet: Sheet, { rows }: CostsBlock): void {
  const widths = [WIDTH * 0.4, WIDTH * 0.33, WIDTH * 0.27];
  table(
    sheet,
    widths,
    languages[sheet.about.language].words.costs,
    rows.map(({ item, amount, payee, note }) => [
      stack(
        [
          sheet.text(item, styles.strong, WIDTH * 0.4 - COLUMN_GAP),
          ...(note === undefined ? [] : [sheet.text(note, styles.small, WIDTH * 0.4 - COLUMN_GAP)]),
        ],
        1,
      ),
      [amount, styles.body] as const,
      [payee, styles.soft] as const,
    ]),
  );
}
