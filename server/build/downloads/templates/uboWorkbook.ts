import { numberIn } from '../../../../src/content/facts/read.ts';
import {
  DAY,
  FIRST_ROW,
  formula,
  heads,
  input,
  notes,
  type SheetRow,
  type Workbook,
  type WorkbookSheet,
} from './workbook.ts';

/** A column of a register: its heading, its width in characters, and the number format of what is typed there. */
type RegisterColumn = readonly [heading: string, width: number, format?: string];

const ROWS = 15;

const head = (columns: readonly RegisterColumn[]): SheetRow =>
  heads(
    columns.map(([heading]) => heading),
    56,
  );

/** A register: a frozen heading, and empty rows. */
const register = (name: string, columns: readonly RegisterColumn[]): WorkbookSheet => ({
  name,
  widths: columns.map(([, width]) => width),
  rows: [
    head(columns),
    ...Array.from({ length: ROWS }, () => columns.map(([, , format]) => input(format ?? '@'))),
  ],
  frozen: { rows: FIRST_ROW, columns: 1 },
  landscape: true,
});

const OWNERS: readonly RegisterColumn[] = [
  ['Full name, as in the passport · الاسم الكامل', 30],
  ['Nationality · الجنسية', 16],
  ['Date of birth · تاريخ الميلاد', 14, DAY],
  ['Place of birth · مكان الميلاد', 18],
  ['Home address · عنوان السكن', 32],
  ['Address for notices, telephone, e-mail · عنوان المراسلات', 32],
  ['Passport or Emirates ID number · رقم الجواز أو الهوية', 20],
  ['Issuing country · بلد الإصدار', 16],
  ['Date of issue · تاريخ الإصدار', 14, DAY],
  ['Date of expiry · تاريخ الانتهاء', 14, DAY],
  ['Basis: share, votes, other control, senior manager · الأساس', 24],
  ['Share or votes, held through · النسبة والجهة المالكة', 22],
  ['Became a beneficial owner on · من', 16, DAY],
  ['Ceased to be one on · إلى', 16, DAY],
  ['Evidence on file · المستندات', 26],
];

const PARTNERS: readonly RegisterColumn[] = [
  ['Name · الاسم', 30],
  ['Nationality or place of registration · الجنسية أو بلد التسجيل', 22],
  ['ID or registration number · رقم الهوية أو القيد', 20],
  ['Address · العنوان', 32],
  ['Represented by, for companies · الممثل', 24],
  ['Number and class of shares · الحصص وفئتها', 18],
  ['Votes · الأصوات', 12],
  ['Acquired on · من', 14, DAY],
  ['Ceased on · إلى', 14, DAY],
];

const NOMINEES: readonly RegisterColumn[] = [
  ['Name · الاسم', 30],
  ['ID number · رقم الهوية', 20],
  ['Address · العنوان', 32],
  ['Acts on the instructions of · يعمل بتعليمات من', 30],
  ['That person’s ID and address · هويته وعنوانه', 32],
  ['From · من', 14, DAY],
  ['Until · إلى', 14, DAY],
];

const CHANGES: readonly RegisterColumn[] = [
  ['Date of the change · تاريخ التغيير', 16],
  ['Report by · آخر يوم للإبلاغ', 16],
  ['What has changed · ما الذي تغيّر', 44],
  ['Reported on · تاريخ الإبلاغ', 16],
  ['Receipt number · رقم الإيصال', 20],
  ['Entered by · أدخله', 20],
];

/** A change: by when it has to be reported is counted from its date. */
const change = (row: number): SheetRow => [
  input(DAY),
  formula('result', `IF(A${row}="","",A${row}+${numberIn('uae-ubo-change-notice')})`, DAY),
  input('@'),
  input(DAY),
  input('@'),
  input('@'),
];

/** The registers as a workbook: a sheet each, one for changes, and the rules. */
export const uboWorkbook = (who: readonly string[], how: readonly string[]): Workbook => [
  register('Beneficial owners', OWNERS),
  register('Partners or shareholders', PARTNERS),
  register('Nominee managers', NOMINEES),
  {
    ...register('Changes', CHANGES),
    rows: [head(CHANGES), ...Array.from({ length: ROWS }, (_, index) => change(FIRST_ROW + 1 + index))],
  },
  notes('Rules', [...who, ...how]),
];
