import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'An accounting package is a fixed monthly price for an agreed amount of work: a number of entries, returns and people on the payroll. The price depends on those numbers. This page shows how to count your volume, what a package should include and how to read an offer.',
  keyFigures: [
    { label: 'Penalty for late VAT registration', fact: 'uae-vat-late-registration' },
    { label: 'First late VAT return', fact: 'uae-vat-late-return' },
    { label: 'Free zone company’s audit, yearly', fact: 'audit-fee-zone' },
  ],
  blocks: [
    {
      kind: 'steps',
      heading: 'Count your volume first',
      intro:
        'Last month’s bank statement and twenty minutes give you every number a provider needs. Send us the five counts ([Get a Quote](/quote)), and we reply with a price for the month, the year-end and the backlog, and what each includes.',
      steps: [
        {
          title: 'Entries',
          text: 'Count invoices sent, invoices received, and every bank or card line without an invoice. A shop counts its daily totals.',
        },
        {
          title: 'Accounts and currencies',
          text: 'Each bank, card, payment service and marketplace has to be reconciled, and each currency adds work.',
        },
        {
          title: 'People',
          text: 'Salaries per month, joiners and leavers per year, and whether you pay commission.',
        },
        {
          title: 'Duties',
          text: 'Registered for VAT or close to it? Claiming the free zone rate? Do you have a mainland permit, which needs separate books? Does the zone or a bank want an audit?',
        },
        {
          title: 'Backlog',
          text: 'Months without books since the licence was issued. You pay for them once, separately from the current months.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Three sizes of package',
      intro:
        'The names are ours and describe volume only. Quarterly books are enough for a handful of invoices, but not near the VAT limit or when your bank wants figures.',
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
          label: 'How often we enter transactions',
          cells: ['Monthly or quarterly', 'Weekly', 'Daily, partly automatic'],
        },
        {
          label: 'VAT',
          cells: [
            'We watch for {{uae-vat-mandatory}}',
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
        { label: 'Audit', cells: ['If the zone asks', 'Often', 'Usually'] },
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
      heading: 'What every package should include',
      items: [
        {
          title: 'Reconciliation of every account',
          text: 'Without it the package is data entry. The offer should say on which day of the following month it is done.',
        },
        {
          title: 'The corporate tax return',
          text: 'Due {{uae-ct-return-due}} after the period, for every company. If it costs extra, the price should be next to the monthly one.',
        },
        {
          title: 'The VAT watch',
          text: 'A running total that warns you before you must register.',
        },
        {
          title: 'A calendar of duties',
          text: 'Returns, zone filings and owner confirmations, with the person responsible for each.',
        },
        {
          title: 'Questions answered',
          text: 'How many questions, answered within how many working days, and by whom. “Unlimited support” without a name means nothing.',
        },
        {
          title: 'Your data, yours',
          text: 'Access to the ledger at any time and a full export when you leave.',
        },
        {
          title: 'A rule for busier months',
          text: 'A yearly average that is settled at the end, which suits seasonal businesses best, or steps up and down with one month’s notice.',
        },
      ],
    },
    {
      kind: 'example',
      heading: 'Penalties for missed dates, added up',
      intro:
        'A small company that watched neither the VAT limit nor its dates. Its corporate tax return came four months late.',
      currency: 'AED',
      lines: [
        {
          label: 'Late VAT registration',
          fact: 'uae-vat-late-registration',
        },
        {
          label: 'First late VAT return',
          fact: 'uae-vat-late-return',
        },
        {
          label: 'The next late VAT return',
          fact: 'uae-vat-late-return-repeat',
        },
        {
          label: 'Corporate tax return, each month of delay',
          fact: 'uae-ct-late-return',
          times: 4,
        },
      ],
      total: 'Penalties together',
      result:
        'Tax that is paid late bears a yearly penalty as well: {{uae-vat-late-payment}} for VAT and {{uae-ct-late-payment}} for corporate tax. Compare the sum with a year of monthly books.',
    },
    {
      kind: 'costs',
      heading: 'What you pay on top of the package',
      rows: [
        {
          item: 'Tax registrations',
          amount: 'No government charge for corporate tax or VAT; the provider sets its own fee',
          payee: 'Accountant',
        },
        {
          item: 'Audit',
          amount: '{{audit-fee-zone}} in a zone, {{audit-fee-mainland}} on the mainland',
          payee: 'Auditor',
          note: 'Whoever keeps the books cannot audit them.',
        },
        {
          item: 'VAT on all of these',
          amount: '{{uae-vat-rate}}, if the supplier is registered',
          payee: 'Supplier',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Software, e-invoicing and letters',
      paragraphs: [],
      points: [
        '**Accounting software** (software maker): subscription, by the maker’s list.',
        '**E-invoicing provider** (accredited provider): per month or per invoice, by its list. Smaller businesses must appoint one by {{uae-einvoicing-small-provider}}.',
        '**Letters for banks, visas, landlords** (accountant): sometimes free, sometimes charged per letter.',
      ],
    },
    {
      kind: 'warning',
      heading: 'How providers arrive at a low price',
      paragraphs: [
        'They count differently. One provider counts an invoice and its payment as one entry, another as two, so the cheaper block is used up by the tenth of the month. Send the same sample month to both and compare the totals.',
        'They leave out the year-end. Twelve months of data entry are cheap if the close, the return and replies to the tax authority are billed by the hour in September. Or they keep the login: a provider who registers EmaraTax under its own address makes it expensive to leave.',
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
