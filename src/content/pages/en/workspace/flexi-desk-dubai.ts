import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'A flexi desk is the right to use a shared desk for certain hours, with an agreement that a licensing authority accepts as your workplace. It is mainly a free zone product, and often the cheapest one that brings any visas. How many it brings, and whether the next renewal still offers it, is set by the zone and not by the seller.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Three kinds of shared desk',
      intro: 'Sellers use the names loosely. Look at what the agreement grants.',
      columns: ['Any free desk', 'Shared by hours', 'Your own desk'],
      rows: [
        {
          label: 'Common name',
          cells: ['Hot desk, coworking pass', 'Flexi desk', 'Dedicated or smart desk'],
        },
        {
          label: 'Counts for a licence',
          cells: ['As a rule no', 'In many zones', 'In more zones, sometimes on the mainland'],
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
        'The zone gives each package a number of places. The owner’s visa takes one of them, which sellers do not always say. To use the places the company also needs an establishment card, and each person a medical test, an Emirates ID and insurance; none of this is in the price of the desk.',
        'Read conditions that lie outside the desk. Some zones sell licences that carry no visa whatever desk is added, and others ask for more than a desk: Meydan, for one, wants share capital of {{meydan-investor-capital}} for an investor visa. On the mainland the count follows the registered lease, so a shared desk supports few people there or nobody.',
      ],
      points: [
        'Ask for the number on the first day, and for the number after renewal.',
        'Ask for the step up: what must be rented to get one place more?',
        'Ask for the step down: if you give the desk up, what happens to visas already issued?',
      ],
    },
    {
      kind: 'requirements',
      heading: 'Hours, rules and behaviour',
      items: [
        {
          title: 'Hours',
          text: 'A flexi desk usually grants a fixed number of hours a week or month, in office times. Unused hours seldom carry over.',
        },
        {
          title: 'Booking',
          text: 'Desk and meeting room are reserved in an app. Try it on a Tuesday morning, when everybody else does.',
        },
        {
          title: 'Guests',
          text: 'Employees above the number in the agreement are guests and pay as such, even with a visa from your company.',
        },
        {
          title: 'Company name',
          text: 'Some authorities want it displayed. Find out whether a shared board at reception will do.',
        },
        {
          title: 'Papers',
          text: 'Personnel and customer files may not lie in an open room. You need a locker or a clean digital archive.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'When the inspector comes',
      paragraphs: [
        'Inspections are ordinary: at the first licence, when visas are added, sometimes without notice. The visitor wants to see that the company is known at reception, that the agreement is in force, and that the work done fits the activity. What goes wrong is plain: nobody knows the name, the agreement expired last month, or goods for an online shop are stacked under the desk.',
        'A desk never licenses storage, manufacturing, food or treatment of patients. If your activity changes, your workspace has to change first.',
      ],
    },
    {
      kind: 'costs',
      heading: 'Beyond the price of the desk',
      rows: [
        {
          item: 'Desk agreement',
          amount: 'Yearly, by the zone’s or operator’s list; often inside a package',
          payee: 'Zone or operator',
          note: 'Find out what it costs outside the first-year offer.',
        },
        {
          item: 'Establishment card',
          amount: 'By the authority’s tariff, with its own renewal',
          payee: 'Zone or immigration',
        },
        {
          item: 'Each employment visa',
          amount: '{{employment-visa-agent-cost}} all-in, as agents published it in 2025',
          payee: 'Authorities and agent',
        },
        { item: 'Extra hours and rooms', amount: 'By the hour', payee: 'Operator' },
        {
          item: 'Change to another desk or room',
          amount: 'A fee for the amendment, plus the difference',
          payee: 'Zone',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'About desks and what they carry',
      items: [
        {
          question: 'Can two companies of mine use one desk?',
          answer:
            'Each licence needs an agreement of its own, in most zones. Putting both names on one is something only the authority can allow.',
        },
        {
          question: 'Will a bank accept the address?',
          answer:
            'Some do, and look harder at everything else: contracts, local customers, who is there. Others prefer a room. No desk comes with a promise of an account, whatever the brochure says; see [corporate bank account](/services/bank-account-opening-uae).',
        },
        {
          question: 'I am there all day. Is it still the right thing?',
          answer:
            'Then count the extra hours. A [room of your own](/workspace/cabin-office-dubai) is sometimes dearer on paper only.',
        },
        {
          question: 'Does it satisfy the tax rules on substance?',
          answer:
            'For a small service firm whose manager works here it may. For large income earned at a shared desk it looks thin, and the company has to prove that premises and people fit the activity.',
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
