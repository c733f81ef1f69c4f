import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Eight guides take you from the first question to the first tax return. Read the four that help you to decide, then prepare with the other four. Each can be read on its own, and offline.',
  blocks: [
    {
      kind: 'decision',
      heading: 'Which guide do you need first?',
      start: {
        question: 'What have you decided so far?',
        answers: [
          {
            label: 'Nothing: I am still comparing countries',
            leadsTo: '[Why Dubai](/business-guide/why-dubai), and what speaks against it.',
          },
          {
            label: 'To come, but not where',
            leadsTo: {
              question: 'Will you sell to customers in the UAE?',
              answers: [
                {
                  label: 'Yes, or perhaps',
                  leadsTo: '[Where to set up](/business-guide/where-to-setup-dubai).',
                },
                { label: 'No', leadsTo: '[Compare free zones](/business-guide/free-zone-comparison).' },
              ],
            },
          },
          {
            label: 'Where, but not what it takes',
            leadsTo: {
              question: 'What worries you most?',
              answers: [
                { label: 'The money', leadsTo: '[Costs and timelines](/business-guide/costs-timelines).' },
                { label: 'The papers', leadsTo: '[Documents](/business-guide/documents-checklist).' },
                { label: 'The bank', leadsTo: '[Bank account guide](/business-guide/bank-account-guide).' },
                {
                  label: 'The tax',
                  leadsTo: '[Corporate tax basics](/business-guide/corporate-tax-basics).',
                },
              ],
            },
          },
          {
            label: 'All of it: I want to begin',
            leadsTo: '[How to start](/business-guide/how-to-start-a-business-in-dubai), step by step.',
          },
        ],
      },
    },
    {
      kind: 'pages',
      heading: 'Decide',
      intro: 'Whether to come at all, where to set up, and in which zone.',
      pages: [
        '/business-guide/how-to-start-a-business-in-dubai',
        '/business-guide/where-to-setup-dubai',
        '/business-guide/why-dubai',
        '/business-guide/free-zone-comparison',
      ],
    },
    {
      kind: 'pages',
      heading: 'Prepare',
      intro: 'Money, papers, bank and tax, before the first form is signed.',
      pages: [
        '/business-guide/costs-timelines',
        '/business-guide/documents-checklist',
        '/business-guide/bank-account-guide',
        '/business-guide/corporate-tax-basics',
      ],
    },
    {
      kind: 'steps',
      heading: 'In which order to read',
      steps: [
        {
          title: 'Is it the right place?',
          text: 'Begin with what speaks for Dubai and what does not. If the arguments against it convince you, look at the [emirates](/emirates) around it as well.',
        },
        {
          title: 'Where exactly?',
          text: 'Customers, owners, visas and money decide between mainland, a zone and offshore. If it is a zone, compare them side by side.',
        },
        {
          title: 'What will it take?',
          text: 'Put your own case into the [calculator](/calculator), and note which of the papers still have to be attested abroad: they take longest.',
        },
        {
          title: 'Bank and tax before signing',
          text: 'A company without an account cannot work. Read what banks look at before you choose activity and office, since both count there.',
        },
      ],
    },
  ],
  related: ['/calculator', '/checklist', '/process', '/faq'],
};
