import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Every company here keeps books and registers for corporate tax, even one that owes no tax. These pages say what is due, when it is due, and how to prepare it.',
  blocks: [
    {
      kind: 'decision',
      heading: 'What is due for you now?',
      start: {
        question: 'Is the company registered for corporate tax?',
        answers: [
          {
            label: 'No',
            leadsTo:
              'Register: you have {{uae-ct-registration-window}} from incorporation. [Deadlines](/accounting/templates) counts your own days.',
          },
          {
            label: 'Yes',
            leadsTo: {
              question: 'Did you sell more than {{uae-vat-mandatory}} in the last twelve months?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo:
                    'Register for [VAT](/accounting/vat-registration-uae), then file a [return](/accounting/vat-return-filing-uae) for each period.',
                },
                {
                  label: 'No',
                  leadsTo: {
                    question: 'More than {{uae-vat-voluntary}}?',
                    answers: [
                      {
                        label: 'Yes',
                        leadsTo:
                          'You can register for [VAT](/accounting/vat-registration-uae), but you do not have to yet.',
                      },
                      {
                        label: 'No',
                        leadsTo: {
                          question: 'Who keeps the books?',
                          answers: [
                            {
                              label: 'Nobody yet',
                              leadsTo:
                                'Begin now: [bookkeeping](/accounting/bookkeeping-uae), or our [sheets](/accounting/templates).',
                            },
                            {
                              label: 'We do',
                              leadsTo: 'Check whether you need an [audit](/accounting/audit-services-uae).',
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
        ],
      },
    },
    {
      kind: 'pages',
      heading: 'Books and audit',
      intro: 'Every tax return and every answer to a bank is built on these.',
      pages: [
        '/accounting/bookkeeping-uae',
        '/accounting/audit-services-uae',
        '/accounting/cfo-as-a-service',
      ],
    },
    {
      kind: 'pages',
      heading: 'Tax',
      intro: 'Who registers, who pays, and which choices have to be made in time.',
      pages: [
        '/accounting/vat-registration-uae',
        '/accounting/vat-return-filing-uae',
        '/accounting/tax-advice-uae',
      ],
    },
    {
      kind: 'pages',
      heading: 'Duties and help',
      intro: 'Registers, duties that have ended, and forms to begin with.',
      pages: ['/accounting/ubo-aml', '/accounting/esr', '/accounting/templates', '/accounting/packages'],
    },
    {
      kind: 'steps',
      heading: 'The first year in four dates',
      steps: [
        {
          title: 'Within the window after the licence',
          text: 'Register for corporate tax: {{uae-ct-registration-window}}, counted from incorporation. The [deadline list](/accounting/templates) works out your own days.',
        },
        {
          title: 'From the first invoice',
          text: 'Write down every sale. Once they pass {{uae-vat-mandatory}} in twelve months, you must register for VAT.',
        },
        {
          title: 'At the end of the period',
          text: 'Close the books, count stock and cash, and hand the auditor what the auditor asks for.',
        },
        {
          title: 'Return and payment',
          text: 'Both fall on the same day: {{uae-ct-return-due}} after the period has ended.',
        },
      ],
    },
  ],
  related: ['/business-guide/corporate-tax-basics', '/services/pricing', '/calculator', '/faq'],
};
