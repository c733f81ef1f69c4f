import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'An accounting package is a fixed monthly price for a known amount of work: so many entries, so many returns, so many people on the payroll. No honest price exists before those numbers are known, which is why this page shows none. It shows how to count your own volume, what has to be in the package, and how to read an offer.',
  blocks: [
    {
      kind: 'steps',
      heading: 'Count your volume first',
      intro: 'Twenty minutes with last month’s bank statement give every number a seller needs.',
      steps: [
        {
          title: 'Entries',
          text: 'Invoices sent, plus invoices received, plus lines on all bank and card statements that have no invoice. A shop counts daily totals, not single sales.',
        },
        {
          title: 'Accounts and currencies',
          text: 'Each bank, card, payment service and marketplace has to be reconciled, and each currency adds work to all of them.',
        },
        {
          title: 'People',
          text: 'Salaries a month, joiners and leavers a year, whether commission is paid.',
        },
        {
          title: 'Duties',
          text: 'Registered for VAT or close to it? Claiming the free zone rate? Mainland permit with books of its own? Audit wanted by the zone or a bank?',
        },
        {
          title: 'Backlog',
          text: 'Months without books since the licence was issued. They are priced once, apart from the running months.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Three sizes, from small to large',
      intro: 'The names are ours and describe volume, not importance.',
      columns: ['Starting', 'Trading', 'Growing'],
      rows: [
        {
          label: 'Typical company',
          cells: [
            'One founder, few invoices',
            'Small team, steady customers',
            'Several lines, stock or branches',
          ],
        },
        {
          label: 'Rhythm of entry',
          cells: ['Monthly or quarterly', 'Weekly', 'Daily, partly automatic'],
        },
        {
          label: 'VAT',
          cells: [
            'Watching {{uae-vat-mandatory}}',
            'Registered, quarterly return',
            'Registered, with zero-rated or imported supplies',
          ],
        },
        {
          label: 'Corporate tax',
          cells: ['Return, often nil', 'Return with adjustments', 'Return, related parties, free zone test'],
        },
        {
          label: 'Reports',
          cells: ['Profit and bank, quarterly', 'Monthly page', 'Monthly, by branch, with forecast'],
        },
        { label: 'Audit', cells: ['If the zone asks', 'Often', 'As a rule'] },
        {
          label: 'E-invoicing',
          cells: [
            'From {{uae-einvoicing-small-live}}',
            'From {{uae-einvoicing-small-live}}',
            'Check the revenue limit: it may be earlier',
          ],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'What belongs in every size',
      items: [
        {
          title: 'Reconciliation of every account',
          text: 'Without it the package is data entry. The offer should say by which day of the following month it is done.',
        },
        {
          title: 'The corporate tax return',
          text: 'Due {{uae-ct-return-due}} after the period, for every company. If it is extra, its price belongs on the same page as the monthly one.',
        },
        {
          title: 'The VAT watch',
          text: 'A running total that warns before registration is due, not a surprise after.',
        },
        {
          title: 'A calendar of duties',
          text: 'Returns, zone filings and confirmations of owners, with the person who is responsible for each.',
        },
        {
          title: 'Questions answered',
          text: 'How many, within how many working days, by whom. “Unlimited support” without a name is an empty line.',
        },
        {
          title: 'Your data, yours',
          text: 'Access to the ledger at any time and a full export when you leave.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'What is paid beside the package',
      rows: [
        {
          item: 'Tax registrations',
          amount: 'No government charge for corporate tax or VAT; service set by the provider',
          payee: 'Accountant',
        },
        {
          item: 'Audit',
          amount: 'By separate engagement, from another firm',
          payee: 'Auditor',
          note: 'Whoever keeps the books cannot audit them.',
        },
        { item: 'Accounting software', amount: 'Subscription, by the maker’s list', payee: 'Software maker' },
        {
          item: 'E-invoicing provider',
          amount: 'Per month or per invoice, by its list',
          payee: 'Accredited provider',
          note: 'Smaller businesses appoint one by {{uae-einvoicing-small-provider}}.',
        },
        {
          item: 'Letters for banks, visas, landlords',
          amount: 'Sometimes free, sometimes per letter: ask',
          payee: 'Accountant',
        },
        {
          item: 'VAT on all of these',
          amount: '{{uae-vat-rate}}, if the supplier is registered',
          payee: 'Supplier',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'How a low price is made',
      paragraphs: [
        'By counting differently. One seller calls an invoice with its payment one entry, the next calls it two, so the cheaper block is used up by the tenth. Send the same sample month to both and compare the totals.',
        'By leaving out the end. Twelve months of typing are cheap if closing, return and replies to the tax office are billed in September at an hourly rate. And by holding the login: a provider who registers EmaraTax under its own address has made it expensive to leave.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Choosing and changing a package',
      items: [
        {
          question: 'What if my volume changes?',
          answer:
            'Agree on a yearly average with settlement at the end, or on steps up and down with one month’s notice. Seasonal trades fare better with the first.',
        },
        {
          question: 'Is quarterly bookkeeping enough?',
          answer:
            'For a handful of invoices, yes. Near a VAT limit or with a bank that asks for figures, monthly costs less than the first penalty, which for late registration is {{uae-vat-late-registration}}.',
        },
        {
          question: 'Do I need a finance director as well?',
          answer:
            'Only when somebody has to decide on the figures rather than produce them; a [CFO for some days a month](/accounting/cfo-as-a-service) is a separate service.',
        },
        {
          question: 'How do I get a price from you?',
          answer:
            'Send the five counts from the top of this page with [Get a Quote](/quote). You get lines for the month, the year-end and the backlog, each with what it includes.',
        },
      ],
    },
  ],
  related: [
    '/accounting/bookkeeping-uae',
    '/accounting/vat-return-filing-uae',
    '/accounting/cfo-as-a-service',
    '/services/pricing',
  ],
};
