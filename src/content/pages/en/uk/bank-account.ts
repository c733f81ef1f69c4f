import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'No UK bank must accept your company, and no agent can promise that one will. High-street banks want a director in the UK and business there; payment institutions decide in days and accept founders abroad. Plan for one of each.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Three kinds of account',
      columns: ['Suits', 'Expect', 'Watch'],
      rows: [
        {
          label: 'High-street bank',
          cells: [
            'A director resident in the UK, local customers',
            'A meeting, weeks of questions',
            'Monthly fees, slow changes of signatory',
          ],
        },
        {
          label: 'App-based bank',
          cells: [
            'Residents with a UK address',
            'An answer within days',
            'Most refuse directors who live abroad',
          ],
        },
        {
          label: 'Payment or e-money institution',
          cells: [
            'Founders abroad, several currencies',
            'An answer within days',
            'Money is safeguarded, without deposit insurance',
          ],
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'One folder for every application',
      groups: [
        {
          title: 'About the people',
          items: [
            'Passports of directors and of everyone with significant control',
            'Proof of home address, from the last three months',
            'A short CV that explains why this person runs this business',
            'Tax numbers of every country in which somebody is resident',
          ],
        },
        {
          title: 'About the business',
          items: [
            'Certificate of incorporation and articles',
            'Contracts, orders or letters from customers in the UK',
            'A website that shows what is sold and at what price',
            'Expected payments: from whom, to whom, how much, how often',
          ],
        },
        {
          title: 'About the money',
          items: [
            'Where the first deposit comes from, with statements',
            'Loan agreements or share subscriptions behind it',
            'Accounts of the parent company, if there is one',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'One story, one application at a time',
      steps: [
        {
          title: 'Make the story match',
          text: 'Activity codes, website, contracts and application must describe one business. Reviewers compare them, and a difference is the commonest reason for a refusal.',
        },
        {
          title: 'Apply to a payment institution first',
          text: 'You can then invoice while a bank takes its time. Keep what you need for the month there, and move the rest to a bank once you have one, because deposit insurance, {{uk-deposit-insurance}} for each bank, does not cover money at the institution. Keep every document that you sent, dated.',
        },
        {
          title: 'Apply to one bank at a time',
          text: 'Several applications at once leave traces that the next bank sees. Wait for the answer, or withdraw.',
        },
        {
          title: 'Use the account as you described',
          text: 'Large sums from a country that you did not name lead to a freeze within hours. Write to the bank before an unusual payment.',
        },
        {
          title: 'Review it each year',
          text: 'Send new accounts, new owners and new addresses before the bank requests them. If you answer late, you risk closure.',
        },
      ],
    },
    {
      kind: 'decision',
      heading: 'Where do you apply first?',
      start: {
        question: 'Do activity codes, website, contracts and application describe one business?',
        answers: [
          {
            label: 'No',
            leadsTo: 'Nowhere yet: make them match first.',
          },
          {
            label: 'Yes',
            leadsTo: {
              question: 'Does a director live in the UK?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo: {
                    question: 'Do you have customers there?',
                    answers: [
                      {
                        label: 'Yes',
                        leadsTo: 'At a payment institution, then at one high-street bank.',
                      },
                      {
                        label: 'No',
                        leadsTo:
                          'At a payment institution, or at an app-based bank if you have a UK address.',
                      },
                    ],
                  },
                },
                {
                  label: 'No',
                  leadsTo: {
                    question: 'Does the company need an account in the UK?',
                    answers: [
                      {
                        label: 'Yes',
                        leadsTo: 'At a payment institution, which accepts founders abroad.',
                      },
                      {
                        label: 'No',
                        leadsTo: 'At a bank in another country, in the company’s own name; that is lawful.',
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
      kind: 'text',
      heading: 'What it costs, and what moves the price',
      paragraphs: [
        'Tariffs are public and change often, so read the current one. Look at four lines: the monthly fee, the price of a transfer abroad, the margin on exchange, and the charge for cash or cheques if you take any. For a company that is paid in dirhams and spends in pounds, the exchange margin outweighs everything else. From an account abroad, allow a few days more for corporation tax, due {{uk-ct-payment-due}} after the period.',
        'An account in the UAE is another matter: banks there want the UAE licence. The [bank account guide](/business-guide/bank-account-guide) says what they want to see.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Shortcuts that end badly',
      paragraphs: [
        'Do not borrow a resident’s name as director to please a bank; the account is theirs to empty and the duty theirs to answer for. Do not run business money through a personal account: it is refused in most terms, and it mixes your debts with the company’s.',
      ],
    },
    {
      kind: 'faq',
      heading: 'After a refusal',
      items: [
        {
          question: 'Must they say why?',
          answer:
            'No, and the law often forbids it. Ask which document was weak; sometimes the answer helps.',
        },
        {
          question: 'Can I complain?',
          answer:
            'Small companies can go to the Financial Ombudsman Service about how they were treated. It does not review how much risk a bank takes.',
        },
      ],
    },
  ],
  related: [
    '/uk/registered-office',
    '/europe/bank-account',
    '/business-guide/bank-account-guide',
    '/uk/company-types',
  ],
};
