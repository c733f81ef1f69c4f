import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-28',
  lead: 'A part-time finance director works for you a few days a month. They plan cash, explain the books and talk to your bank. It is worth paying for when the questions go beyond bookkeeping and a full-time salary is too much. You still need a bookkeeper and, where required, an auditor.',
  keyFigures: [
    { label: 'Tax law: audit above revenue of', fact: 'uae-ct-audit-revenue' },
    { label: 'Corporate tax due, after the period', fact: 'uae-ct-payment-due' },
    { label: 'VAT due, after its period', fact: 'uae-vat-return-due' },
  ],
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
          cells: ['What tax law says about it', 'Filings, opinions, replies to the authority'],
        },
        {
          label: 'Auditor',
          cells: [
            'Whether the accounts are accurate',
            'An independent opinion, which none of the others can sign',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Six signs that you need one',
      paragraphs: [
        'A young company with ten invoices a month needs [tidy books](/accounting/bookkeeping-uae) and nothing more. Two or three of these signs change that.',
      ],
      points: [
        'You sell more but have less in the bank, and nobody can say why.',
        'You do not know which product or client makes money after staff and rent.',
        'A bank, a landlord or a large customer asks for figures and you need a week to find them.',
        'You have several currencies, several companies, or stock in transit.',
        'You are raising money, taking a loan, or buying or selling a business.',
        'Your revenue is close to a legal limit: VAT registration at {{uae-vat-mandatory}}, or a compulsory audit above {{uae-ct-audit-revenue}}.',
      ],
    },
    {
      kind: 'timeline',
      heading: 'The work by month, quarter and year',
      phases: [
        {
          title: 'First month',
          time: 'Once',
          text: 'We read the books, contracts and bank history. A list of what is missing, what is urgent and what is fine. View-only access, where the bank offers it.',
        },
        {
          title: 'Each month',
          time: 'Within two weeks of its end',
          text: 'Month-end close with the bookkeeper, a two-page report, a cash forecast for the quarter, and one meeting with decisions in writing.',
        },
        {
          title: 'Each quarter',
          time: 'With the VAT return',
          text: 'Forecast against actual figures, prices and margins, overdue customers. VAT is due {{uae-vat-return-due}} after the period, and the cash for it should already be set aside.',
        },
        {
          title: 'Each year',
          time: 'Two months before year end, and after it',
          text: 'Budget, salary review, insurance, tax estimate. The corporate tax return and payment are due {{uae-ct-return-due}} after the period; the auditor needs the file earlier.',
        },
        {
          title: 'When it comes up',
          time: 'By agreement',
          text: 'Loan, investor, new market, payment dispute, closing a product line.',
        },
        {
          title: 'For next year',
          time: 'In the budget',
          text: 'E-invoicing first: businesses with revenue of {{uae-einvoicing-large-revenue}} or more start on {{uae-einvoicing-large-live}}, smaller ones on {{uae-einvoicing-small-live}}; the smaller ones must appoint a provider by {{uae-einvoicing-small-provider}}. Then tax: revenue above {{uae-sbr-revenue-limit}} in a single period ends Small Business Relief for good; otherwise you can elect it for periods that end by {{uae-sbr-last-period-end}}.',
        },
      ],
    },
    {
      kind: 'example',
      heading: 'Cash to set aside for tax, worked out',
      intro:
        'A trading company at the end of its year, too large for Small Business Relief. It sells and buys at the standard rate of VAT.',
      currency: 'AED',
      lines: [
        {
          label: 'Sales of the last quarter, before VAT',
          given: 1_000_000,
        },
        {
          label: 'Purchases of that quarter, before VAT',
          given: 400_000,
        },
        {
          label: 'Taxable income of the year',
          given: 800_000,
        },
        {
          label: 'VAT on the sales',
          rate: 'uae-vat-rate',
          of: 1_000_000,
        },
        {
          label: 'VAT on the purchases',
          rate: 'uae-vat-rate',
          of: 400_000,
          isDeducted: true,
        },
        {
          label: 'Corporate tax above the threshold',
          rate: 'uae-ct-rate',
          of: 800_000,
          above: 'uae-ct-threshold',
        },
      ],
      total: 'To set aside',
      result:
        'The VAT is due {{uae-vat-return-due}} after the quarter, the corporate tax {{uae-ct-payment-due}} after the year.',
    },
    {
      kind: 'requirements',
      heading: 'How we prepare for meetings with the bank',
      items: [
        {
          title: 'Before you need it',
          text: 'Visit the bank once a year with your figures, while things are going well.',
        },
        {
          title: 'One set of numbers',
          text: 'The bank, the auditor and the tax return all show the same revenue. We explain any differences in advance, in writing.',
        },
        {
          title: 'Transactions explained',
          text: 'Large or unusual transfers get a note with contract and invoice before compliance asks.',
        },
        {
          title: 'A request with a repayment plan',
          text: 'For a loan or overdraft: what it is for, how you will repay it, and what happens in a bad quarter. The bank decides; nobody can promise its answer.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'How it is charged',
      intro:
        'The engagement letter should show each of these items. For our own fees, see [how we charge](/services/pricing).',
      rows: [
        {
          item: 'Audit',
          amount: '{{audit-fee-mainland}}, in a zone {{audit-fee-zone}}',
          payee: 'Independent auditor',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Retainer, first review, projects, software',
      paragraphs: [],
      points: [
        '**Monthly retainer** (us): by days per month and seniority. Unused days: agree whether they carry over.',
        '**Starting review** (us, once): a fixed price after a look at the books.',
        '**Projects outside the retainer** (us): by day, agreed before work begins. Fundraising, due diligence, systems.',
        '**Bookkeeping and filings** (bookkeeper or us): by number of entries and returns.',
        '**Software** (its maker, on your own account): by users, each month.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Access, responsibility, independence, leaving: what to agree',
      paragraphs: [
        '**Access.** View-only access to the bank is enough. No outsider should be able to pay alone; two people approve each transfer, and one of them is you. We come with you to the bank, but only owners and managers sign there.',
        '**Responsibility.** Directors are responsible for the returns and the accounts, whoever prepared them. A part-time title on the letterhead does not change that.',
        '**Independence.** The firm that prepares your accounts cannot audit them. Avoid a success fee for a loan: it encourages promises nobody can keep.',
        '**Leaving.** Three months show whether it helps; after that a month’s notice on both sides is fair. Models, passwords and files are yours, and you get them within days of giving notice.',
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
