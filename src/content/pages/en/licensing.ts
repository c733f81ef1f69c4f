import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'A licence says three things: where the company is based, what it may do and who answers for it. Choose the place first, then the kind of licence, then the activities. Each choice narrows the next.',
  blocks: [
    {
      kind: 'decision',
      heading: 'Which licence fits your plan?',
      start: {
        question: 'Who will pay you?',
        answers: [
          {
            label: 'People and companies in the UAE',
            leadsTo: {
              question: 'For what?',
              answers: [
                {
                  label: 'Goods',
                  leadsTo:
                    'A [mainland company](/licensing/mainland-company-dubai) with a [commercial licence](/licensing/commercial-license).',
                },
                {
                  label: 'My knowledge or skill',
                  leadsTo:
                    'A [mainland company](/licensing/mainland-company-dubai) with a [professional licence](/licensing/professional-license).',
                },
                {
                  label: 'What I manufacture',
                  leadsTo:
                    'An [industrial licence](/licensing/industrial-license), on the mainland or in a zone with land.',
                },
                {
                  label: 'Trips, tours and tickets',
                  leadsTo: 'A [tourism licence](/licensing/tourism-license).',
                },
              ],
            },
          },
          {
            label: 'Customers abroad, or companies in the same zone',
            leadsTo: 'A [free zone company](/licensing/free-zone-company-uae) is enough.',
          },
          {
            label: 'Customers of my online shop',
            leadsTo:
              'An [e-commerce licence](/licensing/ecommerce-license-dubai): where you hold your stock decides the place.',
          },
          {
            label: 'Nobody: it only holds shares or property',
            leadsTo:
              'An [offshore company](/licensing/offshore-company-uae). It gives no visas and cannot trade here.',
          },
        ],
      },
    },
    {
      kind: 'pages',
      heading: 'First the place: mainland, free zone or offshore',
      intro:
        'The place decides where you may sell, which office you need and how many visas the company can carry.',
      pages: [
        '/licensing/mainland-company-dubai',
        '/licensing/free-zone-company-uae',
        '/licensing/offshore-company-uae',
      ],
    },
    {
      kind: 'pages',
      heading: 'Then the kind of licence',
      intro:
        'The authority sorts every activity into one of these kinds. One company can have several activities of the same kind.',
      pages: [
        '/licensing/commercial-license',
        '/licensing/professional-license',
        '/licensing/industrial-license',
        '/licensing/tourism-license',
        '/licensing/ecommerce-license-dubai',
      ],
    },
    {
      kind: 'pages',
      heading: 'Or begin with your trade',
      intro:
        'Some trades need a second approval, from a ministry, a regulator or the municipality. These pages name it, and say when in the process to apply for it.',
      pages: [
        '/licensing/trading-license-dubai',
        '/licensing/fruit-trading-license-dubai',
        '/licensing/restaurant-license-dubai',
        '/licensing/real-estate-brokerage-dubai',
        '/licensing/consultancy-license-dubai',
        '/licensing/gold-trading-license-dubai',
        '/licensing/logistics-license-dubai',
        '/licensing/medical-clinic-license-dubai',
        '/licensing/it-software-license-dubai',
        '/licensing/used-car-trading-license',
      ],
    },
    {
      kind: 'faq',
      heading: 'Before you choose',
      items: [
        {
          question: 'Can I change the licence later?',
          answer:
            'Activities can be added or dropped at any time, against a fee and, for some, a new approval. Moving between mainland and a free zone is harder: since {{uae-registration-transfer}} the law allows a transfer, but its rules are partly pending; where it is not possible yet, you need a second company. See [company amendments](/services/company-amendments).',
        },
        {
          question: 'Do I need one licence for each activity?',
          answer:
            'No. Activities that belong together share a licence, up to a number that the authority sets. What does not belong together needs a second one.',
        },
      ],
    },
  ],
  related: [
    '/business-guide/where-to-setup-dubai',
    '/business-guide/free-zone-comparison',
    '/calculator',
    '/packages',
  ],
};
