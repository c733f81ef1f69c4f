import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'By the programme’s own figures, an Estonian company costs roughly {{ee-first-year-alone}} in the first year if you keep the books yourself, and {{ee-first-year-accountant}} with an accountant. The state fees are the smaller part, and you pay them once.',
  keyFigures: [
    { label: 'First year with an accountant', fact: 'ee-first-year-accountant' },
    { label: 'Contact person, per year', fact: 'ee-contact-person' },
    { label: 'Accounting, lowest monthly price', fact: 'ee-accounting-month' },
  ],
  blocks: [
    {
      kind: 'costs',
      heading: 'The first year in Estonia',
      rows: [
        {
          item: 'e-Residency application',
          amount: '{{ee-residency-fee}}',
          payee: 'Police and Border Guard Board',
          note: 'For each person who signs; nothing yearly, but the card expires after {{ee-card-length}} and a new one costs the fee again.',
        },
        {
          item: 'Registering the company',
          amount: '{{ee-company-fee}}',
          payee: 'Business register',
          note: 'Once, online.',
        },
        {
          item: 'Contact person',
          amount: '{{ee-contact-person}}',
          payee: 'Licensed provider',
          note: 'Each year; often with the address.',
        },
        {
          item: 'Bookkeeping',
          amount: 'From {{ee-accounting-month}} a month',
          payee: 'Accountant',
          note: 'More with VAT, payroll or many invoices.',
        },
        {
          item: 'Share capital',
          amount: 'At least {{ee-minimum-capital}}',
          payee: 'Your own company',
          note: 'The business can spend it.',
        },
      ],
    },
    {
      kind: 'example',
      heading: 'An Estonian company’s first year, added up',
      currency: 'EUR',
      lines: [
        {
          label: 'e-Residency of one founder',
          fact: 'ee-residency-fee',
        },
        {
          label: 'Registration of the company',
          fact: 'ee-company-fee',
        },
        {
          label: 'Contact person for a year',
          fact: 'ee-contact-person',
        },
        {
          label: 'Accounting for twelve months, lowest price',
          fact: 'ee-accounting-month',
          times: 12,
        },
      ],
      total: 'First year, without tax and bank',
      result: 'Add the journey to collect the card.',
    },
    {
      kind: 'comparison',
      heading: 'Worked example: one founder, two years',
      intro: 'State fees and the programme’s own price range; no travel, no VAT.',
      columns: ['First year', 'Second year'],
      rows: [
        { label: 'Card', cells: ['{{ee-residency-fee}}', 'Nothing'] },
        { label: 'Registration', cells: ['{{ee-company-fee}}', 'Nothing'] },
        { label: 'Contact person', cells: ['{{ee-contact-person}}', '{{ee-contact-person}}'] },
        {
          label: 'Bookkeeping, twelve months',
          cells: ['From {{ee-accounting-month}} each', 'From {{ee-accounting-month}} each'],
        },
        {
          label: 'Rough total by the programme',
          cells: ['{{ee-first-year-accountant}} with an accountant', 'Less: neither fee is due again'],
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'What mistakes cost',
      rows: [
        {
          item: 'Annual report missing',
          amount: '{{ee-annual-report-fine}}',
          payee: 'Business register',
          note: 'After a warning; it repeats, and deletion follows.',
        },
        {
          item: 'Private spending on the company card',
          amount: '{{ee-distribution-tax-rate}}',
          payee: 'Tax and Customs Board',
          note: 'It counts as a distribution.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Journey, account and advice: three costs of your own',
      paragraphs: [
        'Three items depend on you. Add them to the table above before you decide, since together they can exceed it.',
      ],
      points: [
        '**The journey to collect the card.** For some founders the flight costs more than the state fee. Combine it with another trip.',
        '**Payment accounts.** Tariffs differ in transfers outside the EU and in exchange rates; the monthly fee matters least.',
        '**Advice at home.** One written opinion from the country in which you live. Do not leave it out.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Reading a provider’s offer',
      steps: [
        {
          title: 'Find the licence',
          text: 'Contact persons are licensed by the Financial Intelligence Unit. Look the number up.',
        },
        {
          title: 'Count transactions',
          text: 'A “from” price covers a handful of bank lines a month. Count yours from last month, card payments included, and look up what one more costs.',
        },
        {
          title: 'Look for the annual report',
          text: 'Some include it, others charge a month or two for it.',
        },
        {
          title: 'Read the way out',
          text: 'Changing provider should be free, and the price of a liquidation named before you start; the monthly fees while it lasts come on top.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Money questions',
      items: [
        {
          question: 'Is it cheaper than the UK?',
          answer:
            'In state fees the UK is cheaper, with {{uk-incorporation-fee}} to begin. The yearly work costs much the same in both; see [UK costs](/uk/costs).',
        },
        {
          question: 'What about other EU countries?',
          answer:
            'Notary, minimum capital and compulsory chamber fees make it dearer to start in most of them. Put both years side by side before you compare, and count the notary again for every later change of owner, name or board.',
        },
        {
          question: 'Can the company pay for my e-Residency?',
          answer: 'Usually yes, once it exists, as a cost of founding. Keep the receipt in its name.',
        },
      ],
    },
  ],
  related: ['/europe/annual-filings', '/europe/company-types', '/calculator', '/uk/costs'],
};
