import { styles } from './boxes.ts';
import { colours } from './colours.ts';
import { draw } from './drawing.ts';
import { PAGE, type Sheet } from './sheet.ts';

/** A part of a file, and the page that it begins on, counted from one. */
export interface Place {
  readonly title: string;
  readonly page: number;
  /** Whether it begins at the page's top. */
  readonly first: boolean;
}

/** Where a part begins in the file. */
export const partPlace = (title: string): string => title.toLowerCase().replaceAll(/\W+/g, '-');

/** How many pages there are so far. */
export const pagesOf = (sheet: Sheet): number => sheet.doc.bufferedPageRange().count;

/**
 * Head and foot of every page but the first: mark and part above, file and number below. Put on at the end, when all
 * parts have their pages.
 */
export function frame(sheet: Sheet, name: string, places: readonly Place[]): void {
  const { doc } = sheet;
  const { font, size } = styles.small;
  const write = (text: string, y: number, end = false) => {
    const wide = end ? sheet.measure(text, font, size) : 0;
    doc.font(font).fontSize(size).fillColor(colours.soft);
    doc.text(text, end ? PAGE.width - PAGE.right - wide : PAGE.left, y, { lineBreak: false });
  };
  const count = pagesOf(sheet);
  for (let page = 2; page <= count; page += 1) {
    doc.switchToPage(page - 1);
    sheet.artifact(() => {
      const part = places.findLast((place) => place.page < page || (place.first && place.page === page));
      write(part?.title ?? name, 38);
      doc.save();
      doc
        .translate(PAGE.width - PAGE.right - 18, 33)
        .scale(0.5)
        .translate(-6, -6);
      draw(doc, 'mark.svg');
      doc.restore();
      write(name, PAGE.height - 44);
      write(`${page} / ${count}`, PAGE.height - 44, true);
    });
  }
}

/** The list of parts with their pages, each a link to it. */
export function contents(sheet: Sheet, top: number, places: readonly Place[]): void {
  const { doc } = sheet;
  sheet.y = top;
  for (const { title, page } of places) {
    const y = sheet.y;
    const number = `${page}`;
    const style = { ...styles.lead, size: 12, leading: 30 };
    sheet.artifact(() =>
      doc
        .moveTo(PAGE.left, y)
        .lineTo(PAGE.width - PAGE.right, y)
        .lineWidth(0.6)
        .stroke(colours.line),
    );
    const wide = sheet.measure(number, 'medium', 12);
    sheet.within('TOCI', () => {
      sheet.text([{ text: title, font: 'medium', goTo: partPlace(title) }], style, 400).draw(PAGE.left, y);
      sheet
        .text([{ text: number, font: 'medium', goTo: partPlace(title) }], style, 60)
        .draw(PAGE.width - PAGE.right - wide, y);
    });
    sheet.y += style.leading;
  }
}
