import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Every UAE company must keep books from its first dirham, because every company files a corporate tax return, including free zone and dormant ones. The law asks for records from which an outsider could work out your profit; it does not prescribe any software. The monthly cost depends on the number of entries; your turnover does not matter.',
  keyFigures: [
    { label: 'Keeping corporate tax records', fact: 'uae-ct-record-keeping' },
    { label: 'Keeping ordinary VAT records', fact: 'uae-vat-records' },
    { label: 'Corporate tax return, after the period', fact: 'uae-ct-return-due' },
  ],
  blocks: [
    {
      kind: 'requirements',
      heading: 'The books a small company needs',
      intro: 'These seven are enough for most firms with fewer than ten people.',
      items: [
        {
          title: 'A general ledger',
          text: 'Every entry with its date, amount, account and supporting document. Accounting software builds it as you enter invoices and payments.',
        },
        {
          title: 'Sales and purchase invoices',
          text: 'Sales invoices numbered without gaps; purchase invoices made out to the company. Invoices to you or to the agent who set it up do not count.',
        },
        {
          title: 'Bank and cash records',
          text: 'Statements for every account, card and payment service, matched to the ledger each month, and a cash book if you handle cash.',
        },
        {
          title: 'Payroll',
          text: 'Contracts, salaries as paid, leave, and the end-of-service benefit that grows with each month of work.',
        },
        {
          title: 'Assets and stock',
          text: 'What you bought, when, for how much and where it is; stock counted on the last day of the financial year.',
        },
        {
          title: 'Dealings with owners',
          text: 'Money put in or taken out, loans and their terms, and anything bought from or sold to relatives and related companies.',
        },
        {
          title: 'Contracts and licence papers',
          text: 'Lease, licence, memorandum, resolutions, loan and customer contracts: they explain entries that look odd a year later.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'How long to keep each record',
      columns: ['Kept for', 'Counted from'],
      rows: [
        {
          label: 'Corporate tax records',
          cells: ['{{uae-ct-record-keeping}}', 'The end of the tax period they belong to'],
        },
        { label: 'Ordinary VAT records', cells: ['{{uae-vat-records}}', 'The end of the VAT period'] },
        {
          label: 'VAT records on real estate',
          cells: ['{{uae-vat-records-property}}', 'The end of the VAT period'],
        },
        {
          label: 'Papers of a dispute or an open audit',
          cells: ['Until it is closed, whatever the rows above say', 'The authority’s letter'],
        },
      ],
    },
    {
      kind: 'figure',
      heading: 'Years to keep records, side by side',
      chart: 'bars',
      rows: [
        {
          label: 'For corporate tax',
          fact: 'uae-ct-record-keeping',
        },
        {
          label: 'For VAT',
          fact: 'uae-vat-records',
        },
      ],
      note: 'One box for both: the longer time decides.',
    },
    {
      kind: 'text',
      heading: 'Form, language and currency',
      paragraphs: [
        'Electronic records are fine if they are complete, readable and cannot be changed without a trace. Scan thermal receipts in the week you get them: they fade quickly. Keep the subscription and the EmaraTax login in the company’s name, and agree that you get a full export on the last day, so that you still have your books when you change bookkeepers.',
        'You can keep the books yourself in a spreadsheet if there are few entries and someone else could follow it; [templates and deadlines](/accounting/templates) lists the columns. From {{uae-einvoicing-small-live}} invoices between businesses need software that sends structured data.',
        'You can keep books in English, but the Authority can require an Arabic translation. You report tax in dirhams and convert other currencies at the Central Bank’s rate for the day. Accounts follow IFRS. Up to {{uae-ifrs-small-revenue}} of revenue you may use the shorter version for small firms, and up to {{uae-cash-basis-revenue}} record cash in and out only (Ministerial Decision 114 of 2023). Your contract with the accountant should say which of the three applies to you.',
      ],
    },
    {
      kind: 'steps',
      heading: 'A month of bookkeeping in five steps',
      steps: [
        {
          title: 'Collect',
          text: 'You forward invoices and photographs of receipts as they arrive. Use one mailbox and one folder; chat messages get lost.',
          time: 'a few minutes a day',
        },
        {
          title: 'Enter and code',
          text: 'The bookkeeper records each one with its account and its VAT treatment.',
          time: 'weekly',
        },
        {
          title: 'Reconcile',
          text: 'Every line of the bank statement is matched to an entry. Anything unmatched goes on a list of questions.',
          time: 'first days of the next month',
        },
        {
          title: 'Answer',
          text: 'You answer the questions on that list. This is the step that most often delays the close, and only the owner can do it.',
          time: 'one sitting',
        },
        {
          title: 'Report',
          text: 'Profit, bank balance, unpaid customers, tax set aside: one page, explained in two sentences.',
          time: 'by the middle of the month',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Prices to ask for, one by one',
      paragraphs: [
        'There is no standard tariff; firms charge by the amount of work. Get a separate price for each of these, and compare who reconciles the bank and who answers the auditor: books that stop at data entry cost more later. See how [packages](/accounting/packages) differ.',
      ],
      points: [
        '**Entries up to an agreed number** (bookkeeper): a fixed monthly fee, based on volume. Agree what counts as an “entry”: an invoice with three lines may count once or three times.',
        '**Entries above that number** (bookkeeper): a price per entry or per block.',
        '**Accounting program** (software maker): a subscription, by number of users and features.',
        '**Catching up on earlier months** (bookkeeper): a one-off price after looking at the statements.',
        '**Year-end closing and corporate tax return** (accountant): often outside the monthly fee. Due with the tax within {{uae-ct-return-due}} of the end of the period.',
      ],
    },
  ],
  related: [
    '/accounting/packages',
    '/accounting/templates',
    '/accounting/vat-registration-uae',
    '/accounting/audit-services-uae',
    '/business-guide/corporate-tax-basics',
  ],
};
