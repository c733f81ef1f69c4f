import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'A licence needs an address, and the number of visas depends on the size of that place. Rent the smallest space that licence, visas and bank accept, and move when the team has outgrown it.',
  blocks: [
    {
      kind: 'decision',
      heading: 'Which space do you need?',
      start: {
        question: 'Will customers visit you, or will goods be kept there?',
        answers: [
          {
            label: 'Yes',
            leadsTo: {
              question: 'How many people will work there?',
              answers: [
                {
                  label: 'Up to about a dozen',
                  leadsTo:
                    'A [cabin](/workspace/cabin-office-dubai) or a room in a [business centre](/workspace/business-center-rental).',
                },
                {
                  label: 'More, or the trade is inspected',
                  leadsTo:
                    'An office of your own: [in Dubai](/workspace/office-space-dubai) or [elsewhere in the UAE](/workspace/office-space-uae).',
                },
              ],
            },
          },
          {
            label: 'No',
            leadsTo: {
              question: 'Do you need visas?',
              answers: [
                {
                  label: 'None',
                  leadsTo:
                    'A [virtual office](/workspace/virtual-office-dubai), where the authority accepts it.',
                },
                {
                  label: 'A few',
                  leadsTo: 'A [flexi desk](/workspace/flexi-desk-dubai), where the zone ties visas to it.',
                },
                {
                  label: 'More with each year',
                  leadsTo:
                    'A [cabin](/workspace/cabin-office-dubai): its registered area [decides how many](/workspace/requirements).',
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'pages',
      heading: 'Tools and guides',
      intro: 'Begin here if you do not know yet what your licence accepts.',
      pages: ['/workspace/finder', '/workspace/guide', '/workspace/requirements'],
    },
    {
      kind: 'pages',
      heading: 'Desks and addresses',
      intro: 'For founders who work alone, travel, or keep the team abroad.',
      pages: [
        '/workspace/virtual-office-dubai',
        '/workspace/flexi-desk-dubai',
        '/workspace/cabin-office-dubai',
      ],
    },
    {
      kind: 'pages',
      heading: 'Rooms and offices',
      intro: 'For teams, for customers who visit, and for trades that are inspected.',
      pages: [
        '/workspace/business-center-rental',
        '/workspace/office-space-dubai',
        '/workspace/office-space-uae',
      ],
    },
    {
      kind: 'warning',
      heading: 'Read the lease before the price',
      paragraphs: [
        'If the authority does not register the address, you cannot use it for the licence. Get the registration, the inspections it passes and the notice period in writing first; talk about a discount after that.',
      ],
    },
  ],
  related: ['/licensing', '/visa/requirements', '/calculator', '/business-guide/costs-timelines'],
};
