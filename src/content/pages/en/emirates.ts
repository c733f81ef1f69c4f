import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-22',
  lead: 'Federal law is the same everywhere; fees, zones, rents and habits are not. These pages set out what differs from one emirate to the next, and who each suits.',
  blocks: [
    {
      kind: 'decision',
      heading: 'Which emirate fits you?',
      start: {
        question: 'What matters most?',
        answers: [
          {
            label: 'To be near customers',
            leadsTo: {
              question: 'Where are they?',
              answers: [
                { label: 'In Dubai, or all over the country', leadsTo: '[Dubai](/emirates/dubai).' },
                { label: 'In government, energy or hospitals', leadsTo: '[Abu Dhabi](/emirates/abu-dhabi).' },
              ],
            },
          },
          {
            label: 'A low cost',
            leadsTo: {
              question: 'What do you do?',
              answers: [
                {
                  label: 'I need a licence and little space',
                  leadsTo: '[Sharjah](/emirates/sharjah), with SHAMS and SPC.',
                },
                { label: 'A workshop, a small trade, an online shop', leadsTo: '[Ajman](/emirates/ajman).' },
                {
                  label: 'Industry, storage or a holding company',
                  leadsTo: '[Ras Al Khaimah](/emirates/ras-al-khaimah).',
                },
              ],
            },
          },
          {
            label: 'A court under English common law',
            leadsTo: '[Abu Dhabi](/emirates/abu-dhabi) with ADGM, or [Dubai](/emirates/dubai) with DIFC.',
          },
        ],
      },
    },
    {
      kind: 'pages',
      heading: 'The five emirates, one by one',
      intro: 'The mainland authority, the zones, the costs, and the kind of founder who does well there.',
      pages: [
        '/emirates/dubai',
        '/emirates/abu-dhabi',
        '/emirates/sharjah',
        '/emirates/ajman',
        '/emirates/ras-al-khaimah',
      ],
    },
    {
      kind: 'requirements',
      heading: 'Customers, bank, rent: three ways to decide',
      items: [
        {
          title: 'Where your customers are',
          text: 'A mainland licence of any emirate lets you sell in all of them; an office near the customer is worth more than a cheap address.',
        },
        {
          title: 'What the bank thinks',
          text: 'A well-known zone with real premises is examined faster than the cheapest one, whichever emirate it belongs to.',
        },
        {
          title: 'Rent and people',
          text: 'Outside Dubai desks, warehouses and flats cost less; specialists may not want to commute.',
        },
      ],
    },
  ],
  related: [
    '/business-guide/where-to-setup-dubai',
    '/business-guide/free-zone-comparison',
    '/workspace/office-space-uae',
    '/licensing',
  ],
};
