import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Who is behind this site, how we show our work, and how to reach a person.',
  blocks: [
    {
      kind: 'pages',
      heading: 'The firm',
      intro: 'People, roles, partners, and what has been reached so far.',
      pages: ['/company/about', '/company/team', '/company/milestones', '/company/partners'],
    },
    {
      kind: 'pages',
      heading: 'Our work, to be checked',
      intro: 'Reviews, cases and material for the press, with the rules that we keep to.',
      pages: ['/company/testimonials', '/company/case-studies', '/company/media'],
    },
    {
      kind: 'pages',
      heading: 'Reach us, join us',
      intro: 'By chat, telephone or e-mail, or in person in Dubai or London.',
      pages: ['/company/contact', '/company/careers'],
    },
    {
      kind: 'text',
      heading: 'What you may expect of us',
      paragraphs: [
        'A written quote before any work, a named person who answers for your case, and a clear no if a plan will not work. Figures on this site carry their source and the day on which they were checked, so you can check them.',
      ],
    },
    {
      kind: 'decision',
      heading: 'Check any adviser in three questions',
      start: {
        question: 'Is its trade licence in the authority’s register?',
        answers: [
          { label: 'No, or it does not show one', leadsTo: 'Stop here: nobody answers for the work.' },
          {
            label: 'Yes',
            leadsTo: {
              question: 'Does it promise a bank account, a visa or a date?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo: 'Be careful. A bank or an authority decides these, never an adviser.',
                },
                {
                  label: 'No',
                  leadsTo: {
                    question: 'Is the price in writing, with the authorities’ fees apart?',
                    answers: [
                      {
                        label: 'Yes',
                        leadsTo: 'Good signs. Compare it with [published prices](/services/pricing).',
                      },
                      { label: 'No', leadsTo: 'Have it written down before you pay anything.' },
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
  related: ['/process', '/services/pricing', '/faq', '/downloads/company-profile'],
};
