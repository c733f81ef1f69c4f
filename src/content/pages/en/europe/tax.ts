import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Estonia taxes profit when it is paid out: {{ee-undistributed-tax-rate}} on profit that stays in the company, {{ee-distribution-tax-rate}} of the gross sum on profit paid out. VAT is {{ee-vat-rate}}, compulsory above {{ee-vat-threshold}} of taxable supplies in a calendar year. Your own country may tax you as well.',
  keyFigures: [
    { label: 'Tax on profit paid out', fact: 'ee-distribution-tax-rate' },
    { label: 'VAT compulsory above yearly supplies of', fact: 'ee-vat-threshold' },
    { label: 'To apply for VAT registration', fact: 'ee-vat-registration-window' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'How one profit is taxed',
      columns: ['In the company', 'When it is paid out'],
      rows: [
        {
          label: 'Estonia',
          cells: ['{{ee-undistributed-tax-rate}}', '{{ee-distribution-tax-fraction}} of the net sum'],
        },
        {
          label: 'United Kingdom',
          cells: ['{{uk-ct-small-rate}} to {{uk-ct-main-rate}}', 'Nothing withheld'],
        },
        {
          label: 'UAE',
          cells: [
            '{{uae-ct-zero-rate}} up to {{uae-ct-threshold}}, then {{uae-ct-rate}}',
            'Nothing withheld',
          ],
        },
      ],
    },
    {
      kind: 'example',
      heading: 'One profit, partly paid out',
      currency: 'EUR',
      lines: [
        {
          label: 'Profit of the year',
          given: 50_000,
        },
        {
          label: 'Tax on what stays in the company',
          rate: 'ee-undistributed-tax-rate',
          of: 20_000,
        },
        {
          label: 'Tax on the gross sum paid out',
          rate: 'ee-distribution-tax-rate',
          of: 30_000,
        },
      ],
      total: 'Tax in Estonia',
      result:
        'The owners receive what is left of the gross sum. Counted from that net sum, the tax is {{ee-distribution-tax-fraction}} of it.',
    },
    {
      kind: 'requirements',
      heading: 'What counts as paying out',
      items: [
        {
          title: 'Dividends',
          text: 'Declared by the owners from accounts that have been approved. The company pays the tax.',
        },
        {
          title: 'Costs without business purpose',
          text: 'A private trip, rent of your home, a laptop for your child: taxed like a dividend, in the month of the payment.',
        },
        {
          title: 'Gifts and entertainment',
          text: 'Advertising gifts up to {{ee-gift-limit}} each and guests up to {{ee-guest-limit}} a month, plus {{ee-guest-limit-share}} of the payroll, stay untaxed. Anything more is taxed, whatever the reason.',
        },
        {
          title: 'Loans to the owner',
          text: 'A loan that is never meant to come back is a distribution. Terms, interest and repayments must look like a bank’s.',
        },
        {
          title: 'Board fees',
          text: 'Taxed in Estonia even if the board member has never been there, as income from the office they hold.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'VAT in five steps',
      steps: [
        {
          title: 'Count',
          text: 'Add up taxable supplies from the first of January. Above {{ee-vat-threshold}}, you have {{ee-vat-registration-window}} to apply.',
        },
        {
          title: 'Or register early',
          text: 'Useful with costs that carry VAT. Show the Board that a business exists: a plan, contracts, orders.',
        },
        {
          title: 'Sell to businesses in the EU',
          text: 'Check the customer’s number, invoice without VAT, report the sale.',
        },
        {
          title: 'Sell to consumers in the EU',
          text: 'Charge the customer’s rate above the common limit, and declare it through the one-stop shop.',
        },
        { title: 'File', text: 'By {{ee-vat-return-day}}, every month, even with nothing in it.' },
      ],
    },
    {
      kind: 'text',
      heading: 'Where you live decides more than the register',
      paragraphs: [
        'A company managed from another country may be taxed by that country. If you decide alone, from a desk in Lisbon or Lahore, expect the tax office of that country to claim the company. In the UAE the company may have to register for [corporate tax](/business-guide/corporate-tax-basics), and a founder in a country with rules on foreign companies may be taxed on profit that was never paid out.',
        'The opinion that you need comes from an adviser in the country where you live. Get two answers in writing: is the company resident here, and how is its dividend taxed?',
      ],
    },
    {
      kind: 'warning',
      heading: 'Figures that are out of date',
      paragraphs: [
        'A rise of the tax on distributions was passed and then cancelled; the lower rate for regular dividends ended earlier. Pages that show either are old. So are those with a VAT below {{ee-vat-rate}}.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Tax questions',
      items: [
        {
          question: 'How do I pay myself?',
          answer:
            'By salary where the work is done, by a board fee in Estonia, or by dividend. The mix depends on your own country.',
        },
        {
          question: 'Does the UAE treaty help?',
          answer:
            'It settles which state taxes what, if you can show where you are resident and where decisions were taken.',
        },
        {
          question: 'Is payroll needed for one founder?',
          answer:
            'Only if you pay salary or board fees. Dividends alone need the declaration of the month in which they are paid.',
        },
      ],
    },
  ],
  related: ['/europe/annual-filings', '/europe/costs', '/uk/tax', '/business-guide/corporate-tax-basics'],
};
