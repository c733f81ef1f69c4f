import { styles } from './boxes.ts';
import { colours } from './colours.ts';
import { draw } from './drawing.ts';
import { PAGE, type Sheet, WIDTH } from './sheet.ts';

/** How wide the firm's mark is, as it is drawn. */
const MARK = 18;

/** A part of a file, and the page that it begins on, counted from one. */
export interface Place {
  readonly title: string;
  readonly page: number;
  /** Whether it begins at the page's top. */
  readonly first: boolean;
}

/** Where a part begins in the file, by its number. */
export const partPlace = (part: number): string => `part-${part}`;

/** How many pages there are so far. */
export const pagesOf = (sheet: Sheet): number => sheet.doc.bufferedPageRange().count;

/**
 * Head and foot of every page but the first: mark and part above, file and number below. Put on at the end, when all
 * parts have their pages.
 */
export function frame(sheet: Sheet, name: string, places: readonly Place[]): void {
  const { doc } = sheet;
  const foot = PAGE.height - 44;
  const count = pagesOf(sheet);
  for (let page = 2; page <= count; page += 1) {
    doc.switchToPage(page - 1);
    const part = places.findLast((place) => place.page < page || (place.first && place.page === page));
    sheet.sign(part?.title ?? name, styles.small, PAGE.left, 38, WIDTH);
    sheet.label(PAGE.width - PAGE.right - MARK, MARK, (left) => {
      doc.save();
      doc.translate(left, 33).scale(0.5).translate(-6, -6);
      draw(doc, 'mark.svg');
      doc.restore();
    });
    sheet.sign(name, styles.small, PAGE.left, foot, WIDTH);
    sheet.sign(`${page} / ${count}`, styles.small, PAGE.left, foot, WIDTH, 'end');
  }
}

/** The list of parts with their pages, each a link to it. */
export function contents(sheet: Sheet, top: number, places: readonly Place[]): void {
  const { doc } = sheet;
  sheet.y = top;
  for (const [index, { title, page }] of places.entries()) {
    const { y } = sheet;
    const style = { ...styles.lead, size: 12, leading: 30 };
    const run = { font: 'medium', goTo: partPlace(index) } as const;
    sheet.artifact(() =>
      doc
        .moveTo(PAGE.left, y)
        .lineTo(PAGE.width - PAGE.right, y)
        .lineWidth(0.6)
        .stroke(colours.line),
    );
    sheet.within('TOCI', () => {
      sheet.text([{ ...run, text: title }], style, 400).draw(PAGE.left, y);
      sheet.text([{ ...run, text: `${page}` }], style, WIDTH, 'P', 'end').draw(PAGE.left, y);
    });
    sheet.y += style.leading;
  }
}
