import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'A flexi desk is the right to use a shared desk for certain hours, with an agreement that a licensing authority accepts as your workplace. It is mainly a free zone product, and often the cheapest one that comes with visas. The zone, not the seller, decides how many visas it includes and whether the next renewal still offers it.',
  keyFigures: [
    { label: 'Share capital, Meydan investor visa', fact: 'meydan-investor-capital' },
    { label: 'Employment visa through an agent', fact: 'employment-visa-agent-cost' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Three kinds of shared desk',
      intro: 'Sellers use the names loosely. Check what the agreement gives you.',
      columns: ['Any free desk', 'Shared by hours', 'Your own desk'],
      rows: [
        {
          label: 'Common name',
          cells: ['Hot desk, coworking pass', 'Flexi desk', 'Dedicated or smart desk'],
        },
        {
          label: 'Counts for a licence',
          cells: ['Usually not', 'In many zones', 'In more zones, sometimes on the mainland'],
        },
        { label: 'Visas', cells: ['None', 'None to a few, by package', 'A few, by package'] },
        { label: 'Storage', cells: ['Your bag', 'Perhaps a locker', 'A drawer that locks'] },
        {
          label: 'Good for',
          cells: ['Working between meetings', 'Founders who are rarely there', 'One person, every day'],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'How visas come with a desk',
      paragraphs: [
        'The zone gives each package a number of visa places. The owner’s visa takes one of them, which sellers do not always say. To use the places the company also needs an establishment card, and each person a medical test, an Emirates ID and insurance; none of this is in the price of the desk.',
        'Check the conditions beyond the desk. Some zones sell licences with no visas, whichever desk you add; others require more than a desk: Meydan, for example, requires share capital of {{meydan-investor-capital}} for an investor visa. On the mainland the number depends on the registered lease, so a shared desk supports few people there or none. Get three answers from the zone in writing before you pay.',
      ],
      points: [
        '**The number:** how many places there are on the first day, and how many after renewal.',
        '**Moving up:** what you must rent to get one more place.',
        '**Moving down:** what happens to visas already issued if you give up the desk.',
      ],
    },
    {
      kind: 'decision',
      heading: 'Is there a place for the next visa?',
      start: {
        question: 'Does your licence come with visas?',
        answers: [
          {
            label: 'No',
            leadsTo: 'No, and another desk will not change it: you need another licence or package.',
          },
          {
            label: 'Yes',
            leadsTo: {
              question: 'Whose visa is it?',
              answers: [
                {
                  label: 'The owner’s',
                  leadsTo:
                    'It takes one place of the package. At Meydan the company also needs share capital of {{meydan-investor-capital}}.',
                },
                {
                  label: 'An employee’s',
                  leadsTo: {
                    question: 'Is a place left after the owner’s visa?',
                    answers: [
                      {
                        label: 'Yes',
                        leadsTo:
                          'Yes: get the establishment card, then apply. Agents charge {{employment-visa-agent-cost}} for everything.',
                      },
                      {
                        label: 'No',
                        leadsTo:
                          'Not yet: before you hire, get the price of one more place from the zone in writing.',
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
      kind: 'requirements',
      heading: 'Hours, rules and conduct',
      items: [
        {
          title: 'Hours',
          text: 'A flexi desk usually grants a fixed number of hours a week or month, in office times. Unused hours rarely carry over. If you are there all day, add up the extra hours: a [room of your own](/workspace/cabin-office-dubai) may only look more expensive.',
        },
        {
          title: 'Booking',
          text: 'You book the desk and meeting room in an app. Try it on a Tuesday morning, when everybody else does.',
        },
        {
          title: 'Guests',
          text: 'Employees above the number in the agreement count as paying guests, even with a visa from your company.',
        },
        {
          title: 'Company name',
          text: 'Some authorities want it displayed. Find out whether a shared board at reception is enough.',
        },
        {
          title: 'Papers',
          text: 'Do not leave personnel and customer files in an open room. You need a locker or a clean digital archive.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Inspections: what they check at your desk',
      paragraphs: [
        'Inspections are normal: at the first licence, when you add visas, sometimes without notice. The inspector checks that reception knows the company, that the agreement is valid, and that the work fits the activity. The usual problems are simple: nobody knows the name, the agreement expired last month, or goods for an online shop are stacked under the desk.',
        'A desk licence never covers storage, manufacturing, food or treating patients. If your activity changes, your workspace has to change first.',
      ],
    },
    {
      kind: 'costs',
      heading: 'An employee’s visa through an agent',
      rows: [
        {
          item: 'Each employment visa',
          amount: '{{employment-visa-agent-cost}} all-in, according to agents’ 2025 price lists',
          payee: 'Authorities and agent',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Desk, extra hours, rooms: ask for a quote',
      paragraphs: [],
      points: [
        '**Desk agreement** (zone or operator): yearly, on the zone’s or operator’s list; often part of a package. Find out what it costs after the first-year offer.',
        '**Establishment card** (zone or immigration): by the authority’s tariff, with its own renewal.',
        '**Extra hours and rooms** (operator): by the hour.',
        '**Change to another desk or room** (zone): a fee for the amendment, plus the difference.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about flexi desks',
      items: [
        {
          question: 'Can two companies of mine use one desk?',
          answer:
            'Usually not: in most zones each licence needs its own agreement. Only the authority can allow two names on one.',
        },
        {
          question: 'Will a bank accept the address?',
          answer:
            'Some do, and look harder at everything else: contracts, local customers, who is there. Others prefer a room. No desk guarantees an account, whatever the brochure says; see [corporate bank account](/services/bank-account-opening-uae).',
        },
        {
          question: 'Does it satisfy the tax rules on substance?',
          answer:
            'It may, for a small service firm whose manager works here. For large income earned at a shared desk it looks thin, and the company has to prove that premises and people fit the activity.',
        },
      ],
    },
  ],
  related: [
    '/workspace/cabin-office-dubai',
    '/workspace/virtual-office-dubai',
    '/workspace/guide',
    '/licensing/free-zone-company-uae',
    '/packages/meydan',
  ],
};
