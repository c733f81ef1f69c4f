import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Above are five templates, ready to fill in: a shareholder resolution, a tax invoice, a register of beneficial owners, an office lease checklist and a cash-flow sheet. Your legal dates are worked out below them and can go into your own calendar. For each document a small UAE company needs, this page lists what to include, so that you can check your own version or build it in your software.',
  blocks: [
    {
      kind: 'documents',
      heading: 'Invoices, expenses and cash, field by field',
      intro:
        'The tax invoice is ready as a file. For the others, use one sheet for each and put the fields in the first row, in this order.',
      groups: [
        {
          title: 'Tax invoice',
          items: [
            'The words “Tax Invoice”, clearly visible',
            'Your legal name, address and tax registration number',
            'The customer’s name and address, and its tax number if registered',
            'An invoice number in an unbroken sequence, and the date of issue',
            'The date of supply, if different',
            'Per line: description, quantity, unit price, rate of VAT, amount',
            'Discount, total before tax, tax in dirhams, total',
            'For foreign currency: the Central Bank rate you used',
            'Terms: due date, IBAN, what the price includes',
            'For buyers not registered for VAT and for small amounts, a simplified invoice with fewer fields is enough; the Federal Tax Authority’s guide on tax invoices lists them',
          ],
        },
        {
          title: 'Invoice from a business not registered for VAT',
          items: [
            'The same without tax number, rate and tax',
            'Never the words “Tax Invoice”: charging VAT without being registered is an offence',
          ],
        },
        {
          title: 'Expense claim',
          items: [
            'Name of the person claiming, month, claim number',
            'Per line: date, supplier, what for, project or customer',
            'Amount before tax, tax, total, currency and rate',
            'A column “Invoice in the company’s name: yes or no”',
            'File name of the scan',
            'Approved by, on, paid on, from which account',
          ],
        },
        {
          title: 'Cash book',
          items: [
            'Date, voucher number, who it is from or to, purpose',
            'Money in, money out, balance after each line',
            'Month-end count: notes and coins, difference, two signatures',
          ],
        },
        {
          title: 'Asset list',
          items: [
            'Number on the label, description, location, who uses it',
            'Supplier, invoice number, date, cost without tax',
            'Useful life, yearly depreciation, book value',
            'Date and price when sold or scrapped',
          ],
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'Ownership and decisions, field by field',
      groups: [
        {
          title: 'Register of beneficial owners',
          items: [
            'Name as in the passport, nationality, date and place of birth',
            'Home address, address for notices, telephone, e-mail',
            'Passport or identity card: number, issuing country, expiry',
            'Reason: share of {{uae-ubo-threshold}} or more, other control, or senior manager',
            'Start and end date, evidence on file',
            'Date of the change, date of the report, receipt number',
          ],
        },
        {
          title: 'Partners’ resolution',
          items: [
            'Company name, licence number, place and date',
            'Who was present or represented, with their shares; whether the memorandum’s quorum was met',
            'Each decision as one numbered sentence: who can do what, until when, and up to what amount',
            'How each partner voted',
            'Who is authorised to sign and file it',
            'Signatures, and a note on whether a notary or the authority must witness it',
          ],
        },
        {
          title: 'Loan between owner and company',
          items: [
            'Lender, borrower, amount, currency, date of the transfer',
            'Interest, or a statement that there is none and why tax law allows it',
            'Repayment, and what happens if the company closes',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'The month-end checklist',
      intro: 'Copy the titles into the first column; add columns for who, date done and remarks.',
      steps: [
        {
          title: 'Bank',
          text: 'Statement saved as a file; closing balance matches the ledger to the last fils.',
        },
        {
          title: 'Sales',
          text: 'All the month’s invoices issued, numbers complete, credit notes explained.',
        },
        {
          title: 'Customers',
          text: 'Unpaid invoices by age; who chases whom, and by when.',
        },
        { title: 'Purchases', text: 'Every card payment has its invoice; missing ones listed by name.' },
        { title: 'Payroll', text: 'Transfers match contracts; leave and end-of-service updated.' },
        {
          title: 'VAT watch',
          text: 'Taxable supplies of the last {{uae-vat-window}}, with a warning colour at {{uae-vat-voluntary}} and a stop at {{uae-vat-mandatory}}.',
        },
        {
          title: 'Owners',
          text: 'Private payments and withdrawals recorded as such, with a supporting document.',
        },
        {
          title: 'Dates',
          text: 'Licence, lease, visas, insurance, tax: what expires in the next three months. The list at the top of this page shows the legal deadlines.',
        },
        {
          title: 'Lock',
          text: 'Month closed; later corrections are a new entry, never an overwritten cell.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Who signs, and how long to keep it',
      intro:
        'Invoices can be in English. Registers and resolutions often have to be in Arabic or in both: check the authority’s own form before you sign, because a later translation means a second visit to the notary. Let your accountant check your version once, before you first use it.',
      columns: ['Signed by', 'How long to keep it'],
      rows: [
        {
          label: 'Invoice',
          cells: ['Nobody; it is valid unsigned', '{{uae-ct-record-keeping}} for corporate tax'],
        },
        { label: 'Expense claim', cells: ['Claimant and someone else', 'As long as the invoice behind it'] },
        {
          label: 'Asset list',
          cells: ['Whoever did the count', 'Until the last asset has gone and its tax years have passed'],
        },
        {
          label: 'Resolution',
          cells: ['Partners, as the memorandum says', 'For the life of the company and after'],
        },
        {
          label: 'Owners’ register',
          cells: ['Manager', 'For as long as the registrar requires, beyond the company’s end'],
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'A spreadsheet cannot send e-invoices or log changes',
      paragraphs: [
        'From {{uae-einvoicing-small-live}} invoices between businesses are sent as structured data through an accredited provider; larger firms start on {{uae-einvoicing-large-live}}. A spreadsheet or a PDF will no longer be enough for those sales. Use it to learn the fields, then switch to software at the start of a new period.',
        'A spreadsheet also does not record who changed what. Limit who can edit it, save a dated copy each month, and do not let two people keep separate versions.',
      ],
    },
  ],
  related: [
    '/accounting/bookkeeping-uae',
    '/accounting/ubo-aml',
    '/accounting/vat-registration-uae',
    '/business-guide/documents-checklist',
  ],
};
