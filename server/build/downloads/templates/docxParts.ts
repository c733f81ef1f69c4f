import {
  BorderStyle,
  CheckBox,
  HeightRule,
  LineRuleType,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import type { FactId } from '../../../../src/content/facts/facts.ts';
import type { RichText } from '../../../../src/content/pages/page.ts';
import { styles } from '../boxes.ts';
import { colours } from '../colours.ts';
import { runsOf } from '../runs.ts';
import type { About } from '../sheet.ts';
import type { GridColumn, Part, Words } from './template.ts';

/** What a document is about, and which figures it has used so far. */
export interface DocxContext {
  readonly about: About;
  readonly used: Set<FactId>;
}

type Block = Paragraph | Table;

/** The width of the text on A4, in twentieths of a point. */
export const TEXT_WIDTH = 9638;
/** English at the start, room to write, Arabic at the end: as bilingual forms in the UAE are laid out. */
const FIELD_WIDTHS = [3100, 3738, 2800] as const;
const ROW = { usual: 400, tall: 900 } as const;

/** A colour as the format writes it. */
export const hex = (colour: string): string => colour.slice(1);

const line = { style: BorderStyle.SINGLE, size: 4, color: hex(colours.line) };
const borders = { top: line, bottom: line, left: line, right: line };

/** A text's runs, with its figures from the table. */
function textRuns({ about, used }: DocxContext, text: RichText): TextRun[] {
  const note = (id: FactId) => void used.add(id);
  return runsOf(text, styles.body, { ...about, used: note }).map(
    ({ text: words, font }) => new TextRun({ text: words, bold: font === 'semibold' }),
  );
}

const arabicRun = (text: string, bold = false) =>
  new TextRun({ text, rightToLeft: true, bold, boldComplexScript: bold, color: hex(colours.soft) });

const english = (text: string, size = 18) =>
  new Paragraph({ spacing: { after: 0 }, children: [new TextRun({ text, bold: true, size })] });

const arabic = (text: string) =>
  new Paragraph({ spacing: { after: 0 }, bidirectional: true, children: [arabicRun(text)] });

/** A label: in English, and below it in Arabic, from the right. */
const labelled = ({ en, ar }: Words, size?: number): Paragraph[] => [
  english(en, size),
  ...(ar === undefined ? [] : [arabic(ar)]),
];

const empty = () => [new Paragraph({ spacing: { after: 0 }, children: [] })];

const cell = (width: number, children: readonly Paragraph[], isShaded = false) =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    verticalAlign: VerticalAlignTable.CENTER,
    margins: { top: 60, bottom: 60, left: 100, right: 100 },
    children,
    ...(isShaded ? { shading: { fill: hex(colours.tint) } } : {}),
  });

const table = (widths: readonly number[], rows: readonly TableRow[]) =>
  new Table({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: widths,
    borders: { ...borders, insideHorizontal: line, insideVertical: line },
    rows,
  });

const row = (height: number, children: readonly TableCell[], isHead = false) =>
  new TableRow({
    cantSplit: true,
    tableHeader: isHead,
    height: { value: height, rule: HeightRule.ATLEAST },
    children,
  });

function grid(columns: readonly GridColumn[], rows: readonly Words[], height: number): Table {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => Math.floor((TEXT_WIDTH * share) / whole));
  const widthAt = (index: number) => widths[index] ?? 0;
  return table(widths, [
    row(
      ROW.usual,
      columns.map(({ words }, index) => cell(widthAt(index), labelled(words, 16), true)),
      true,
    ),
    ...rows.map((words) =>
      row(
        height,
        columns.map((_, index) => cell(widthAt(index), index === 0 && words.en ? labelled(words) : empty())),
      ),
    ),
  ]);
}

/** A heading: English at the start of the line, Arabic at its end. */
export const heading = ({ en, ar }: Words, level: 'Title' | 'Heading2', pageBreakBefore = false): Paragraph =>
  new Paragraph({
    heading: level,
    pageBreakBefore,
    tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
    children: [
      new TextRun(en),
      ...(ar === undefined ? [] : [new TextRun({ children: ['\t'] }), arabicRun(ar, true)]),
    ],
  });

const hanging = { indent: { left: 425, hanging: 425 }, spacing: { after: 80 } };

/** Two tables that touch would be one: a line of four points keeps them apart. */
const gap = () =>
  new Paragraph({ spacing: { after: 0, line: 80, lineRule: LineRuleType.EXACT }, children: [] });

/** A part of a template as paragraphs and tables. */
export function docxPart(context: DocxContext, part: Part): readonly Block[] {
  switch (part.kind) {
    case 'heading':
      return [heading(part.words, 'Heading2', part.newPage)];
    case 'text':
      return [new Paragraph({ children: textRuns(context, part.text) })];
    case 'fields':
      return [
        table(
          FIELD_WIDTHS,
          part.fields.map(({ en, ar }) =>
            row(ROW.usual, [
              cell(FIELD_WIDTHS[0], [english(en)], true),
              cell(FIELD_WIDTHS[1], empty()),
              cell(FIELD_WIDTHS[2], ar === undefined ? empty() : [arabic(ar)], true),
            ]),
          ),
        ),
        gap(),
      ];
    case 'numbered':
      return part.items.map(
        (item, index) =>
          new Paragraph({
            ...hanging,
            children: [new TextRun(`${index + 1}.\t`), ...textRuns(context, item)],
          }),
      );
    case 'boxes':
      return part.items.map(
        (item) =>
          new Paragraph({
            ...hanging,
            children: [new CheckBox(), new TextRun('\t'), ...textRuns(context, item)],
          }),
      );
    case 'grid':
      return [grid(part.columns, part.rows, part.tall ? ROW.tall : ROW.usual), gap()];
  }
}
