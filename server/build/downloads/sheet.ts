import { createRequire } from 'node:module';
import Pdf from 'pdfkit';
import type { IsoDay } from '../../../src/content/facts/fact.ts';
import type { FactId } from '../../../src/content/facts/facts.ts';
import type { RichText } from '../../../src/content/pages/page.ts';
import { colours } from './colours.ts';
import { type FontName, linesOf, type Run, runsOf, type Style } from './runs.ts';

const fontFile = (weight: number) =>
  createRequire(import.meta.url).resolve(
    `@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff`,
  );

const FONTS: Readonly<Record<FontName, number>> = { regular: 400, medium: 500, semibold: 600, bold: 700 };

/** A4 in points, and what is left white around the text. */
export const PAGE = { width: 595.28, height: 841.89, left: 64, right: 64, top: 72, bottom: 64 } as const;
/** How wide the text is. */
export const WIDTH = PAGE.width - PAGE.left - PAGE.right;

/** A page of the site calls itself one; on paper it is a part. */
const onPaper = (text: RichText) => text.replaceAll(/\b(this) page\b/gi, '$1 part');

/** The font has no raised two. */
const printable = (run: Run): Run => ({ ...run, text: run.text.replaceAll('m²', 'sq m') });

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
}

/** Closes a document. @returns all of its bytes */
export async function bytesOf(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((done) => doc.once('end', done));
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

/** A file in the making: pages, the place on the current one, and what has been said so far. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly about: About;
  /** Every text, in the order of drawing. */
  readonly said: string[] = [];
  readonly used = new Set<FactId>();
  y: number = PAGE.top;
  #parent: PDFKit.PDFStructureElement;

  constructor(about: About) {
    this.about = about;
    const day = new Date(`${about.edition}T00:00:00Z`);
    this.doc = new Pdf({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      bufferPages: true,
      autoFirstPage: false,
      pdfVersion: '1.7',
      lang: 'en',
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
    for (const [name, weight] of Object.entries(FONTS)) this.doc.registerFont(name, fontFile(weight));
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
    draw();
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
    this.doc.font(font).fontSize(size).widthOfString(text);

  /** A text of a page, with its figures and links, or runs as they are. */
  text(content: RichText | readonly Run[], style: Style, width: number, tag = 'P'): Box {
    const used = (id: FactId) => void this.used.add(id);
    const written =
      typeof content === 'string' ? runsOf(onPaper(content), style, { ...this.about, used }) : content;
    const runs = written.map(printable);
    const lines = linesOf(runs, style.size, width, this.measure);
    return {
      height: lines.length * style.leading,
      draw: (x, y) => {
        this.said.push(runs.map(({ text }) => text).join(''));
        const write = () => {
          for (const [row, line] of lines.entries())
            for (const run of line) this.#write(run, style, x + run.x, y + row * style.leading);
        };
        this.#parent.add(this.doc.struct(tag, {}, [write]));
      },
    };
  }

  #write({ text, font, link, goTo }: Run, { size, leading, colour }: Style, x: number, y: number): void {
    const inner = y + (leading - size * 1.22) / 2;
    this.doc
      .font(font)
      .fontSize(size)
      .fillColor(link ? colours.primary : colour)
      .text(text, x, inner, {
        lineBreak: false,
        ...(link ? { link, underline: true } : {}),
        ...(goTo ? { goTo } : {}),
      });
  }
}
