import { listed, checkBox } from '../blocks.ts';
import type { MadeBook } from '../book.ts';
import { beside, panel, ruled, stack, styles } from '../boxes.ts';
import { wordmark } from '../cover.ts';
import { colours } from '../colours.ts';
import { figures } from '../figures.ts';
import { fontsOf } from '../fontFiles.ts';
import { pagesOf } from '../frame.ts';
import { type About, PAGE, Sheet, WIDTH } from '../sheet.ts';
import { noticeOf } from './notice.ts';
import { grid } from './pdfGrid.ts';
import type { Part, Template } from './template.ts';

const LABEL_WIDTH = WIDTH * 0.38;
/** Room for a line of handwriting. */
const LINE = 16;

function numbered(sheet: Sheet, number: number, text: string) {
  const sign = sheet.text(`${number}.`, styles.strong, 16);
  return beside([
    [0, sign],
    [16, sheet.text(text, styles.body, WIDTH - 16)],
  ]);
}

function fields(sheet: Sheet, { fields }: Extract<Part, { kind: 'fields' }>): void {
  for (const { en } of fields) {
    const label = sheet.text(en, styles.strong, LABEL_WIDTH - 10);
    sheet.put(ruled(sheet, { ...label, height: Math.max(label.height, LINE) }, WIDTH, 4));
  }
  sheet.put(ruled(sheet, stack([], 0), WIDTH, 0), 8);
}

function put(sheet: Sheet, part: Part): void {
  switch (part.kind) {
    case 'heading':
      if (part.newPage) sheet.newPage();
      else sheet.y += 3;
      sheet.put(sheet.text(part.words.en, styles.heading, WIDTH, 'H2'), 6, 70);
      break;
    case 'text':
      sheet.put(sheet.text(part.text, styles.body, WIDTH), 8);
      break;
    case 'fields':
      fields(sheet, part);
      break;
    case 'numbered':
      for (const [index, item] of part.items.entries()) sheet.put(numbered(sheet, index + 1, item), 4);
      break;
    case 'boxes':
      for (const item of part.items) sheet.put(listed(sheet, item, WIDTH, checkBox(sheet)), 4);
      break;
    case 'grid':
      grid(sheet, part);
      break;
  }
}

function head(sheet: Sheet, { title, purpose }: Template): void {
  sheet.newPage();
  wordmark(sheet, 40);
  sheet.y = 96;
  sheet.put(sheet.text(title.en, { ...styles.part, size: 24, leading: 30 }, WIDTH, 'H1'), 5);
  sheet.put(sheet.text(purpose, styles.soft, WIDTH - 40), 10);
  const notice = sheet.text(noticeOf(sheet.about), styles.small, WIDTH - 20);
  sheet.put(panel(sheet, stack([notice], 0), WIDTH, colours.tintWarm, 8), 12);
}

/** The foot of each page: title and number. */
function feet(sheet: Sheet, title: string): void {
  const y = PAGE.height - 44;
  const count = pagesOf(sheet);
  for (let page = 1; page <= count; page += 1) {
    sheet.doc.switchToPage(page - 1);
    sheet.sign(title, styles.small, PAGE.left, y, WIDTH);
    sheet.sign(`${page} / ${count}`, styles.small, PAGE.left, y, WIDTH, 'end');
  }
}

/** A template as a form to print: the same bytes for the same content. */
export async function pdfFile(template: Template, about: About): Promise<Omit<MadeBook, 'file'>> {
  const sheet = new Sheet(about, await fontsOf(['latin']));
  head(sheet, template);
  for (const part of template.parts) put(sheet, part);
  if (sheet.used.size > 0) {
    sheet.y += 12;
    sheet.put(sheet.text('Figures and their sources', styles.heading, WIDTH, 'H2'), 7, 70);
    figures(sheet, [...sheet.used]);
  }
  feet(sheet, `${about.title} · A template, not legal advice`);
  const { said, used } = sheet;
  const pages = pagesOf(sheet);
  return { bytes: await sheet.end(), pages, edition: about.edition, said, figures: [...used] };
}
