import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Your dates are worked out above and go into your own calendar. Of the papers there is nothing to download, on purpose: a form is only as good as its columns, and those you can copy in ten minutes. For each one that a small UAE company needs, you find what it must hold, so that you can rebuild it in any spreadsheet and adapt it to your licence.',
  blocks: [
    {
      kind: 'documents',
      heading: 'Money in and out, field by field',
      intro: 'One sheet each. Put the fields in the first row, in this order.',
      groups: [
        {
          title: 'Tax invoice',
          items: [
            'The words “Tax Invoice”, clearly visible',
            'Your legal name, address and tax registration number',
            'The customer’s name and address, and its tax number if registered',
            'A running number without gaps, and the date of issue',
            'The date of supply, if it is another day',
            'Per line: description, quantity, unit price, rate of VAT, amount',
            'Discount, total before tax, tax in dirhams, total',
            'For a foreign currency: the Central Bank’s rate that was used',
            'Terms: due date, IBAN, what the price includes',
          ],
        },
        {
          title: 'Invoice of a firm that is not registered for VAT',
          items: [
            'The same without tax number, rate and tax',
            'Never the words “Tax Invoice”: charging VAT without a registration is an offence',
          ],
        },
        {
          title: 'Expense claim',
          items: [
            'Name of the claimant, month, number of the claim',
            'Per line: date, supplier, what for, project or customer',
            'Amount before tax, tax, total, currency and rate',
            'Column “invoice in the company’s name, yes or no”',
            'File name of the scan',
            'Approved by, on, paid on, from which account',
          ],
        },
        {
          title: 'Cash book',
          items: [
            'Date, number of the voucher, from or to whom, purpose',
            'Money in, money out, balance after each line',
            'Count at month’s end: notes and coins, difference, two signatures',
          ],
        },
        {
          title: 'Asset list',
          items: [
            'Number on the sticker, description, place, who uses it',
            'Supplier, invoice number, date, cost without tax',
            'Useful life, yearly depreciation, book value',
            'Date and price when sold or scrapped',
          ],
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'Papers that say who owns and who decides',
      groups: [
        {
          title: 'Register of beneficial owners',
          items: [
            'Name as in the passport, nationality, date and place of birth',
            'Home address, address for notices, telephone, e-mail',
            'Passport or identity card: number, issuing country, expiry',
            'Ground: share of {{uae-ubo-threshold}} or more, other control, or senior manager',
            'Since when, until when, evidence on file',
            'Date of the change, date of the report, receipt number',
          ],
        },
        {
          title: 'Partners’ resolution',
          items: [
            'Company name, licence number, place and date',
            'Who was present or represented, with shares; whether the quorum of the memorandum is met',
            'Each decision as one numbered sentence: who may do what, until when, up to which amount',
            'How each partner voted',
            'Who is empowered to sign and file it',
            'Signatures, and a note on whether a notary or the authority must see it',
          ],
        },
        {
          title: 'Loan between owner and company',
          items: [
            'Lender, borrower, amount, currency, date of the transfer',
            'Interest, or the statement that there is none and why that is acceptable for tax',
            'Repayment, and what happens if the company closes',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'The month-end list',
      intro: 'Copy the titles into a first column; add who, done on, and remark.',
      steps: [
        {
          title: 'Bank',
          text: 'Statement saved as a file; closing balance equals the ledger to the last fils.',
        },
        {
          title: 'Sales',
          text: 'All invoices of the month issued, numbers complete, credit notes explained.',
        },
        {
          title: 'Customers',
          text: 'Unpaid invoices by age; who reminds whom, and by which date.',
        },
        { title: 'Purchases', text: 'Every card payment has its invoice; missing ones listed by name.' },
        { title: 'Payroll', text: 'Transfers match contracts; leave and end-of-service updated.' },
        {
          title: 'VAT watch',
          text: 'Taxable supplies of the last {{uae-vat-window}}, with a warning colour at {{uae-vat-voluntary}} and a stop at {{uae-vat-mandatory}}.',
        },
        { title: 'Owners', text: 'Private payments and withdrawals booked as such, supported by a paper.' },
        {
          title: 'Dates',
          text: 'Licence, lease, visas, insurance, tax: what expires in the coming three months. The list at the top of this page dates what the law dates.',
        },
        {
          title: 'Lock',
          text: 'Month closed; later corrections get a new entry, never an overwritten cell.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Who signs, how long it stays',
      columns: ['Signed by', 'Kept'],
      rows: [
        {
          label: 'Invoice',
          cells: ['Nobody; it is valid without', '{{uae-ct-record-keeping}} for corporate tax'],
        },
        { label: 'Expense claim', cells: ['Claimant and someone else', 'As the invoice behind it'] },
        {
          label: 'Asset list',
          cells: ['Whoever counted', 'Until after the last asset has left, and its tax years'],
        },
        {
          label: 'Resolution',
          cells: ['Partners, as the memorandum says', 'For the life of the company and after'],
        },
        {
          label: 'Owners’ register',
          cells: ['Manager', 'For the time the registrar states, beyond the company’s end'],
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'What a spreadsheet cannot do',
      paragraphs: [
        'From {{uae-einvoicing-small-live}} invoices between businesses travel as structured data through an accredited provider; larger firms begin on {{uae-einvoicing-large-live}}. A sheet or a PDF will then no longer be enough for those sales. Use it to learn the fields, and change to a program at the turn of a period.',
        'A sheet also forgets who changed what. Restrict who may write, save a dated copy each month, and do not let two people keep two versions.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Using them well',
      items: [
        {
          question: 'English or Arabic?',
          answer:
            'Invoices may be in English. Registers and resolutions are often wanted in Arabic or in both; ask the authority before signing, since a translation afterwards means a second visit to the notary.',
        },
        {
          question: 'Is there a shorter invoice?',
          answer:
            'For buyers without VAT registration, and for small amounts, a simplified tax invoice with fewer fields is allowed. The Federal Tax Authority’s guide on tax invoices lists them.',
        },
        {
          question: 'Who checks my version?',
          answer:
            'Your accountant, once, before the first use. If you have none yet, [bookkeeping](/accounting/bookkeeping-uae) explains what to expect from one, and [owners and money laundering](/accounting/ubo-aml) goes deeper into the register.',
        },
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
