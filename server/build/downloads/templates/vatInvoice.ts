import { emptyRows, label, type Template } from './template.ts';
import { vatInvoiceWorkbook } from './vatInvoiceWorkbook.ts';

/** What Article 59 of the executive regulation of the VAT law asks of a full tax invoice, to be checked one by one. */
export const TAX_INVOICE_RULES = [
  'The words “Tax Invoice” stand out clearly.',
  'Supplier: name, address and tax registration number (TRN).',
  'Customer: name and address, and the TRN if the customer is registered.',
  'A sequential number, or a unique one that shows the order of the invoices.',
  'The date of issue, and the date of supply if it is another day.',
  'A description of the goods or services.',
  'For each line: unit price, quantity or volume, rate of VAT, and amount payable in dirhams.',
  'The amount of any discount.',
  'The gross amount payable, in dirhams.',
  'The VAT payable, in dirhams, with the exchange rate if another currency was converted.',
  'If the customer accounts for the VAT (reverse charge): a statement that says so, with the provision of the law.',
] as const;

/** What the rules are based on, and what changes with e-invoicing. */
export const TAX_INVOICE_NOTES = [
  'Rules: Article 59 of the executive regulation of the VAT law (Cabinet Decision 52 of 2017, as amended). The standard rate is {{uae-vat-rate}}; some supplies are zero-rated or exempt.',
  'Only a business registered for VAT may charge it or write “Tax Invoice”. Keep copies for at least {{uae-vat-records}}.',
  'Electronic invoicing becomes mandatory between businesses: from {{uae-einvoicing-large-live}} for the larger ones, from {{uae-einvoicing-small-live}} for the smaller ones. From then on a document or PDF is no longer enough for those sales.',
] as const;

/** A tax invoice with every field that the law asks for; the workbook calculates the VAT. */
export const vatInvoice: Template = {
  id: 'vat-invoice',
  title: { en: 'Tax Invoice', ar: 'فاتورة ضريبية' },
  purpose:
    'An invoice for a business that is registered for VAT in the UAE. Delete this sentence, the notes at the end and the footer before you send it.',
  reviewedOn: '2026-11-24',
  docx: true,
  parts: [
    { kind: 'heading', words: label('Supplier', 'المورّد') },
    {
      kind: 'fields',
      fields: [
        label('Legal name', 'الاسم القانوني'),
        label('Address', 'العنوان'),
        label('Tax registration number (TRN)', 'رقم التسجيل الضريبي'),
        label('Telephone, e-mail', 'الهاتف والبريد الإلكتروني'),
      ],
    },
    { kind: 'heading', words: label('Customer', 'العميل') },
    {
      kind: 'fields',
      fields: [
        label('Name', 'الاسم'),
        label('Address', 'العنوان'),
        label('TRN, if registered', 'رقم التسجيل الضريبي إن وُجد'),
      ],
    },
    { kind: 'heading', words: label('Invoice', 'الفاتورة') },
    {
      kind: 'fields',
      fields: [
        label('Invoice number', 'رقم الفاتورة'),
        label('Date of issue', 'تاريخ الإصدار'),
        label('Date of supply, if different', 'تاريخ التوريد إن اختلف'),
        label('Payment due', 'تاريخ الاستحقاق'),
      ],
    },
    {
      kind: 'grid',
      columns: [
        { words: label('Description', 'الوصف'), share: 2.6 },
        { words: label('Quantity', 'الكمية'), share: 0.9 },
        { words: label('Unit price, AED', 'سعر الوحدة'), share: 1 },
        { words: label('Discount, AED', 'الخصم'), share: 1 },
        { words: label('VAT rate', 'نسبة الضريبة'), share: 0.8 },
        { words: label('VAT, AED', 'الضريبة'), share: 0.9 },
        { words: label('Amount payable, AED', 'المبلغ المستحق'), share: 1.1 },
      ],
      rows: emptyRows(6),
    },
    {
      kind: 'fields',
      fields: [
        label('Total discount, AED', 'إجمالي الخصم'),
        label('Total before VAT, AED', 'الإجمالي قبل الضريبة'),
        label('VAT payable, AED', 'الضريبة المستحقة'),
        label('Gross amount payable, AED', 'الإجمالي المستحق'),
        label('Exchange rate, if converted', 'سعر الصرف إن وُجد'),
        label('Reverse charge, with the law', 'آلية الاحتساب العكسي'),
        label('Bank, IBAN, SWIFT', 'البنك ورقم الحساب الدولي'),
      ],
    },
    { kind: 'heading', words: { en: 'Check before you send it' } },
    { kind: 'boxes', items: TAX_INVOICE_RULES },
    ...TAX_INVOICE_NOTES.map((text) => ({ kind: 'text', text }) as const),
  ],
  workbook: vatInvoiceWorkbook(TAX_INVOICE_RULES, TAX_INVOICE_NOTES),
};
