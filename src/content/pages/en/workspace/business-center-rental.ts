import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'A business centre rents furnished rooms and desks by the month or year, with reception, internet and meeting rooms shared among the tenants. Many licensing authorities accept such a room, but the acceptance belongs to the centre and the unit, not to the idea. Ask the authority about the very room before you pay for it.',
  blocks: [
    {
      kind: 'requirements',
      heading: 'Will your licence accept it?',
      items: [
        {
          title: 'The centre is licensed for it',
          text: 'Its own trade licence must name business-centre activity. Without that the operator is a tenant who sublets, and its landlord’s consent decides.',
        },
        {
          title: 'The unit can be registered in your name',
          text: 'In Dubai this means an Ejari certificate that shows your company and the unit’s number. In a free zone the zone’s own agreement takes its place.',
        },
        {
          title: 'Your activity may be carried on there',
          text: 'Consulting, trading offices and software usually pass. Food, clinics, workshops, classrooms and storage do not: they need premises approved for them.',
        },
        {
          title: 'The centre lies under the right authority',
          text: 'A room in one zone does not serve a licence from another, and a free zone room does not serve a mainland licence unless the emirate allows it.',
        },
        {
          title: 'Visas are confirmed in writing',
          text: 'How many people the unit supports is decided by the authority. The sales desk’s number is a hope until the portal shows it.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'What the monthly rate includes',
      intro: 'Centres differ; these are the usual lines and the usual surprises.',
      columns: ['Usually included', 'Usually extra'],
      rows: [
        {
          label: 'Room',
          cells: ['Desks, chairs, lockable door, cleaning', 'More chairs, repainting, your sign on the door'],
        },
        { label: 'Utilities', cells: ['Power and water', 'Cooling at night and on weekends'] },
        { label: 'Internet', cells: ['A shared line', 'A fixed address or a line of your own'] },
        { label: 'Reception', cells: ['Visitors and parcels', 'Calls answered in your name'] },
        { label: 'Meeting rooms', cells: ['A few hours a month', 'Each hour above, at a list price'] },
        { label: 'Parking', cells: ['Rarely', 'By space and month'] },
        {
          label: 'Lease registration',
          cells: ['Sometimes', 'Fee and service, renewed with every new contract'],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Reading the contract',
      paragraphs: [
        'It may be called a lease, a service agreement or a licence to occupy. The word matters less than three answers: can it be registered, can the operator move you to another room, and what ends it. A service agreement that lets the operator relocate you overnight can leave your licence with a unit number that no longer exists.',
        'The term should match the licence. A room that runs out two months before the licence stops the renewal, and one that runs on after you close the company is paid for nothing.',
      ],
      points: [
        '**Renewal:** does it renew by itself, and at which rent? Look for the day by which you must object.',
        '**Access:** all hours or office hours, and who else holds a key.',
        '**Deposit:** what is deducted at the end, and how many weeks its return takes.',
        '**Default:** what happens to your mail and registration if the operator closes. Ask who the head landlord is.',
        '**Refusal:** is the rent returned if the authority turns the unit down?',
      ],
    },
    {
      kind: 'costs',
      heading: 'Who is paid for what',
      rows: [
        {
          item: 'Rent with services',
          amount: 'By room and term, as quoted; longer terms are cheaper and harder to leave',
          payee: 'Operator',
        },
        {
          item: 'VAT on it',
          amount: '{{uae-vat-rate}}, where the operator is registered',
          payee: 'Operator',
        },
        {
          item: 'Deposit',
          amount: 'Set in the contract, refundable under its conditions',
          payee: 'Operator',
        },
        {
          item: 'Registering the lease',
          amount: 'A tariff of the registering office',
          payee: 'Registering office or its agent',
        },
        {
          item: 'Extras by use',
          amount: 'From the price list: ask for it before signing',
          payee: 'Operator',
          note: 'Request the last three invoices of a tenant of your size, with the name struck out.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Taking a room in the right order',
      steps: [
        {
          title: 'Fix the activity and the head count',
          text: 'For the coming twelve months, not for the vision.',
        },
        {
          title: 'Ask the authority about two centres',
          text: 'By name and unit, in writing or through its portal.',
        },
        {
          title: 'Visit at a busy hour',
          text: 'Noise, lifts, the telephone signal and the people at reception cannot be seen in pictures.',
        },
        {
          title: 'Reserve with a condition',
          text: 'The money comes back if licence or lease registration is refused.',
        },
        {
          title: 'Sign, register, apply',
          text: 'In the company’s reserved name, spelt as in the initial approval.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'From people comparing centres',
      items: [
        {
          question: 'Is a business centre good enough for the bank?',
          answer:
            'Often, if you can be found there. A bank may call or visit. A name at the reception desk and a working landline say more than the address on its own.',
        },
        {
          question: 'Does it pay compared with an ordinary office?',
          answer:
            'For small teams usually, because furniture, fit-out and utility deposits fall away. As the team grows, compare with [an ordinary lease](/workspace/office-space-dubai) over two years, all lines included.',
        },
        {
          question: 'May I share my room with a friend’s company?',
          answer:
            'Not without operator and authority. One unit normally serves one licence, and an inspector who finds two names will report both.',
        },
        {
          question: 'What if I only need an address?',
          answer:
            'Then read what [a virtual office](/workspace/virtual-office-dubai) can and cannot do first.',
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
