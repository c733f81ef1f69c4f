import writeWorkbook, { type CellObject } from 'write-excel-file/node';
import type { FactId } from '../../../../src/content/facts/facts.ts';
import { colours } from '../colours.ts';
import type { About } from '../sheet.ts';
import { datedArchive } from './archive.ts';
import { noticeOf, plain, sourceOf } from './notice.ts';
import type { Template } from './template.ts';
import type { CellLook, HiddenWhile, SheetCell, SheetRow, Workbook, WorkbookSheet } from './workbook.ts';

const FONT = { fontFamily: 'Arial', fontSize: 10 };

const line = { borderStyle: 'thin', borderColor: colours.line } as const;
const wrapped = { wrap: true, alignVertical: 'center' } as const;

const LOOKS: Readonly<Record<CellLook, CellObject>> = {
  title: { fontSize: 16, fontWeight: 'bold', textColor: colours.primary },
  note: { fontSize: 8, textColor: colours.soft },
  head: { ...line, ...wrapped, fontWeight: 'bold', backgroundColor: colours.tint },
  label: { ...line, ...wrapped },
  strong: { ...line, ...wrapped, fontWeight: 'bold' },
  input: { ...line, ...wrapped, backgroundColor: colours.tintWarm },
  result: { ...line },
  total: { ...line, fontWeight: 'bold', backgroundColor: colours.tint },
  text: { wrap: true, alignVertical: 'top' },
};

type Say = (text: string) => string;

function cellOf({ look, words, number, formula, format, span, height }: SheetCell, say: Say): CellObject {
  return {
    ...LOOKS[look],
    ...(words === undefined ? {} : { value: say(words) }),
    ...(number === undefined ? {} : { value: number, type: Number }),
    ...(formula === undefined ? {} : { value: formula, type: 'Formula' }),
    ...(format === undefined ? {} : { format }),
    // An empty cell takes a format only with a type.
    ...(format !== undefined && formula === undefined && number === undefined
      ? { type: format === '@' ? String : Number }
      : {}),
    ...(span === undefined ? {} : { columnSpan: span }),
    ...(height === undefined ? {} : { height }),
  };
}

/** In the colour of the ground while the formula is true. */
const hiding = ({ formula, from: [top, left], to: [bottom, right] }: HiddenWhile) => ({
  cellRange: { from: { row: top, column: left }, to: { row: bottom, column: right } },
  condition: { formula },
  style: { textColor: colours.tintWarm },
});

/** A sheet as the library wants it, below title and notice. */
function sheetOf(sheet: WorkbookSheet, title: string, notice: string, say: Say) {
  const rows: readonly SheetRow[] = [
    [{ look: 'title', words: title }],
    [{ look: 'note', words: notice }],
    ...sheet.rows,
  ];
  return {
    sheet: sheet.name,
    data: rows.map((row) => row.map((cell) => cell && cellOf(cell, say))),
    columns: sheet.widths.map((width) => ({ width })),
    showGridLines: false,
    ...(sheet.landscape ? { orientation: 'landscape' as const } : {}),
    ...(sheet.frozen ? { stickyRowsCount: sheet.frozen.rows, stickyColumnsCount: sheet.frozen.columns } : {}),
    ...(sheet.hidden ? { conditionalFormatting: sheet.hidden.map(hiding) } : {}),
  };
}

const FIT = '<pageSetup paperSize="9" fitToWidth="1" fitToHeight="0"';
const MARGINS = '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>';

/** A4, one page wide, and as many pages long as it takes; the library sets up pages only for landscape. */
const fitsWidth = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml: string) => {
          const scaled = xml.replace(
            '<sheetViews>',
            '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>',
          );
          return scaled.includes('<pageSetup ')
            ? scaled.replace('<pageSetup paperSize="9"', FIT)
            : scaled.replace('</worksheet>', `${MARGINS}${FIT}/></worksheet>`);
        },
      },
    },
  },
};

/** A template's workbook, which spreadsheet programs calculate: the same bytes for the same content. */
export async function xlsxFile(template: Template, workbook: Workbook, about: About): Promise<Uint8Array> {
  const used = new Set<FactId>();
  const say: Say = (text) => plain(text, about, (id) => void used.add(id));
  const { en, ar } = template.title;
  const title = ar === undefined ? en : `${en} · ${ar}`;
  const notice = noticeOf(about);
  const sheets = workbook.map((sheet) => sheetOf(sheet, title, notice, say));
  const figures: WorkbookSheet = {
    name: 'Sources',
    widths: [100],
    rows: [...used].map((id) => [{ look: 'text', words: sourceOf(id) }]),
  };
  const written = await writeWorkbook(
    [...sheets, ...(used.size > 0 ? [sheetOf(figures, title, notice, say)] : [])],
    { ...FONT, features: [fitsWidth] },
  ).toBuffer();
  return datedArchive(written, about.edition);
}
