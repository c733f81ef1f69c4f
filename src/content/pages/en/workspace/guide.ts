import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Licence, workspace and visas form a chain: the activity decides what kind of place you need, the place limits how many people you may sponsor, and both renew together. Most founders overpay because they rent for a team they hope for. Work through the chain in order and rent for the people of the coming year.',
  blocks: [
    {
      kind: 'steps',
      heading: 'The chain, link by link',
      steps: [
        {
          title: 'Activity',
          text: 'By its exact name on the authority’s list. It tells you whether a desk is enough or whether a kitchen, clinic, workshop or warehouse must be approved.',
        },
        {
          title: 'Jurisdiction',
          text: 'Mainland needs a registered lease. A free zone leases or assigns its own space. Offshore needs none and gives no visas.',
        },
        {
          title: 'Head count',
          text: 'Who must live in the UAE through this company within twelve months? Owner, manager, employees; the family is sponsored by a person and takes no place.',
        },
        {
          title: 'Workspace',
          text: 'The smallest form that the authority accepts for that activity and those people.',
        },
        {
          title: 'Lease, licence, card, visas',
          text: 'In this order at the start and again at each renewal. Whatever expires first holds up the rest.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Five forms of workspace at a glance',
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
          cells: ['Walls, meters, duties', 'By area', 'End of lease, reinstatement'],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'How to rent no more than you need',
      items: [
        {
          title: 'Separate desks from visas',
          text: 'Three people who travel need three visas and one desk. Three who live in the UAE on family or golden visas may work for you with a permit and, depending on the authority, take up less of your quota. Ask.',
        },
        {
          title: 'Price the next place, not the average',
          text: 'The leap from a desk to a room for one more person is the real cost of that person’s visa.',
        },
        {
          title: 'Let meetings go elsewhere',
          text: 'A meeting room ten hours a month is cheaper by the hour than by the square metre.',
        },
        {
          title: 'Keep stock out of the office',
          text: 'A fulfilment company with its own licence stores goods for you, as long as your authority accepts this for your activity.',
        },
        {
          title: 'Negotiate the exit',
          text: 'A break after the first year is worth more to a young firm than a lower rent.',
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'When each piece is needed',
      intro: 'For a mainland company; in a free zone place and licence usually come in one step.',
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
          text: 'Establishment card, then the owner, then employees, as far as the places reach.',
        },
        {
          title: 'Bank',
          time: '{{bank-account-time}}',
          text: 'The lease is part of the file. Rent paid for months before the account works belongs in the budget.',
        },
        {
          title: 'Renewal',
          time: 'Start three months ahead',
          text: 'Count again: people, hours, square metres. Reduce before the notice day in the lease, not after.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'An example: four people, one too large an office',
      paragraphs: [
        'A software firm with two founders and two developers is offered a fitted office for eight, “to grow into”. The founders need visas; one developer lives in Dubai as a spouse, the other works from Cairo. That makes two visas for certain, a third place perhaps, and two desks on most days.',
        'A two-desk cabin with a right to the next larger room does the same for a fraction of the floor. The eight-seat office would have cost the same rent every month whether the eight came or not, plus deposits and furniture. What decides is not thrift, but the clause on moving up: without it the small room is a wager too.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Advice to distrust',
      paragraphs: [
        '“Take the bigger one, visas are unlimited.” They are counted, and the count is checked. “You can work from home on any licence.” Only some licences provide for it. “The address is a formality.” A bank, an inspector and a tax office may each want to stand in it.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Before you start looking',
      items: [
        {
          question: 'Which comes first, licence or lease?',
          answer:
            'Initial approval, then lease, then licence on the mainland. [What your licence requires](/workspace/requirements) lists the exceptions by activity.',
        },
        {
          question: 'I have no plan for staff. What is the least I need?',
          answer:
            'A free zone package with a shared desk, or without one if you need no visa. Set the second year beside the first before choosing.',
        },
        {
          question: 'What does a visa cost beside the office?',
          answer:
            'Agents’ lists of 2025 gave {{employment-visa-agent-cost}} for an employment visa, all in. Renewal has a price of its own, which you should ask for.',
        },
        {
          question: 'Can you narrow it down for me?',
          answer:
            'The [workspace finder](/workspace/finder) asks five questions and names the forms that fit. For a particular unit, the authority has the last word.',
        },
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
