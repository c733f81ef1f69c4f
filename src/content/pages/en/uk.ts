import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'You can own and run a UK limited company from abroad. Registering it online costs {{uk-incorporation-fee}}; the work is in verified identities, a real address, two tax calendars and the bank. It gives no right to live in the UK.',
  keyFigures: [
    { label: 'Registering a company online', fact: 'uk-incorporation-fee' },
    { label: 'Yearly confirmation statement', fact: 'uk-confirmation-statement' },
    { label: 'Corporation tax on small profits', fact: 'uk-ct-small-rate' },
  ],
  blocks: [
    {
      kind: 'decision',
      heading: 'Is a UK company right for you?',
      start: {
        question: 'What do you want it for?',
        answers: [
          {
            label: 'Customers or platforms in the UK',
            leadsTo: {
              question: 'Where will you run it from?',
              answers: [
                { label: 'The UK', leadsTo: 'A [limited company](/uk/company-types) is the usual form.' },
                {
                  label: 'Abroad',
                  leadsTo:
                    'It works. Arrange the [address](/uk/registered-office) first, and check where it is [taxed](/uk/tax).',
                },
              ],
            },
          },
          {
            label: 'To live in the UK',
            leadsTo: 'A company is no visa: read [immigration](/uk/immigration) first.',
          },
          {
            label: 'A bank account',
            leadsTo: 'Banks want to see business in the UK: see [bank account](/uk/bank-account).',
          },
          {
            label: 'To pay less tax',
            leadsTo: 'Your own country may tax it all the same: see [tax](/uk/tax).',
          },
        ],
      },
    },
    {
      kind: 'pages',
      heading: 'Decide and set up',
      intro: 'Which company, what it costs, and where its letters arrive.',
      pages: ['/uk/company-types', '/uk/costs', '/uk/registered-office', '/uk/bank-account'],
    },
    {
      kind: 'pages',
      heading: 'Filings, tax and directors',
      intro: 'What falls due each year, and who answers for it.',
      pages: ['/uk/annual-filings', '/uk/tax', '/uk/directors-duties'],
    },
    {
      kind: 'pages',
      heading: 'Moving to the UK, and closing',
      intro: 'A company is no visa, and an unused company should not be left to lapse.',
      pages: ['/uk/immigration', '/uk/closing'],
    },
    {
      kind: 'comparison',
      heading: 'UK, Estonia or Dubai?',
      columns: ['UK limited company', 'Estonian company', 'Dubai mainland company'],
      rows: [
        {
          label: 'To begin',
          cells: [
            '{{uk-incorporation-fee}}',
            '{{ee-company-fee}}, and {{ee-residency-fee}} for the card',
            '{{llc-dubai-year-1-dirhams}} with an agent',
          ],
        },
        {
          label: 'Tax on profit',
          cells: [
            '{{uk-ct-small-rate}} to {{uk-ct-main-rate}}',
            '{{ee-undistributed-tax-rate}} until it is paid out',
            '{{uae-ct-zero-rate}} up to {{uae-ct-threshold}}, then {{uae-ct-rate}}',
          ],
        },
        { label: 'Residence for the owner', cells: ['No', 'No', 'Yes, within the visa quota'] },
        { label: 'Accounts public', cells: ['Yes', 'Yes', 'No'] },
      ],
    },
    {
      kind: 'faq',
      heading: 'UK directors, and the account',
      items: [
        {
          question: 'Do I need a UK resident director?',
          answer:
            'No. One director who is a person is enough, from any country, once their identity is verified.',
        },
        {
          question: 'Can I register before I have a bank account?',
          answer: 'Yes, and you have to: banks open accounts for companies that exist.',
        },
      ],
    },
  ],
  related: [
    '/europe',
    '/business-guide/where-to-setup-dubai',
    '/calculator',
    '/business-guide/costs-timelines',
  ],
};
