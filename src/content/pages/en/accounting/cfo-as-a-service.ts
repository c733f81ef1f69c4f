import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'A part-time finance director works for you some days a month: plans cash, turns the books into decisions and speaks with your bank in its own language. It pays when the questions outgrow the bookkeeper but not yet fill a full salary. It does not replace bookkeeping, an audit, or your own judgement.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Bookkeeper, finance director, auditor',
      columns: ['Looks at', 'Gives you'],
      rows: [
        {
          label: 'Bookkeeper',
          cells: ['What happened, receipt by receipt', 'Ledgers, reconciled accounts, VAT figures'],
        },
        {
          label: 'Part-time finance director',
          cells: [
            'What it means and what comes next',
            'Forecast, monthly report, advice, talks with bank and investors',
          ],
        },
        {
          label: 'Tax agent or adviser',
          cells: ['What the law makes of it', 'Filings, opinions, replies to the authority'],
        },
        {
          label: 'Auditor',
          cells: [
            'Whether the accounts are true',
            'An independent opinion, which none of the others may sign',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Signs that the time has come',
      paragraphs: [
        'A young company with ten invoices a month needs [tidy books](/accounting/bookkeeping-uae) and nothing more. Two or three of the following change that.',
      ],
      points: [
        'You sell more and have less in the account, and nobody can say why.',
        'You do not know which product or client earns money once people and premises are counted.',
        'A bank, a landlord or a large customer asks for figures and you need a week to find them.',
        'Several currencies, several companies, or stock at sea.',
        'Investors, a loan, a purchase or a sale are on the table.',
        'Revenue nears a line of the law: VAT registration at {{uae-vat-mandatory}}, or the audit duty above {{uae-ct-audit-revenue}}.',
      ],
    },
    {
      kind: 'timeline',
      heading: 'What a month and a year contain',
      phases: [
        {
          title: 'First month',
          time: 'Once',
          text: 'Reading the books, contracts and bank history. A list of what is missing, what is urgent and what is fine. Access in view-only mode where the bank has it.',
        },
        {
          title: 'Each month',
          time: 'Within two weeks of its end',
          text: 'Close with the bookkeeper, a report of two pages, cash for the coming quarter, one meeting with decisions written down.',
        },
        {
          title: 'Each quarter',
          time: 'With the VAT return',
          text: 'Forecast against fact, prices and margins, overdue customers. VAT is due {{uae-vat-return-due}} after the period, and the cash for it should already lie aside.',
        },
        {
          title: 'Each year',
          time: 'Two months before year end, and after it',
          text: 'Budget, salary round, insurance, tax estimate. Return and payment of corporate tax fall due {{uae-ct-return-due}} after the period; the auditor wants the file earlier.',
        },
        {
          title: 'When it comes up',
          time: 'By agreement',
          text: 'Loan, investor, new market, dispute over a payment, closing a line of business.',
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'Talks with the bank, and how they are prepared',
      items: [
        {
          title: 'Before you need it',
          text: 'A yearly visit with figures while things go well is worth more than a fine presentation when they do not.',
        },
        {
          title: 'One set of numbers',
          text: 'Bank, auditor and tax return see the same revenue. Differences are explained in advance, in writing.',
        },
        {
          title: 'Transactions explained',
          text: 'Large or unusual transfers get a note with contract and invoice before compliance asks.',
        },
        {
          title: 'Request with a way back',
          text: 'For a facility: what it is for, how it is repaid, what happens in a bad quarter. The bank decides; nobody can promise its answer.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'How it is charged',
      intro:
        'Ask for a letter of engagement in which each of these lines is visible. Our own rates are on [prices of services](/services/pricing).',
      rows: [
        {
          item: 'Monthly retainer',
          amount: 'By days a month and seniority',
          payee: 'Us',
          note: 'Days that are not used: agree whether they carry over.',
        },
        { item: 'Starting review', amount: 'Fixed price after a look at the books', payee: 'Us, once' },
        {
          item: 'Projects outside the retainer',
          amount: 'By day, agreed before work begins',
          payee: 'Us',
          note: 'Fundraising, due diligence, systems.',
        },
        {
          item: 'Bookkeeping and filings',
          amount: 'By number of entries and returns',
          payee: 'Bookkeeper or us',
        },
        { item: 'Audit', amount: 'By size and zone', payee: 'Independent auditor' },
        { item: 'Software', amount: 'By users, each month', payee: 'Its maker, on your own account' },
      ],
    },
    {
      kind: 'warning',
      heading: 'What to settle in the contract',
      paragraphs: [
        '**Access.** View rights to the bank are enough. Nobody outside should be able to pay alone; two people release a transfer, and one of them is you.',
        '**Responsibility.** Directors answer for returns and for the accounts, whoever prepared them. A part-time title on the letterhead shifts nothing.',
        '**Independence.** The firm that prepares your accounts may not audit them. A success fee for a loan invites promises; avoid it.',
        '**Leaving.** Models, passwords and files are yours and are handed over within days of notice.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Founders’ questions on outside finance',
      items: [
        {
          question: 'What should be planned for in the coming year?',
          answer:
            'E-invoicing first. Businesses with revenue from {{uae-einvoicing-large-revenue}} go live on {{uae-einvoicing-large-live}}, smaller ones on {{uae-einvoicing-small-live}}; the smaller ones must have named a provider by {{uae-einvoicing-small-provider}}. Then tax without Small Business Relief, which covers no period that ends after {{uae-sbr-last-period-end}}.',
        },
        {
          question: 'Can you sign for us at the bank?',
          answer: 'No. We prepare, attend and explain. Signatures stay with owners and managers.',
        },
        {
          question: 'How long should we commit?',
          answer: 'Three months show whether it helps. After that a month’s notice on both sides is fair.',
        },
        {
          question: 'Is a spreadsheet enough?',
          answer:
            'At the beginning, yes, if one person owns it and it ties to the ledger. Records must be kept for {{uae-ct-record-keeping}} in any case, so store them where they survive a change of laptop.',
        },
      ],
    },
  ],
  related: [
    '/accounting/bookkeeping-uae',
    '/accounting/tax-advice-uae',
    '/accounting/audit-services-uae',
    '/business-guide/bank-account-guide',
    '/accounting/packages',
  ],
};
