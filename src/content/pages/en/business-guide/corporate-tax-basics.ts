import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-28',
  lead: 'Every UAE company must register for corporate tax and file a return, including free zone companies and companies that earned nothing. The rate is {{uae-ct-zero-rate}} on taxable income up to {{uae-ct-threshold}} and {{uae-ct-rate}} on anything above that. The penalty for registering late is {{uae-ct-late-registration}}, even if no tax is due.',
  keyFigures: [
    { label: 'Rate above the threshold', fact: 'uae-ct-rate' },
    { label: 'New company must register within', fact: 'uae-ct-registration-window' },
    { label: 'Return due, after the period', fact: 'uae-ct-return-due' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Who must register and who pays',
      columns: ['Registers', 'Pays'],
      rows: [
        { label: 'Mainland company', cells: ['Yes', '{{uae-ct-rate}} above {{uae-ct-threshold}}'] },
        {
          label: 'Free zone company, qualifying',
          cells: [
            'Yes',
            '{{uae-qfzp-rate}} on qualifying income, {{uae-ct-rate}} on the rest, with no threshold',
          ],
        },
        { label: 'Free zone company, ordinary rate', cells: ['Yes', 'Like a mainland company'] },
        {
          label: 'Dormant company',
          cells: [
            'Yes, as long as it exists',
            'Nothing without profit; {{uae-ct-deregistration}} to apply for deregistration once the business ends',
          ],
        },
        {
          label: 'Freelancer or sole owner',
          cells: [
            'Once business turnover in a calendar year exceeds {{uae-ct-natural-person-turnover}}',
            'Like a company, on business profit',
          ],
        },
        {
          label: 'Employee, private investor',
          cells: ['No', 'No tax on salary, dividends or private savings'],
        },
        {
          label: 'Part of a very large group',
          cells: [
            'Yes',
            'Topped up to {{uae-top-up-rate}} if the group’s revenue is {{uae-top-up-revenue}} or more',
          ],
        },
      ],
    },
    {
      kind: 'example',
      heading: 'A year’s tax, worked out',
      currency: 'AED',
      lines: [
        {
          label: 'Taxable income of the year',
          given: 500_000,
        },
        {
          label: 'Tax on what exceeds the threshold',
          rate: 'uae-ct-rate',
          of: 500_000,
          above: 'uae-ct-threshold',
        },
      ],
      total: 'Corporate tax of the year',
      result:
        'If revenue has never exceeded {{uae-sbr-revenue-limit}} and the company elects Small Business Relief, the same year bears no tax. [Work out your own case](/accounting/tax-advice-uae).',
    },
    {
      kind: 'timeline',
      heading: 'Key dates in the first tax year',
      phases: [
        {
          title: 'Registration',
          time: '{{uae-ct-registration-window}} from incorporation',
          text: 'In EmaraTax, the Federal Tax Authority’s portal, with licence, memorandum and the owner’s identity. You receive a tax number; VAT has a separate one.',
        },
        {
          title: 'Tax period',
          time: 'Usually twelve months',
          text: 'Set in the memorandum, often the calendar year. The first one can be shorter or longer; check the date in your registration.',
        },
        {
          title: 'Return',
          time: '{{uae-ct-return-due}} after the period ends',
          text: 'One a year, online. A nil return still has to be filed.',
        },
        {
          title: 'Payment',
          time: '{{uae-ct-payment-due}} after the period ends',
          text: 'There are no instalments during the year, so set money aside each month.',
        },
        {
          title: 'Records',
          time: '{{uae-ct-record-keeping}} after the period',
          text: 'Invoices, contracts, bank statements and your workings.',
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'You have to earn the free zone rate every year',
      intro:
        'A Qualifying Free Zone Person must meet all of these conditions. If you miss one, you lose the status for that period and {{uae-qfzp-lost-periods}} more.',
      items: [
        {
          title: 'Qualifying income',
          text: 'From activities listed in Ministerial Decision 229 of 2025, or from dealings with other zone persons. Most consulting and software for private customers is not listed.',
        },
        {
          title: 'Substance',
          text: 'People, space and spending in the zone that match what you earn there.',
        },
        {
          title: 'Little other income',
          text: 'No more than {{uae-qfzp-de-minimis-amount}}, or {{uae-qfzp-de-minimis-share}} of total revenue if that is less.',
        },
        {
          title: 'Audited accounts',
          text: 'Required at any size. Other companies outside a tax group need an audit for tax only if revenue is above {{uae-ct-audit-revenue}}, though zones may ask for one anyway.',
        },
        {
          title: 'Arm’s-length prices',
          text: 'Deal with owners and related companies at market terms, and keep documents that show it.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Small Business Relief',
      paragraphs: [
        'A company with revenue of up to {{uae-sbr-revenue-limit}} in this and every earlier period can choose to be treated as having no taxable income. You make the choice in each return; it is not automatic. Qualifying free zone persons and members of large groups cannot use it.',
        'It covers periods that end by {{uae-sbr-last-period-end}} (Ministerial Decision 131 of 2026, which moved the end from 2026 and left the limit as it was). You cannot carry forward losses from a year with the relief, so a young company that is still making losses may be better off without it. Splitting one business over two licences to stay below the limit counts as abuse.',
      ],
    },
    {
      kind: 'steps',
      heading: 'From accounting profit to tax',
      steps: [
        {
          title: 'Close the accounts',
          text: 'Revenue minus costs, under accounting standards; small companies can use simplified ones.',
        },
        {
          title: 'Add back what is not deductible',
          text: 'Private expenses, fines, part of client entertainment, and owner’s pay above market level.',
        },
        {
          title: 'Deduct what is exempt',
          text: 'Many dividends and gains on shareholdings, if you hold {{uae-participation-share}} or more for {{uae-participation-holding}}.',
        },
        {
          title: 'Use earlier losses',
          text: 'Up to {{uae-ct-loss-limit}} of the year’s taxable income, if the owners and the business are unchanged.',
        },
        {
          title: 'Apply threshold and rate',
          text: 'The first {{uae-ct-threshold}} is taxed at {{uae-ct-zero-rate}}, once per company or once per tax group. Use [the estimate](/accounting/tax-advice-uae) for your own figures.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'Registration, lateness, audit: what you pay',
      rows: [
        {
          item: 'Registering',
          amount: 'Free of charge',
          payee: 'Nobody',
          note: 'If you pay an agent, you pay only for their work.',
        },
        {
          item: 'Registering late',
          amount: '{{uae-ct-late-registration}}',
          payee: 'Federal Tax Authority',
          note: 'Waived if you file the first return within {{uae-ct-penalty-waiver}} of the end of that period.',
        },
        {
          item: 'Audit',
          amount: '{{audit-fee-mainland}} on the mainland, {{audit-fee-zone}} in a zone',
          payee: 'Licensed auditor',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Books and return: ask for a written offer',
      paragraphs: [],
      points: ['**Books and return** (accountant): by number of documents; get a written offer.'],
    },
    {
      kind: 'warning',
      heading: 'Three claims that are wrong',
      paragraphs: [
        '“Zero per cent for fifty years” is a zone’s old promise; you still have to file. “No accounting needed” was never true for companies that have to declare tax. Economic substance reports are still sold, but they ended with financial years to {{uae-esr-last-year-end}}.',
        'This page does not cover transfer pricing files, tax groups, funds, property held by foreign companies or tax in your home country. Get [advice](/accounting/tax-advice-uae) on those.',
      ],
    },
  ],
  related: [
    '/accounting/tax-advice-uae',
    '/accounting/vat-registration-uae',
    '/accounting/bookkeeping-uae',
    '/accounting/audit-services-uae',
    '/business-guide/costs-timelines',
  ],
};
