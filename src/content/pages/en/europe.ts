import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'There is no “European company” for a small founder: you choose one country and follow its law. Estonia is the easiest to run from afar, for {{ee-residency-fee}} per person and {{ee-company-fee}} for the company. Where you live, and where your customers are, decide whether it is the right one.',
  keyFigures: [
    { label: 'Estonia: first year with accountant', fact: 'ee-first-year-accountant' },
    { label: 'Estonian tax on profit paid out', fact: 'ee-distribution-tax-rate' },
    { label: 'Closing an Estonian company, on average', fact: 'ee-liquidation-time' },
  ],
  blocks: [
    {
      kind: 'decision',
      heading: 'Which country fits you?',
      start: {
        question: 'Do you live in the European Union?',
        answers: [
          {
            label: 'Yes',
            leadsTo:
              'Usually the country in which you live: it may [tax](/europe/tax) what you manage from there.',
          },
          {
            label: 'No',
            leadsTo: {
              question: 'Does the work need a place: stock, staff, a shop?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo: 'The country in which that place is: see [company types](/europe/company-types).',
                },
                {
                  label: 'No',
                  leadsTo: {
                    question: 'Who are the customers?',
                    answers: [
                      {
                        label: 'Businesses or people in the EU',
                        leadsTo: 'Estonia can be run from afar: see its [costs](/europe/costs).',
                      },
                      {
                        label: 'Elsewhere',
                        leadsTo:
                          'You may not need one: compare the [UK](/uk) and [Dubai](/business-guide/where-to-setup-dubai).',
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'pages',
      heading: 'Choose and set up',
      intro: 'Which country and form, what the first year costs, where letters go.',
      pages: ['/europe/company-types', '/europe/costs', '/europe/address-and-board', '/europe/bank-account'],
    },
    {
      kind: 'pages',
      heading: 'File and pay tax each year',
      intro: 'Reports and declarations, and how profit is taxed.',
      pages: ['/europe/annual-filings', '/europe/tax'],
    },
    {
      kind: 'pages',
      heading: 'Residence, and closing a company',
      intro: 'A company gives no residence. Closing takes months.',
      pages: ['/europe/immigration', '/europe/closing'],
    },
    {
      kind: 'steps',
      heading: 'Five questions before you choose a country',
      steps: [
        {
          title: 'Where are you taxed?',
          text: 'Your country of residence may tax a company that you manage from there, wherever it is registered.',
        },
        {
          title: 'Who are the customers?',
          text: 'Businesses in the EU, consumers in the EU, or customers elsewhere: different VAT rules apply to each.',
        },
        {
          title: 'Does the work need a place?',
          text: 'Stock, staff or a shop belong to the country in which they are.',
        },
        {
          title: 'Who signs?',
          text: 'Estonia signs with a digital card. Most other countries want a notary, in person or by power of attorney.',
        },
        {
          title: 'How does it end?',
          text: 'Read how long a closing takes before you open: {{ee-liquidation-time}} in Estonia.',
        },
      ],
    },
  ],
  related: ['/uk', '/business-guide/where-to-setup-dubai', '/calculator', '/business-guide/costs-timelines'],
};
