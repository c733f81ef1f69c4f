import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Every UAE company registers for corporate tax and files a return, in a free zone too, and also when it earned nothing. The rate is {{uae-ct-zero-rate}} on taxable income up to {{uae-ct-threshold}} and {{uae-ct-rate}} on what lies above. Registering late costs {{uae-ct-late-registration}}, even where no tax is due.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Who registers, who pays',
      columns: ['Registers', 'Pays'],
      rows: [
        { label: 'Mainland company', cells: ['Yes', '{{uae-ct-rate}} above {{uae-ct-threshold}}'] },
        {
          label: 'Free zone company, qualifying',
          cells: [
            'Yes',
            '{{uae-qfzp-rate}} on qualifying income, {{uae-ct-rate}} on the rest, without the threshold',
          ],
        },
        { label: 'Free zone company, not qualifying', cells: ['Yes', 'Like a mainland company'] },
        {
          label: 'Freelancer or sole owner',
          cells: [
            'When business turnover in a calendar year passes {{uae-ct-natural-person-turnover}}',
            'Like a company, on business profit',
          ],
        },
        { label: 'Employee, private investor', cells: ['No', 'Nothing on salary or private savings'] },
        {
          label: 'Part of a very large group',
          cells: [
            'Yes',
            'Topped up to {{uae-top-up-rate}} where the group earns from {{uae-top-up-revenue}}',
          ],
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'The dates of a first tax year',
      phases: [
        {
          title: 'Registration',
          time: '{{uae-ct-registration-window}} from incorporation',
          text: 'In EmaraTax, the Federal Tax Authority’s portal, with licence, memorandum and the owner’s identity. You receive a tax number; VAT has another.',
        },
        {
          title: 'Tax period',
          time: 'Mostly twelve months',
          text: 'As fixed in the memorandum, often the calendar year. The first may be shorter or longer; look at the date in the registration.',
        },
        {
          title: 'Return',
          time: '{{uae-ct-return-due}} after the period ends',
          text: 'One a year, online. A zero return is a return.',
        },
        {
          title: 'Payment',
          time: '{{uae-ct-payment-due}} after the period ends',
          text: 'There are no instalments during the year, so set money aside each month.',
        },
        {
          title: 'Records',
          time: '{{uae-ct-record-keeping}} after the period',
          text: 'Invoices, contracts, bank statements and how the figures were worked out.',
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'The free zone rate is earned each year',
      intro:
        'A Qualifying Free Zone Person meets all of these. Missing one costs the status for that period and {{uae-qfzp-lost-periods}} more.',
      items: [
        {
          title: 'Qualifying income',
          text: 'From listed activities, now in Ministerial Decision 229 of 2025, or from dealings with other zone persons. Most consulting and software for private customers is not listed.',
        },
        {
          title: 'Substance',
          text: 'People, space and spending in the zone that match what is earned there.',
        },
        {
          title: 'Little other income',
          text: 'No more than {{uae-qfzp-de-minimis-amount}}, or {{uae-qfzp-de-minimis-share}} of all revenue where that is less.',
        },
        {
          title: 'Audited accounts',
          text: 'Whatever the size. Other companies need an audit for tax only above {{uae-ct-audit-revenue}} of revenue, though zones may ask for one anyway.',
        },
        {
          title: 'Prices as between strangers',
          text: 'Dealings with owners and sister companies at market terms, and papers that show it.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Small Business Relief, while it lasts',
      paragraphs: [
        'A company with revenue of up to {{uae-sbr-revenue-limit}} in this and every earlier period may choose to be treated as having no taxable income. The choice is made in the return; nobody grants it by itself. Qualifying zone persons and members of large groups are excluded.',
        'It covers periods that end by {{uae-sbr-last-period-end}}, and no extension was known at our last review. Losses of a year with the relief are not carried forward, so a young company that still loses money may be better off without it. Splitting one business over two licences to stay below the limit is named as abuse.',
      ],
    },
    {
      kind: 'steps',
      heading: 'From profit in the books to tax',
      steps: [
        {
          title: 'Close the accounts',
          text: 'Revenue less cost, by accounting standards; small companies may use simplified ones.',
        },
        {
          title: 'Add back what does not count',
          text: 'Private expenses, fines, part of entertaining clients, an owner’s pay above the market.',
        },
        {
          title: 'Take off what is exempt',
          text: 'Many dividends and gains from shareholdings, under conditions on share and time.',
        },
        {
          title: 'Use earlier losses',
          text: 'Within the yearly limit, if owners and business stayed the same.',
        },
        {
          title: 'Apply threshold and rate',
          text: 'The first {{uae-ct-threshold}} at {{uae-ct-zero-rate}}, once per company, and once per tax group. [The estimate](/accounting/tax-advice-uae) does it for your figures.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'What it costs to be in order, or not',
      rows: [
        {
          item: 'Registering',
          amount: 'No charge by the authority',
          payee: 'Nobody',
          note: 'An agent’s fee is for the work only.',
        },
        {
          item: 'Registering late',
          amount: '{{uae-ct-late-registration}}',
          payee: 'Federal Tax Authority',
          note: 'Lifted if the first return is filed within {{uae-ct-penalty-waiver}} of that period’s end.',
        },
        { item: 'Books and return', amount: 'By number of documents; written offer', payee: 'Accountant' },
        { item: 'Audit', amount: 'By size; where law or zone asks', payee: 'Licensed auditor' },
      ],
    },
    {
      kind: 'warning',
      heading: 'Sentences to distrust',
      paragraphs: [
        '“Zero per cent for fifty years” is a zone’s old promise and no exemption from filing. “No accounting needed” was never a rule for companies with tax to declare. Economic substance reports are still offered for sale: they ended with financial years to {{uae-esr-last-year-end}}.',
        'What this page leaves out: transfer pricing files, tax groups, funds, property held by foreign companies, your home country. Those want [advice](/accounting/tax-advice-uae).',
      ],
    },
    {
      kind: 'faq',
      heading: 'Tax questions in one line',
      items: [
        {
          question: 'My company is dormant. Must I register?',
          answer: 'Yes, as long as it exists. If you close it, deregister in time as well.',
        },
        {
          question: 'Is the owner’s salary a cost?',
          answer: 'Yes, as far as a stranger would have been paid that much for the work.',
        },
        {
          question: 'Are dividends taxed when I take them?',
          answer:
            'Not by the UAE in the hands of a private person. Your country of residence may see it otherwise.',
        },
        {
          question: 'Is VAT part of this?',
          answer:
            'No. It has its own number, threshold and returns; see [VAT registration](/accounting/vat-registration-uae).',
        },
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
