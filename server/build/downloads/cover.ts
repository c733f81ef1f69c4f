import { styles } from './boxes.ts';
import { colours } from './colours.ts';
import { draw } from './drawing.ts';
import { languages } from './languages.ts';
import { PAGE, type Sheet, WIDTH } from './sheet.ts';

/** Where the harbour's water line stands on the page. */
const WATER = 640;
/** The harbour's drawing: its own width, and its water line from above. */
const HARBOUR = { width: 1600, water: 240 } as const;

function harbour(sheet: Sheet, water: number, scale: number, bottom: number): void {
  const { doc } = sheet;
  doc.save();
  doc.rect(0, 0, PAGE.width, bottom).clip();
  doc.rect(0, water, PAGE.width, bottom - water).fill(colours.water);
  doc.translate(PAGE.width - HARBOUR.width * scale, water - HARBOUR.water * scale).scale(scale);
  draw(doc, 'harbour.svg');
  doc.restore();
}

/** How wide the word mark is, as it is drawn. */
const WORDMARK = 148;

/** The firm's word mark, so far from the page's top. */
export function wordmark(sheet: Sheet, y: number): void {
  sheet.label(PAGE.left, WORDMARK, (left) => {
    sheet.doc.save();
    sheet.doc.translate(left, y);
    draw(sheet.doc, 'wordmark.svg');
    sheet.doc.restore();
  });
}

/** Of when the file is, in its language. */
function editionLine({ about: { edition, language } }: Sheet): string {
  const { words } = languages[language];
  return words.edition(words.longDay(edition));
}

/** The first page of a guide: the firm's mark, what it is, of when, and the harbour. */
export function cover(sheet: Sheet, { title, promise }: { title: string; promise: string }): void {
  sheet.newPage();
  sheet.artifact(() => {
    sheet.doc.rect(0, 0, PAGE.width, PAGE.height).fill(colours.paper);
    harbour(sheet, WATER, 1.12, PAGE.height);
  });
  wordmark(sheet, 60);
  sheet.y = 176;
  const name = { ...styles.part, size: 46, leading: 51 };
  sheet.put(sheet.text(title, name, WIDTH - 40, 'H1'), 18);
  sheet.put(sheet.text(promise, { ...styles.lead, size: 14.5, leading: 22 }, WIDTH - 90), 20);
  sheet.put(sheet.text(editionLine(sheet), styles.soft, WIDTH));
}

/** The head of a short file: the mark, title and harbour over the first half of a page. */
export function band(sheet: Sheet, { title, promise }: { title: string; promise: string }): void {
  sheet.newPage();
  sheet.artifact(() => {
    sheet.doc.rect(0, 0, PAGE.width, 340).fill(colours.paper);
    harbour(sheet, 306, 0.46, 340);
  });
  wordmark(sheet, 48);
  sheet.y = 106;
  sheet.put(sheet.text(title, { ...styles.part, size: 34, leading: 39 }, WIDTH, 'H1'), 8);
  sheet.put(sheet.text(promise, { ...styles.lead, size: 11.5, leading: 17 }, WIDTH - 120), 8);
  sheet.put(sheet.text(editionLine(sheet), styles.small, WIDTH));
  sheet.y = 364;
}
