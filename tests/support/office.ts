import { strFromU8, unzipSync } from 'fflate';
import { JSDOM } from 'jsdom';
import { type CellValue, evaluate } from './formulas.ts';

const { DOMParser } = new JSDOM('').window;

/**
 * Returns a parsed part of a DOCX or XLSX archive.
 * @throws Error when it is missing or not well-formed XML
 */
export function partOf(bytes: Uint8Array, name: string): Document {
  const part = unzipSync(bytes)[name];
  if (!part) throw new Error(`The archive has no ${name}`);
  const document = new DOMParser().parseFromString(strFromU8(part), 'application/xml');
  if (document.querySelector('parsererror')) throw new Error(`${name} is no XML`);
  return document;
}

export const partsOf = (bytes: Uint8Array): readonly string[] => Object.keys(unzipSync(bytes));

/** Returns the text of a document's body, header and footer, a line per paragraph. */
export function docxText(bytes: Uint8Array): string {
  const parts = ['word/document.xml', 'word/header1.xml', 'word/footer1.xml'].map((name) =>
    partOf(bytes, name),
  );
  const paragraphs = parts.flatMap((part) => Array.from(part.getElementsByTagName('w:p')));
  return paragraphs.map((paragraph) => paragraph.textContent).join('\n');
}

/** A sheet of a workbook with its stored values, and with values for filled cells. */
export interface OpenSheet {
  readonly name: string;
  readonly xml: Document;
  readonly texts: readonly string[];
  readonly formulas: ReadonlyMap<string, string>;
  /** The value of a cell when the cells in `filled` have values. */
  readonly value: (address: string, filled?: Readonly<Record<string, number>>) => CellValue;
  /**
   * The address of the cell with this text.
   * @throws Error when there is none
   */
  readonly find: (text: string) => string;
}

function openSheet(bytes: Uint8Array, name: string, index: number, shared: readonly string[]): OpenSheet {
  const xml = partOf(bytes, `xl/worksheets/sheet${index + 1}.xml`);
  const formulas = new Map<string, string>();
  const values = new Map<string, CellValue>();
  for (const cell of xml.querySelectorAll('c')) {
    const address = cell.getAttribute('r') ?? '';
    const formula = cell.querySelector('f')?.textContent;
    const stored = cell.querySelector('v')?.textContent;
    if (formula !== undefined) formulas.set(address, formula);
    else if (stored !== undefined)
      values.set(address, cell.getAttribute('t') === 's' ? shared[Number(stored)] : Number(stored));
  }
  const value: OpenSheet['value'] = (address, filled = {}) => {
    const formula = formulas.get(address);
    if (formula !== undefined) return evaluate(formula, (at) => value(at, filled));
    return filled[address] ?? values.get(address);
  };
  return {
    name,
    xml,
    formulas,
    value,
    texts: [...values.values()].filter((each) => typeof each === 'string'),
    find: (text) => {
      const found = values.entries().find(([, each]) => each === text);
      if (!found) throw new Error(`No cell says “${text}”`);
      return found[0];
    },
  };
}

/** Returns the sheets of a workbook by name. */
export function sheetsOf(bytes: Uint8Array): ReadonlyMap<string, OpenSheet> {
  const shared = [...partOf(bytes, 'xl/sharedStrings.xml').querySelectorAll('si')].map(
    (text) => text.textContent,
  );
  const names = [...partOf(bytes, 'xl/workbook.xml').querySelectorAll('sheet')].map(
    (sheet) => sheet.getAttribute('name') ?? '',
  );
  return new Map(names.map((name, index) => [name, openSheet(bytes, name, index, shared)]));
}
