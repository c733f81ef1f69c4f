import type { IsoDay } from '../../../../src/content/facts/fact.ts';
import type { RichText } from '../../../../src/content/pages/page.ts';
import type { TemplateId } from '../../../../src/content/templates.ts';
import type { Workbook } from './workbook.ts';

/** Words in English, and in Arabic where an authority or a bank reads them; the PDF has the English ones alone. */
export interface Words {
  readonly en: RichText;
  readonly ar?: string;
}

/** A column of a grid: its heading, and how wide it is beside the others. */
export interface GridColumn {
  readonly words: Words;
  readonly share: number;
}

/** A part of a document that is filled in: by hand as PDF, on a device as DOCX. */
export type Part =
  | { readonly kind: 'heading'; readonly words: Words; readonly newPage?: boolean }
  | { readonly kind: 'text'; readonly text: RichText }
  /** Labels, each with room beside it. */
  | { readonly kind: 'fields'; readonly fields: readonly Words[] }
  | { readonly kind: 'numbered' | 'boxes'; readonly items: readonly RichText[] }
  /** A table: each row has words in its first cell, or is empty; `tall` rows have room for a signature. */
  | {
      readonly kind: 'grid';
      readonly columns: readonly GridColumn[];
      readonly rows: readonly Words[];
      readonly tall?: true;
    };

/** A template: one text, written as a document, as a workbook or both. */
export interface Template {
  readonly id: TemplateId;
  readonly title: Words;
  /** What it is for, in a sentence. */
  readonly purpose: string;
  /** The day of its text: its edition. */
  readonly reviewedOn: IsoDay;
  readonly parts: readonly Part[];
  /** Whether the parts are handed out as DOCX, too; as PDF they always are. */
  readonly docx: boolean;
  readonly workbook?: Workbook;
}

export const label = (en: string, ar: string): Words => ({ en, ar });

/** The company that a document is of, under its heading; `last` is what only this document asks of it. */
export const companyParts = (last: Words): readonly Part[] => [
  { kind: 'heading', words: label('The company', 'الشركة') },
  {
    kind: 'fields',
    fields: [
      label('Name and legal form', 'الاسم والشكل القانوني'),
      label('Licence number, licensing authority', 'رقم الرخصة والجهة المرخِّصة'),
      label('Registered office', 'المقر المسجل'),
      last,
    ],
  },
];

/** So many empty rows of a grid. */
export const emptyRows = (count: number): readonly Words[] =>
  Array.from({ length: count }, () => ({ en: '' }));

/** Who signs, each with room for signature, name and date. */
export const signatures = (who: readonly Words[]): Part => ({
  kind: 'grid',
  columns: [
    { words: label('Signatory', 'الموقّع'), share: 1.5 },
    { words: label('Signature', 'التوقيع'), share: 1.6 },
    { words: label('Name', 'الاسم'), share: 1.5 },
    { words: label('Date', 'التاريخ'), share: 0.9 },
  ],
  rows: who,
  tall: true,
});
