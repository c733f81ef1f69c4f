import { brand } from '../../../src/content/brand.ts';
import type { PageBlock, PageBody, RichText } from '../../../src/content/pages/page.ts';
import { defaultLanguage } from '../../../src/i18n/languages.ts';
import type { SiteConfig } from '../../../src/content/site.ts';
import { block } from './blocks.ts';
import { styles } from './boxes.ts';
import { band, cover } from './cover.ts';
import { figures } from './figures.ts';
import { contents, frame, pagesOf, partPlace, type Place } from './frame.ts';
import { editionOf } from './pick.ts';
import { sampleNotes } from './samples.ts';
import { reach } from './reach.ts';
import { type About, Sheet, WIDTH } from './sheet.ts';
import { fontsOf } from './fontFiles.ts';
import { type FileLanguage, languages } from './languages.ts';

/** A part of a file: what it opens with, then blocks of the site's pages, then a closing list. */
export interface Part {
  readonly title: string;
  readonly lead?: RichText;
  readonly blocks: readonly PageBlock[];
  readonly closing?: 'figures' | 'reach';
}

/** What a file is made of. Its words come from the pages, its figures from the table. */
export interface Book {
  readonly file: string;
  readonly language: FileLanguage;
  readonly title: string;
  readonly promise: string;
  readonly pages: readonly PageBody[];
  readonly parts: readonly Part[];
  /** A guide has a cover, a list of contents and each part on a new page; a profile goes on. */
  readonly form: 'guide' | 'profile';
}

/** The name of a file in a language: as it is in English, with the language's code in others. */
export const fileOf = (name: string, language: FileLanguage): string =>
  `${name}${language === defaultLanguage ? '' : `-${language}`}.pdf`;

/** A file as it is handed out. */
export interface MadeFile {
  readonly file: string;
  readonly bytes: Uint8Array;
  /** Of a PDF file; the others are laid out where they are opened. */
  readonly pages?: number;
  readonly edition: string;
}

/** A PDF file, and what a test wants to know of it. */
export interface MadeBook extends MadeFile {
  readonly pages: number;
  readonly said: readonly string[];
  readonly figures: readonly string[];
}

/** So many texts stand in the head of a profile. */
const OPENING = 3;

/** Pages before the first part: cover and contents of a guide. */
const FRONT = { guide: 2, profile: 0 } as const;

function putPart(sheet: Sheet, book: Book, part: Part, index: number, site: SiteConfig): Place {
  const isGuide = book.form === 'guide';
  const first = !sheet.fits(isGuide ? 215 : 205) || pagesOf(sheet) === FRONT[book.form];
  if (first) sheet.newPage();
  else if (sheet.said.length > OPENING) sheet.divide();
  const place = { title: part.title, page: pagesOf(sheet), first };
  sheet.doc.addNamedDestination(partPlace(index), 'XYZ', 0, sheet.y - 24, null);
  sheet.doc.outline.addItem(part.title);
  const style = isGuide ? styles.part : { ...styles.part, size: 20, leading: 25 };
  sheet.put(sheet.text(part.title, style, WIDTH, 'H2'), isGuide ? 14 : 8);
  if (part.lead !== undefined)
    sheet.put(sheet.text(part.lead, isGuide ? styles.lead : styles.body, WIDTH), isGuide ? 26 : 12);
  for (const each of part.blocks) block(sheet, each);
  if (part.closing === 'reach') {
    reach(sheet, site);
    for (const note of sampleNotes(book.pages, site, book.language))
      sheet.put(sheet.text(note, styles.small, WIDTH), 6);
  }
  if (part.closing === 'figures') figures(sheet, sheet.used);
  return place;
}

/** Makes a file: the same bytes for the same content. */
export async function make(book: Book, site: SiteConfig): Promise<MadeBook> {
  const about: About = {
    title: `${brand[book.language]}: ${book.title}`,
    subject: book.promise,
    edition: editionOf(book.pages),
    url: book.language === defaultLanguage ? site.url : `${site.url}/${book.language}`,
    brand: brand[book.language],
    language: book.language,
  };
  const { scripts, words } = languages[book.language];
  const sheet = new Sheet(about, await fontsOf(scripts));
  const isGuide = book.form === 'guide';
  (isGuide ? cover : band)(sheet, book);
  if (isGuide) {
    sheet.newPage();
    sheet.put(sheet.text(words.contents, styles.part, WIDTH, 'H2'), 22);
  }
  const top = sheet.y;
  const places = book.parts.map((part, index) => putPart(sheet, book, part, index, site));
  if (isGuide) {
    sheet.doc.switchToPage(1);
    contents(sheet, top, places);
    sheet.y += 34;
    for (const each of words.reading) sheet.put(sheet.text(each, styles.soft, WIDTH - 60), 8);
  }
  frame(sheet, book.title, places);
  const { said, used } = sheet;
  const pages = pagesOf(sheet);
  return {
    file: book.file,
    bytes: await sheet.end(),
    pages,
    edition: about.edition,
    said,
    figures: [...used],
  };
}
