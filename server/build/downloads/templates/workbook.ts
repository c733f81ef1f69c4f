import type { RichText } from '../../../../src/content/pages/page.ts';

/** How a cell looks, and whether it is filled in (`input`) or worked out. */
export type CellLook = 'title' | 'note' | 'head' | 'label' | 'strong' | 'input' | 'result' | 'total' | 'text';

/** A cell. Numbers and formulas take a number format of Excel's; formulas are written without the leading `=`. */
export interface SheetCell {
  readonly look: CellLook;
  readonly words?: RichText;
  readonly number?: number;
  readonly formula?: string;
  readonly format?: string;
  /** How many columns it spans. */
  readonly span?: number;
  /** The least height of its row, in points: programs do not all make room for words that wrap. */
  readonly height?: number;
}

/** A row, by its cells from column A on; `undefined` leaves one empty. */
export type SheetRow = readonly (SheetCell | undefined)[];

/** Cells that are hidden while a formula is true, such as the rate of a line that nobody has filled in. */
export interface HiddenWhile {
  readonly formula: string;
  readonly from: readonly [row: number, column: number];
  readonly to: readonly [row: number, column: number];
}

/** A sheet of a workbook, its rows and columns counted from 1 in formulas. */
export interface WorkbookSheet {
  readonly name: string;
  readonly widths: readonly number[];
  readonly rows: readonly SheetRow[];
  /** So many rows at the top, and columns at the start, stay in sight. */
  readonly frozen?: { readonly rows: number; readonly columns: number };
  readonly landscape?: true;
  readonly hidden?: readonly HiddenWhile[];
}

export type Workbook = readonly WorkbookSheet[];

/** The first row of a sheet's own: title and notice stand above it. */
export const FIRST_ROW = 3;

/** Amounts: nothing is written for zero. */
export const AMOUNT = '#,##0.00;-#,##0.00;';
/** Amounts that are shown even when they are zero. */
export const TOTAL = '#,##0.00';
export const PERCENT = '0%';
export const DAY = 'dd mmm yyyy';

/** The letters of a column, counted from 1. @throws RangeError beyond Z, which no template needs */
export function column(index: number): string {
  if (index < 1 || index > 26) throw new RangeError(`No column ${index}`);
  return String.fromCharCode(64 + index);
}

export const input = (format?: string, span?: number): SheetCell => ({
  look: 'input',
  ...(format === undefined ? {} : { format }),
  ...(span === undefined ? {} : { span }),
});

export const formula = (look: 'result' | 'total', text: string, format: string): SheetCell => ({
  look,
  formula: text,
  format,
});

export const words = (look: CellLook, text: RichText, span?: number): SheetCell => ({
  look,
  words: text,
  ...(span === undefined ? {} : { span }),
});

/** A row of headings that wrap, at least so many points high. */
export const heads = (texts: readonly string[], height: number): SheetRow =>
  texts.map((text) => ({ look: 'head', words: text, height }));

/** A sheet of sentences, one below the other: how to use the others, and the rules behind them. */
export const notes = (name: string, sentences: readonly RichText[]): WorkbookSheet => ({
  name,
  widths: [100],
  rows: sentences.map((sentence) => [words('text', sentence)]),
});
