import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Companies House charges {{uk-incorporation-fee}} to register a company and {{uk-confirmation-statement}} each year to keep it. The bigger bills are private: an accountant, an address and your time. Penalties for late filing are higher than all state fees together.',
  keyFigures: [
    { label: 'Registering online', fact: 'uk-incorporation-fee' },
    { label: 'Confirmation statement, each year', fact: 'uk-confirmation-statement' },
    { label: 'Accounts over half a year late', fact: 'uk-accounts-late-more' },
  ],
  blocks: [
    {
      kind: 'costs',
      heading: 'Fees of Companies House',
      intro: 'Fees for filing online. Paper costs more, and takes longer.',
      rows: [
        {
          item: 'Registering the company',
          amount: '{{uk-incorporation-fee}}',
          payee: 'Companies House',
          note: 'Once.',
        },
        {
          item: 'Registering it on the same day',
          amount: '{{uk-incorporation-same-day}}',
          payee: 'Companies House',
          note: 'Instead of the row above.',
        },
        {
          item: 'Confirmation statement',
          amount: '{{uk-confirmation-statement}}',
          payee: 'Companies House',
          note: 'Every year, changed or not.',
        },
        {
          item: 'Striking the company off',
          amount: '{{uk-strike-off-fee}}',
          payee: 'Companies House',
          note: 'At the end; see [closing](/uk/closing).',
        },
      ],
    },
    {
      kind: 'example',
      heading: 'State fees until the second year',
      currency: 'GBP',
      lines: [
        {
          label: 'Incorporation, online',
          fact: 'uk-incorporation-fee',
        },
        {
          label: 'First confirmation statement',
          fact: 'uk-confirmation-statement',
        },
      ],
      total: 'To Companies House',
      result: 'An address, an accountant and a bank come on top; [tax](/uk/tax) depends on your profit.',
    },
    {
      kind: 'costs',
      heading: 'Penalties for late accounts and returns',
      rows: [
        { item: 'Accounts up to one month late', amount: '{{uk-accounts-late-1}}', payee: 'Companies House' },
        { item: 'Up to three months late', amount: '{{uk-accounts-late-3}}', payee: 'Companies House' },
        { item: 'Up to six months late', amount: '{{uk-accounts-late-6}}', payee: 'Companies House' },
        {
          item: 'Later still',
          amount: '{{uk-accounts-late-more}}',
          payee: 'Companies House',
          note: 'Twice in a row doubles the sum.',
        },
        {
          item: 'Tax return one day late',
          amount: '{{uk-return-late}}',
          payee: 'HM Revenue & Customs',
          note: 'The same again after three months.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'A first and a second year, added up',
      intro: 'A worked example with state fees alone: a company registered online that files on time.',
      columns: ['First year', 'Second year'],
      rows: [
        { label: 'Registration', cells: ['{{uk-incorporation-fee}}', 'Nothing'] },
        {
          label: 'Confirmation statement',
          cells: ['Nothing until the period has ended', '{{uk-confirmation-statement}}'],
        },
        { label: 'Identity verification on GOV.UK', cells: ['Free of charge', 'Nothing'] },
        { label: 'Tax registration', cells: ['Free of charge', 'Nothing'] },
      ],
    },
    {
      kind: 'text',
      heading: 'Accountant, address, insurance: what sets the price',
      paragraphs: [
        'No authority publishes these prices, and providers quote them by your case, so we name what moves them. Our [calculator](/calculator) adds the state fees and leaves room for the offers you collect.',
      ],
      points: [
        '**The accountant:** how many invoices, how many currencies, payroll or none, and whether VAT returns are due. A dormant company still needs two sets of accounts.',
        '**The address:** whether post is scanned the same day, whether the directors’ service address is included, and what forwarding a parcel adds.',
        '**Identity checks by an agent:** per person, needed only where the free app cannot read the passport.',
        '**Insurance:** employers’ liability is compulsory from the first employee; professional cover depends on what customers require.',
        '**Payments:** exchange margins on dirhams and euros often exceed the account’s monthly fee.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How to compare offers',
      steps: [
        {
          title: 'Separate state fees from work',
          text: 'An offer that mixes the two hides its own price. Subtract the fees above and see what remains.',
        },
        {
          title: 'Get the second year in writing',
          text: 'Packages are cheap in the first year and expensive to renew. Watch the address and the confirmation service above all.',
        },
        {
          title: 'Count the filings',
          text: 'See how many confirmation statements, accounts, tax returns and VAT returns the yearly price includes.',
        },
        {
          title: 'Read how to leave',
          text: 'Moving to another accountant should cost nothing, and your authentication code belongs to the company.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'About money',
      items: [
        {
          question: 'Is there a minimum share capital?',
          answer:
            'Not for a private company. One share of one penny is lawful; a bank still wants to know what the business lives on.',
        },
        {
          question: 'Does a dormant company cost anything?',
          answer:
            'Yes: the statement, the address and somebody to file dormant accounts. If you will not use it, close it: a company that was never used is the cheapest to close.',
        },
        {
          question: 'Are the fees deductible?',
          answer:
            'Running fees are; penalties cannot be deducted. The cost of forming the company counts as capital.',
        },
      ],
    },
  ],
  related: ['/uk/annual-filings', '/uk/company-types', '/calculator', '/europe/costs'],
};
