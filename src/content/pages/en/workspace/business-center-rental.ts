import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'A business centre rents out furnished rooms and desks by the month or year, with shared reception, internet and meeting rooms. Many licensing authorities accept such a room, but it depends on the particular centre and unit. Have the authority confirm that exact room in writing before you pay for it.',
  blocks: [
    {
      kind: 'requirements',
      heading: 'Will your licence accept it?',
      items: [
        {
          title: 'The centre is licensed for it',
          text: 'Its own trade licence must include business-centre activity. Otherwise the operator is a tenant who sublets and needs the landlord’s consent.',
        },
        {
          title: 'The unit can be registered in your name',
          text: 'In Dubai this means an Ejari certificate with your company’s name and the unit number. In a free zone you get the zone’s own agreement instead.',
        },
        {
          title: 'Your activity is allowed there',
          text: 'Consulting, trading offices and software usually pass. Food, clinics, workshops, classrooms and storage do not: they need premises approved for them.',
        },
        {
          title: 'The centre is under the right authority',
          text: 'A room in one zone does not count for a licence from another, and a free zone room does not count for a mainland licence unless the emirate allows it.',
        },
        {
          title: 'Visas are confirmed in writing',
          text: 'The authority decides how many people the unit supports. Wait until the portal shows the number; the sales desk cannot promise it.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'What the monthly rate includes',
      intro: 'Centres differ; these are the usual items and the usual surprises.',
      columns: ['Usually included', 'Usually extra'],
      rows: [
        {
          label: 'Room',
          cells: ['Desks, chairs, lockable door, cleaning', 'More chairs, repainting, your sign on the door'],
        },
        { label: 'Utilities', cells: ['Power and water', 'Cooling at night and on weekends'] },
        { label: 'Internet', cells: ['A shared line', 'A static IP address or your own line'] },
        { label: 'Reception', cells: ['Visitors and parcels', 'Calls answered in your name'] },
        { label: 'Meeting rooms', cells: ['A few hours a month', 'Extra hours, at a list price'] },
        { label: 'Parking', cells: ['Rarely', 'Per space, per month'] },
        {
          label: 'Lease registration',
          cells: ['Sometimes', 'Fee and service, renewed with every new contract'],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Term, renewal, deposit, refusal: the contract',
      paragraphs: [
        'It may be called a lease, a service agreement or a licence to occupy. The name matters less than three questions: can it be registered, can the operator move you to another room, and how does it end? If the operator can relocate you overnight, your licence may show a unit number that no longer exists.',
        'The term should match the licence. If the room expires two months before the licence, it blocks the renewal; if it runs on after you close the company, you pay for nothing.',
      ],
      points: [
        '**Renewal:** does it renew automatically, and at what rent? Check the last day to object.',
        '**Access:** at all hours or office hours, and who else has a key.',
        '**Deposit:** what is deducted at the end, and how many weeks until you get it back.',
        '**Default:** what happens to your mail and registration if the operator closes. The contract should name the head landlord.',
        '**Refusal:** do you get the rent back if the authority rejects the unit?',
      ],
    },
    {
      kind: 'decision',
      heading: 'Take this room or keep looking?',
      start: {
        question: 'Has the authority confirmed exactly this unit?',
        answers: [
          {
            label: 'No',
            leadsTo: 'Wait, and pay nothing until it does.',
          },
          {
            label: 'Yes',
            leadsTo: {
              question: 'Can the operator move you to another room?',
              answers: [
                {
                  label: 'At any time',
                  leadsTo: 'Have the clause changed, or keep looking: your licence names this unit.',
                },
                {
                  label: 'Only if you agree',
                  leadsTo: {
                    question: 'When does the contract end?',
                    answers: [
                      {
                        label: 'Before the licence',
                        leadsTo: 'Get a longer term, or you cannot renew the licence in time.',
                      },
                      {
                        label: 'With the licence',
                        leadsTo: 'Take it, if you get the rent back after a refusal.',
                      },
                      {
                        label: 'After the licence',
                        leadsTo:
                          'Have a way out written into the contract, in case you close the company first.',
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
      kind: 'costs',
      heading: 'VAT on the rent',
      rows: [
        {
          item: 'VAT on it',
          amount: '{{uae-vat-rate}}, where the operator is registered',
          payee: 'Operator',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Rent, deposit, registration and extras',
      paragraphs: [],
      points: [
        '**Rent with services** (operator): by room and term, as quoted; longer terms are cheaper and harder to leave.',
        '**Deposit** (operator): set in the contract, refundable under its conditions.',
        '**Registering the lease** (registering office or its agent): in Dubai {{ejari-fee}}.',
        '**Extras by use** (operator): from the price list; read it before signing. The last three invoices of a tenant your size, with the name removed, show what it comes to.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How to take a room, in the right order',
      steps: [
        {
          title: 'Fix the activity and the head count',
          text: 'For the coming twelve months.',
        },
        {
          title: 'Have two centres confirmed',
          text: 'By the authority, with name and unit, in writing or through its portal.',
        },
        {
          title: 'Visit at a busy hour',
          text: 'Pictures do not show noise, lifts, phone signal or the people at reception.',
        },
        {
          title: 'Reserve with a condition',
          text: 'You get the money back if the licence or lease registration is refused.',
        },
        {
          title: 'Sign, register, apply',
          text: 'In the company’s reserved name, spelt as in the initial approval.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions from people comparing centres',
      items: [
        {
          question: 'Is a business centre good enough for the bank?',
          answer:
            'Often, if the bank can find you there. A bank may call or visit. A name at the reception desk and a working landline say more than the address on its own.',
        },
        {
          question: 'Is it cheaper than an ordinary office?',
          answer:
            'Usually for small teams, because you save furniture, fit-out and utility deposits. As the team grows, compare it with [an ordinary lease](/workspace/office-space-dubai) over two years, with all costs included.',
        },
        {
          question: 'Can I share my room with a friend’s company?',
          answer:
            'Not without permission from the operator and the authority. One unit normally serves one licence, and an inspector who finds two names will report both.',
        },
      ],
    },
  ],
  related: [
    '/workspace/cabin-office-dubai',
    '/workspace/flexi-desk-dubai',
    '/workspace/requirements',
    '/workspace/finder',
  ],
};
