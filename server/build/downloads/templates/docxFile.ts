import { Document, Footer, Header, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import type { FactId } from '../../../../src/content/facts/facts.ts';
import { colours } from '../colours.ts';
import type { About } from '../sheet.ts';
import { datedArchive } from './archive.ts';
import { type DocxContext, docxPart, heading, hex } from './docxParts.ts';
import { noticeOf, sourceOf } from './notice.ts';
import type { Template } from './template.ts';

/** On every device, and it has Arabic letters. */
const FONT = 'Arial';

const MARGIN = 1134;

const small = (text: string) => new TextRun({ text, size: 16, color: hex(colours.soft) });

const ink = hex(colours.ink);

const documentStyles = {
  default: {
    document: {
      run: { font: FONT, size: 20, color: ink, language: { value: 'en-GB', bidirectional: 'ar-AE' } },
      paragraph: { spacing: { after: 120, line: 276 } },
    },
    title: {
      run: { font: FONT, size: 34, bold: true, color: hex(colours.primary) },
      paragraph: { spacing: { before: 120, after: 80 } },
    },
    heading2: {
      run: { font: FONT, size: 26, bold: true, color: ink },
      paragraph: { spacing: { before: 280, after: 120 }, keepNext: true },
    },
  },
};

const head = (about: About) =>
  new Header({
    children: [
      new Paragraph({
        children: [new TextRun({ text: about.brand, bold: true, size: 20, color: hex(colours.primary) })],
      }),
    ],
  });

const foot = (about: About) =>
  new Footer({
    children: [
      new Paragraph({
        children: [small(`${noticeOf(about)} · `), new TextRun({ children: [PageNumber.CURRENT], size: 16 })],
      }),
    ],
  });

const opening = ({ title, purpose }: Template): readonly Paragraph[] => [
  heading(title, 'Title'),
  new Paragraph({ children: [new TextRun({ text: purpose, color: hex(colours.soft) })] }),
];

const sources = (used: ReadonlySet<FactId>): readonly Paragraph[] =>
  used.size === 0
    ? []
    : [
        heading({ en: 'Figures and their sources' }, 'Heading2'),
        ...[...used].map((id) => new Paragraph({ children: [small(sourceOf(id))] })),
      ];

/** A template as a document that word processors open: the same bytes for the same content. */
export async function docxFile(template: Template, about: About): Promise<Uint8Array> {
  const context: DocxContext = { about, used: new Set() };
  const body = template.parts.flatMap((part) => docxPart(context, part));
  const document = new Document({
    title: about.title,
    subject: about.subject,
    creator: about.brand,
    lastModifiedBy: about.brand,
    description: noticeOf(about),
    styles: documentStyles,
    sections: [
      {
        properties: {
          page: {
            size: { width: 11906, height: 16838 },
            margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
          },
        },
        headers: { default: head(about) },
        footers: { default: foot(about) },
        children: [...opening(template), ...body, ...sources(context.used)],
      },
    ],
  });
  return datedArchive(await Packer.toBuffer(document), about.edition);
}
