import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Licence, workspace and visas are linked: the activity decides what kind of place you need, the place limits how many people you can sponsor, and both renew together. Most founders overpay because they rent for a team they hope for. Follow the steps in order and rent for the people you need this year.',
  keyFigures: [
    { label: 'Mainland office area per visa', fact: 'office-area-per-visa' },
    { label: 'Until the mainland licence', fact: 'mainland-licence-time' },
    { label: 'Employment visa through an agent', fact: 'employment-visa-agent-cost' },
  ],
  blocks: [
    {
      kind: 'steps',
      heading: 'The chain, link by link',
      steps: [
        {
          title: 'Activity',
          text: 'Use its exact name on the authority’s list. It tells you whether a desk is enough or whether you need an approved kitchen, clinic, workshop or warehouse.',
        },
        {
          title: 'Jurisdiction',
          text: 'Mainland needs a registered lease. A free zone leases or assigns its own space. Offshore needs none and gives no visas.',
        },
        {
          title: 'Head count',
          text: 'Who must live in the UAE through this company within twelve months? Count the owner, manager and employees; family is sponsored by a person and takes no place.',
        },
        {
          title: 'Workspace',
          text: 'The smallest type that the authority accepts for that activity and those people.',
        },
        {
          title: 'Lease, licence, card, visas',
          text: 'In this order at the start and again at each renewal. Whatever expires first holds up the rest.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Five types of workspace at a glance',
      intro:
        'The [workspace finder](/workspace/finder) shows the types that fit after five questions. For a particular unit, the authority decides.',
      columns: ['You get', 'Visas', 'Leaving it'],
      rows: [
        { label: 'Virtual office', cells: ['Address, post', 'Rarely any', 'Easy'] },
        { label: 'Flexi desk', cells: ['Shared desk by hours', 'None to a few', 'At renewal'] },
        { label: 'Cabin', cells: ['A furnished room', 'A few, by area', 'Notice as agreed'] },
        {
          label: 'Business centre suite',
          cells: ['Several rooms, shared services', 'By area', 'Notice as agreed'],
        },
        {
          label: 'Own office or unit',
          cells: ['Walls, meters and responsibilities', 'By area', 'End of lease, reinstatement'],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'How to rent no more than you need',
      items: [
        {
          title: 'Count desks and visas separately',
          text: 'Three people who travel need three visas and one desk. Three people who live in the UAE on family or golden visas may work for you with a permit and, depending on the authority, use less of your quota; get its answer in writing.',
        },
        {
          title: 'Price the next person',
          text: 'The leap from a desk to a room for one more person is the real cost of that person’s visa.',
        },
        {
          title: 'Hold meetings elsewhere',
          text: 'Ten hours a month in a meeting room cost less by the hour than by the square metre.',
        },
        {
          title: 'Keep stock out of the office',
          text: 'A licensed fulfilment company can store goods for you, if your authority accepts this for your activity.',
        },
        {
          title: 'Negotiate the exit',
          text: 'For a young firm, a break after the first year is worth more than a lower rent.',
        },
        {
          title: 'Without staff, take the least',
          text: 'A free zone package with a shared desk, or without one if you need no visa. Compare the second year with the first before you choose.',
        },
      ],
    },
    {
      kind: 'decision',
      heading: 'A visa place, a desk, both or neither?',
      intro: 'Go through it for each person and the coming year.',
      start: {
        question: 'Where does this person live?',
        answers: [
          {
            label: 'Abroad, and works from there',
            leadsTo: 'Neither.',
          },
          {
            label: 'In the UAE, as family that does not work for you',
            leadsTo: 'Neither: their relative is the sponsor.',
          },
          {
            label: 'In the UAE, on a family or golden visa, and works for you',
            leadsTo:
              'A permit, and a desk if the work is done in the office. Have the authority confirm how much of your quota it takes.',
          },
          {
            label: 'In the UAE, through your company',
            leadsTo: {
              question: 'Does this person sit in the office most days?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo: 'Both.',
                },
                {
                  label: 'No, mostly on the road',
                  leadsTo: 'A visa place; several such people can share one desk.',
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'timeline',
      heading: 'When each piece is needed',
      intro:
        'This is for a mainland company; in a free zone the place and the licence usually come in one step. [What your licence requires](/workspace/requirements) lists the exceptions by activity.',
      phases: [
        {
          title: 'Before initial approval',
          time: 'While the activity is checked',
          text: 'Shortlist two places and have both confirmed. Sign nothing without a clause for refusal.',
        },
        {
          title: 'Approval to licence',
          time: '{{mainland-licence-time}} for the whole licence',
          text: 'Lease signed and registered; other authorities inspect if the activity requires it.',
        },
        {
          title: 'Card and visas',
          time: 'After the licence',
          text: 'Establishment card, then the owner, then employees, as far as the quota allows.',
        },
        {
          title: 'Bank',
          time: '{{bank-account-time}}',
          text: 'The lease is part of the file. Budget for the rent you pay before the account works.',
        },
        {
          title: 'Renewal',
          time: 'Start three months ahead',
          text: 'Count again: people, hours, square metres. Reduce before the notice day in the lease.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Example: four people and an office that is too big',
      paragraphs: [
        'A software firm with two founders and two developers is offered a fitted office for eight, “to grow into”. The founders need visas; one developer lives in Dubai as a spouse, the other works from Cairo. That makes two visas for certain, a third place perhaps, and two desks on most days.',
        'A two-desk cabin with a right to the next larger room does the same in a fraction of the space. The eight-seat office would cost the same rent every month whether eight people came or not, plus deposits and furniture. The clause on moving up decides it: without that, the small room is a gamble too.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Three wrong claims about workspace',
      paragraphs: [
        '“Take the bigger one, visas are unlimited.” They are limited, and the number is checked. “You can work from home on any licence.” Only some licences allow it. “The address is a formality.” A bank, an inspector and a tax office may each want to visit it.',
      ],
    },
  ],
  related: [
    '/workspace/finder',
    '/workspace/requirements',
    '/workspace/flexi-desk-dubai',
    '/workspace/cabin-office-dubai',
    '/business-guide/costs-timelines',
  ],
};
