import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'A company in the EU can hold its account in any member state. Estonian banks want a link to Estonia and refuse most e-residents; licensed payment institutions accept them within days. Open two, since either may close at short notice.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Four kinds of account',
      columns: ['Works when', 'Does not do'],
      rows: [
        {
          label: 'Estonian bank',
          cells: ['Customers, staff or suppliers are in Estonia', 'Accounts for strangers to the country'],
        },
        {
          label: 'Payment institution in the EEA',
          cells: ['You sell online or to businesses in the EU', 'Loans, cash, deposit insurance'],
        },
        {
          label: 'Bank where you live',
          cells: [
            'It takes foreign companies, and you are known there',
            'Euro payments as cheap as inside the EU',
          ],
        },
        {
          label: 'Account in the UAE',
          cells: ['You also hold a UAE licence', 'Serve the Estonian company by itself'],
        },
      ],
    },
    {
      kind: 'decision',
      heading: 'Who is likely to take you?',
      start: {
        question: 'Is your trade one that most exclude, such as crypto, gaming or medicines?',
        answers: [
          {
            label: 'Yes',
            leadsTo: 'Read each list before you apply: most will say no.',
          },
          {
            label: 'No',
            leadsTo: {
              question:
                'Is there a link to the EU: customers, a warehouse, a supplier or a founder who lives there?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo: {
                    question: 'Is that link in Estonia?',
                    answers: [
                      {
                        label: 'Yes',
                        leadsTo: 'An Estonian bank may take you, and usually wants to see you once.',
                      },
                      {
                        label: 'No',
                        leadsTo: 'A payment institution: it identifies you by video and answers within days.',
                      },
                    ],
                  },
                },
                {
                  label: 'No',
                  leadsTo: 'Try a bank where you live, if it takes foreign companies.',
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'documents',
      heading: 'Papers on the company, its people and its business',
      groups: [
        {
          title: 'Company',
          items: [
            'Extract from the business register, at most one month old',
            'Articles and list of owners',
            'Contract with the contact person',
            'Tax number of the company, and VAT number if any',
          ],
        },
        {
          title: 'People',
          items: [
            'Passport and e-Residency card of each board member',
            'Proof of home address',
            'Country and number of tax residence',
            'A short account of the person’s work so far',
          ],
        },
        {
          title: 'Business',
          items: [
            'Website or product that can be looked at',
            'Two contracts or invoices',
            'Expected volume by country',
            'Source of the first deposit',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Five steps to two accounts',
      steps: [
        {
          title: 'Read the list of excluded trades',
          text: 'Crypto, gaming, adult content, medicines and dual-use goods are excluded by most.',
        },
        {
          title: 'Apply in the company’s name',
          text: 'After registration, with the same description as in the register.',
        },
        {
          title: 'Answer within a day',
          text: 'Questions come by message and expire. Silence is read as a no.',
        },
        {
          title: 'Open the second one',
          text: 'Before you need it. Run a small part of the income through it.',
        },
        {
          title: 'Keep a file of proof',
          text: 'Contract and invoice for each larger payment, in one folder that you can send within the hour.',
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'What makes a reviewer say yes',
      items: [
        {
          title: 'A link to the EU',
          text: 'Customers, a warehouse, a supplier or a founder who lives there. “Because it is easy” is not a link.',
        },
        {
          title: 'One story',
          text: 'Register, website, contracts and answers describe the same business in the same words.',
        },
        {
          title: 'Known owners',
          text: 'Every person behind the company is named, down to the last holding.',
        },
        {
          title: 'Money with a known source',
          text: 'Savings, salary, a sale: each with a statement that shows it.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Four prices to compare in a tariff',
      paragraphs: [
        'Tariffs are public and change several times a year. Four things make the difference: the fee of a foreign transfer, the exchange margin, the price of extra users and cards, and what happens to a balance above a limit. Compare tariffs with last month’s payments.',
        'Share capital no longer has to be paid in before registration in the simplest form of company. Pay it in as soon as the account is open, since the report shows it.',
      ],
    },
    {
      kind: 'warning',
      heading: 'If an account is closed',
      paragraphs: [
        'Institutions end contracts with two months’ notice, and at once where they suspect something. The money is returned to an account in the company’s own name; without a second one it waits. Never offer a private account instead: that is a distribution, with {{ee-distribution-tax-rate}} of tax.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Account questions',
      items: [
        {
          question: 'Does an IBAN from another member state matter?',
          answer:
            'By law nobody in the EU may refuse it. In practice some payroll and tax systems do; insist, or use the second account.',
        },
        {
          question: 'Can I take card payments?',
          answer:
            'Yes, through a payment provider that asks the same questions again. Expect part of the first months’ money to be held back.',
        },
      ],
    },
  ],
  related: [
    '/europe/company-types',
    '/uk/bank-account',
    '/business-guide/bank-account-guide',
    '/europe/costs',
  ],
};
