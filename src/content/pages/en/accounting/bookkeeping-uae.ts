import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Every UAE company keeps books from its first dirham, because every company files a corporate tax return, a free zone company and a dormant one included. The law asks for records from which a stranger could rebuild your profit; it does not ask for a particular program. What a month costs depends on the number of entries, not on your turnover.',
  blocks: [
    {
      kind: 'requirements',
      heading: 'The books a small company needs',
      intro: 'These seven are enough for most firms with fewer than ten people.',
      items: [
        {
          title: 'A general ledger',
          text: 'Every entry with date, amount, account and the paper behind it. An accounting program builds it while you enter invoices and payments.',
        },
        {
          title: 'Sales and purchase invoices',
          text: 'Issued ones without gaps in the numbering; received ones made out to the company, not to you or to the agent who formed it.',
        },
        {
          title: 'Bank and cash records',
          text: 'Statements of every account, card and payment service, matched with the ledger each month, and a cash book if notes change hands.',
        },
        {
          title: 'Payroll',
          text: 'Contracts, salaries as paid, leave, and the end-of-service benefit that grows with each month of work.',
        },
        {
          title: 'Assets and stock',
          text: 'What was bought, when, for how much and where it stands; stock counted on the last day of the financial year.',
        },
        {
          title: 'Dealings with owners',
          text: 'Money put in or taken out, loans with their terms, and anything bought from or sold to relatives and sister companies.',
        },
        {
          title: 'Contracts and licence papers',
          text: 'Lease, licence, memorandum, resolutions, loan and customer contracts: they explain the entries that look odd a year later.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'How long each record is kept',
      columns: ['Kept for', 'Counted from'],
      rows: [
        {
          label: 'Corporate tax records',
          cells: ['{{uae-ct-record-keeping}}', 'The end of the tax period they belong to'],
        },
        { label: 'Ordinary VAT records', cells: ['{{uae-vat-records}}', 'The end of the VAT period'] },
        {
          label: 'VAT records on real estate',
          cells: ['Longer; the Federal Tax Authority’s guide states it', 'The end of the VAT period'],
        },
        {
          label: 'Papers of a dispute or an open audit',
          cells: ['Until it is closed, whatever the other lines say', 'The authority’s letter'],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Form, language and currency',
      paragraphs: [
        'Electronic records are accepted if they are complete, readable and cannot be changed without a trace. Scan thermal receipts in the week you get them: they fade before anybody asks. Keep a copy outside the accounting program, so that the end of a subscription is not the end of your books.',
        'Books may be kept in English, but the Authority can ask for an Arabic translation. Tax is reported in dirhams; amounts in other currencies are converted at the Central Bank’s rate of the day. Accounts follow IFRS. Businesses below revenue limits set by the Ministry of Finance may use the shorter version for small firms, and the smallest may record cash in and out only. Let your accountant confirm in writing which of the three applies to you.',
      ],
    },
    {
      kind: 'steps',
      heading: 'One month of bookkeeping, done properly',
      steps: [
        {
          title: 'Collect',
          text: 'You forward invoices and photographs of receipts as they arrive. One mailbox, one folder, no chat messages.',
          time: 'a few minutes a day',
        },
        {
          title: 'Enter and code',
          text: 'The bookkeeper records each one with its account and its VAT treatment.',
          time: 'weekly',
        },
        {
          title: 'Reconcile',
          text: 'Every line of the bank statement meets an entry. What finds none goes on a list of questions.',
          time: 'first days of the next month',
        },
        {
          title: 'Answer',
          text: 'You clear that list. This is the step on which closings wait longest, and only the owner can do it.',
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
      kind: 'costs',
      heading: 'What makes up the monthly price',
      intro: 'No tariff exists; firms price by work. Ask for these lines separately.',
      rows: [
        {
          item: 'Entries up to an agreed number',
          amount: 'A fixed monthly fee, set by volume',
          payee: 'Bookkeeper',
          note: 'Have “entry” defined: one invoice with three lines may count once or three times.',
        },
        { item: 'Entries above that number', amount: 'A price per entry or per block', payee: 'Bookkeeper' },
        {
          item: 'Accounting program',
          amount: 'A subscription by users and functions',
          payee: 'Software maker',
        },
        {
          item: 'Catching up on earlier months',
          amount: 'A one-off price after a look at the statements',
          payee: 'Bookkeeper',
        },
        {
          item: 'Year-end closing and corporate tax return',
          amount: 'Often outside the monthly fee',
          payee: 'Accountant',
          note: 'Due with the tax within {{uae-ct-return-due}} of the period’s end.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions founders ask about books',
      items: [
        {
          question: 'We earned nothing yet. Do we still need books?',
          answer:
            'Yes. Set-up costs, rent and the licence are already entries, and a return is due even at nil. A year of three entries costs little to record and much to reconstruct.',
        },
        {
          question: 'May I do it myself in a spreadsheet?',
          answer:
            'For a small number of entries, yes, if another person can follow it. Our page of [templates and deadlines](/accounting/templates) says which columns it needs, and what is due when. From {{uae-einvoicing-small-live}} invoices between businesses need software that sends structured data.',
        },
        {
          question: 'Who owns the data if I change bookkeepers?',
          answer:
            'You should. Let the subscription and the EmaraTax login run in the company’s name, and agree that a full export is handed over on the last day.',
        },
        {
          question: 'Does cheap bookkeeping cost more later?',
          answer:
            'It does where it stops at typing. Compare offers by who reconciles the bank and who answers the auditor; [packages](/accounting/packages) shows how they differ.',
        },
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
