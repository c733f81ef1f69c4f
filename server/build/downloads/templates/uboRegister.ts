import { companyParts, emptyRows, label, type Part, type Template } from './template.ts';
import { uboWorkbook } from './uboWorkbook.ts';

/** Who has to be entered: the three tests, in their order. */
export const WHO_COUNTS = [
  'Ownership or votes: every individual who holds {{uae-ubo-threshold}} or more of the shares or votes, directly or through other companies.',
  'Control in another way: the right to appoint or remove most managers, a voting agreement, a power of attorney.',
  'The senior manager, only if the first two tests name nobody.',
] as const;

/** How the registers are kept. */
export const HOW_KEPT = [
  'Cabinet Decision 109 of 2023 asks for {{uae-ubo-registers}} registers, even if one is empty: beneficial owners, partners or shareholders, nominee managers.',
  'Enter each change and report it to the licensing authority within {{uae-ubo-change-notice}}. A new passport or a new address is a change, too.',
  'Keep the registers at the registered office, with the evidence. Ask your authority whether it wants its own form or a version in Arabic.',
] as const;

const owner = (number: number): readonly Part[] => [
  {
    kind: 'heading',
    words: label(`Beneficial owner ${number}`, `المستفيد الحقيقي ${number}`),
    newPage: number === 1,
  },
  {
    kind: 'fields',
    fields: [
      label('Full name, as in the passport', 'الاسم الكامل كما في جواز السفر'),
      label('Nationality', 'الجنسية'),
      label('Date and place of birth', 'تاريخ الميلاد ومكانه'),
      label('Home address', 'عنوان السكن'),
      label('Address for notices, telephone, e-mail', 'عنوان المراسلات والهاتف والبريد الإلكتروني'),
      label('Passport or Emirates ID: number, issuing country', 'جواز السفر أو الهوية: الرقم وبلد الإصدار'),
      label('Date of issue and of expiry', 'تاريخ الإصدار وتاريخ الانتهاء'),
      label(
        'Basis: share, votes, other control, senior manager',
        'الأساس: حصة أو أصوات أو سيطرة أو إدارة عليا',
      ),
      label('Share and votes, in percent; held through', 'نسبة الحصة والأصوات والجهة المالكة'),
      label('Became a beneficial owner on', 'تاريخ اكتساب الصفة'),
      label('Ceased to be one on', 'تاريخ زوال الصفة'),
      label('Evidence on file', 'المستندات المحفوظة'),
    ],
  },
];

/** The three registers of Cabinet Decision 109 of 2023, and the list of changes. */
export const uboRegister: Template = {
  id: 'ubo-register',
  title: label('Register of beneficial owners', 'سجل المستفيد الحقيقي'),
  purpose:
    'Beneficial owners, shareholders and nominee managers of a company in the UAE, and each change with the day it was reported.',
  reviewedOn: '2026-11-24',
  docx: true,
  parts: [
    ...companyParts(label('Contact person in the UAE, with address', 'جهة الاتصال في الدولة وعنوانها')),
    { kind: 'heading', words: label('Who is entered', 'من يُقيَّد') },
    { kind: 'numbered', items: WHO_COUNTS },
    ...owner(1),
    ...owner(2),
    { kind: 'heading', words: label('Register of partners or shareholders', 'سجل الشركاء أو المساهمين') },
    {
      kind: 'grid',
      columns: [
        { words: label('Name', 'الاسم'), share: 1.6 },
        { words: label('Nationality or place of registration', 'الجنسية أو بلد التسجيل'), share: 1.3 },
        { words: label('ID or registration number', 'رقم الهوية أو القيد'), share: 1.3 },
        { words: label('Shares: number, class, votes', 'الحصص والأصوات'), share: 1.2 },
        { words: label('Acquired on', 'من'), share: 0.9 },
        { words: label('Ceased on', 'إلى'), share: 0.9 },
      ],
      rows: emptyRows(5),
    },
    { kind: 'heading', words: label('Register of nominee managers', 'سجل المديرين الاسميين') },
    {
      kind: 'grid',
      columns: [
        { words: label('Name', 'الاسم'), share: 1.4 },
        { words: label('ID number, address', 'رقم الهوية والعنوان'), share: 1.6 },
        { words: label('Acts on the instructions of', 'يعمل بتعليمات من'), share: 1.6 },
        { words: label('From', 'من'), share: 0.8 },
        { words: label('Until', 'إلى'), share: 0.8 },
      ],
      rows: emptyRows(3),
    },
    { kind: 'heading', words: label('Changes', 'التغييرات') },
    {
      kind: 'grid',
      columns: [
        { words: label('Date of the change', 'تاريخ التغيير'), share: 1 },
        { words: label('What has changed', 'ما الذي تغيّر'), share: 2.4 },
        { words: label('Reported on', 'تاريخ الإبلاغ'), share: 1 },
        { words: label('Receipt number', 'رقم الإيصال'), share: 1 },
        { words: label('Entered by', 'أدخله'), share: 1 },
      ],
      rows: emptyRows(5),
    },
    ...HOW_KEPT.map((text) => ({ kind: 'text', text }) as const),
  ],
  workbook: uboWorkbook(WHO_COUNTS, HOW_KEPT),
};
