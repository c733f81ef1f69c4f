import Pdf from 'pdfkit';
import type { IsoDay } from '../../../src/content/facts/fact.ts';
import type { FactId } from '../../../src/content/facts/facts.ts';
import type { RichText } from '../../../src/content/pages/page.ts';
import { colours } from './colours.ts';
import { type FontFiles, scriptOf } from './fontFiles.ts';
import { textDirection } from '../../../src/shared/text/script.ts';
import { type FileLanguage, languages } from './languages.ts';
import { layOut, type Line, widthOf, writeLine } from './paragraph.ts';
import { type FontName, type Run, runsOf, type Style } from './runs.ts';
import { setFromRight, turnLigatures } from './pdfInternals.ts';

/** A4 in points, and what is left white around the text. */
export const PAGE = { width: 595.28, height: 841.89, left: 64, right: 64, top: 72, bottom: 64 } as const;
/** How wide the text is. */
export const WIDTH = PAGE.width - PAGE.left - PAGE.right;

/** Wider than any line. */
const ONE_LINE = 10_000;

/** Where a line stands in its room. */
export type Side = 'start' | 'middle' | 'end';

/** So much of the room that a line leaves is before it. */
const SHARE: Readonly<Record<Side, number>> = { start: 0, middle: 0.5, end: 1 };

/** Something with a height that can be put on a page. */
export interface Box {
  readonly height: number;
  readonly draw: (x: number, y: number) => void;
}

/** What a file is about: it stands in the viewer's title and the list of documents. */
export interface About {
  readonly title: string;
  readonly subject: string;
  /** Of the newest of its contents; nothing in the file tells when it was built. */
  readonly edition: IsoDay;
  readonly url: string;
  readonly brand: string;
  readonly language: FileLanguage;
}

/**
 * A file in the making: pages, the place on the current one, and what has been said so far. Places are counted from the
 * side on which lines begin: in Arabic all of it is mirrored, but for words and the firm's marks.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly about: About;
  /** Every text, in the order of drawing. */
  readonly said: string[] = [];
  readonly used = new Set<FactId>();
  readonly isFromRight: boolean;
  y: number = PAGE.top;
  readonly #fromRight: readonly string[];
  #parent: PDFKit.PDFStructureElement;

  constructor(about: About, fonts: FontFiles) {
    this.about = about;
    this.isFromRight = textDirection(about.language) === 'rtl';
    const day = new Date(`${about.edition}T00:00:00Z`);
    this.doc = new Pdf({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      bufferPages: true,
      autoFirstPage: false,
      pdfVersion: '1.7',
      lang: about.language,
      tagged: true,
      displayTitle: true,
      info: {
        Title: about.title,
        Author: about.brand,
        Subject: about.subject,
        CreationDate: day,
        ModDate: day,
      },
    });
    if (this.isFromRight) setFromRight(this.doc);
    for (const [name, file] of fonts) this.doc.registerFont(name, file);
    this.#fromRight = [...fonts.keys()].filter((name) => scriptOf(name) === 'arabic');
    this.#parent = this.doc.struct('Document');
    this.doc.addStructure(this.#parent);
  }

  newPage(): void {
    this.doc.addPage();
    this.artifact(() => this.doc.rect(0, 0, PAGE.width, PAGE.height).fill('#ffffff'));
    this.y = PAGE.top;
  }

  /** Draws what only decorates: readers' voices pass over it. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    if (this.isFromRight) {
      this.doc.save().transform(-1, 0, 0, 1, PAGE.width, 0);
      draw();
      this.doc.restore();
    } else draw();
    this.doc.endMarkedContent();
  }

  /** Draws words or a mark that only decorate, `width` wide, from a place on; they are never mirrored. */
  label(x: number, width: number, draw: (left: number) => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw(this.isFromRight ? PAGE.width - x - width : x);
    this.doc.endMarkedContent();
  }

  /** Whether so much still fits on the page. */
  fits(height: number): boolean {
    return this.y + height <= PAGE.height - PAGE.bottom;
  }

  /** Puts a box below what is there, on a new page where it does not fit with `more` after it. */
  put(box: Box, after = 0, more = 0): void {
    if (!this.fits(box.height + more)) this.newPage();
    box.draw(PAGE.left, this.y);
    this.y += box.height + after;
  }

  /** A line between two parts that share a page. */
  divide(): void {
    if (this.y <= PAGE.top) return;
    this.y += 8;
    const { y } = this;
    this.artifact(() => this.doc.rect(PAGE.left, y, 44, 3).fill(colours.accent));
    this.y += 20;
  }

  /** Draws inside an element of the structure, which assistive software reads. */
  within(type: string, draw: () => void): void {
    const outer = this.#parent;
    this.#parent = this.doc.struct(type);
    outer.add(this.#parent);
    draw();
    this.#parent = outer;
  }

  /** How wide a text is. */
  readonly measure = (text: string, font: FontName, size: number): number =>
    widthOf(this.doc, text, font, size);

  /** A text of a page, with its figures and links, or runs as they are; at the start of `width` or its end. */
  text(
    content: RichText | readonly Run[],
    style: Style,
    width: number,
    tag = 'P',
    side: Side = 'start',
  ): Box {
    const used = (id: FactId) => void this.used.add(id);
    const { onPaper } = languages[this.about.language].words;
    const written =
      typeof content === 'string' ? runsOf(onPaper(content), style, { ...this.about, used }) : content;
    const { text, lines } = layOut(this.doc, written, style, width, this.isFromRight);
    return {
      height: lines.length * style.leading,
      draw: (x, y) => {
        this.said.push(text);
        const write = () => {
          for (const [row, line] of lines.entries())
            writeLine(this.doc, line, style, this.#leftOf(line, x, width, side), y + row * style.leading);
        };
        // Letters lie in the file as they are seen, from the left: this tells readers' voices how they are read.
        this.#parent.add(this.doc.struct(tag, this.isFromRight ? { actual: text } : {}, [write]));
      },
    };
  }

  /** A line that only decorates: a step's number, the head and foot of a page. */
  sign(text: string, style: Style, x: number, y: number, width: number, side: Side = 'start'): void {
    const [line] = layOut(this.doc, [{ text, font: style.font }], style, ONE_LINE, this.isFromRight).lines;
    if (!line) return;
    this.doc.markContent('Artifact', { type: 'Layout' });
    writeLine(this.doc, line, style, this.#leftOf(line, x, width, side), y);
    this.doc.endMarkedContent();
  }

  #leftOf(line: Line, x: number, width: number, side: Side): number {
    const start = x + (width - line.width) * SHARE[side];
    return this.isFromRight ? PAGE.width - start - line.width : start;
  }

  /** Closes the file. @returns all of its bytes */
  async end(): Promise<Uint8Array> {
    turnLigatures(this.doc, this.#fromRight);
    const chunks: Buffer[] = [];
    this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise((done) => this.doc.once('end', done));
    this.doc.end();
    await ended;
    return Buffer.concat(chunks);
  }
}
