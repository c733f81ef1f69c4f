import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'The right workspace is the smallest one your licence accepts that also gives you the visas you need. The finder above works in that order: it first removes what the licence does not allow, then weighs people, visitors and money.',
  blocks: [
    {
      kind: 'steps',
      heading: 'Decide in this order',
      steps: [
        {
          title: 'Licence',
          text: 'Decide the activity and the authority before you look at any room. A mainland licence needs premises with a registered lease; a zone requires a desk or room from its own list; a kitchen or clinic needs an inspection first.',
        },
        {
          title: 'Visas',
          text: 'Count the people who need to live here in the coming year, including you. Get the number that this unit supports from the authority in writing.',
        },
        {
          title: 'Visitors',
          text: 'If clients come rarely, rent a meeting room by the hour. If they come most days, choose a place with a reception.',
        },
        {
          title: 'Money',
          text: 'Compare two years. The first is often discounted; the renewal shows the true price.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Five kinds at a glance',
      columns: ['What you get', 'When you outgrow it'],
      rows: [
        {
          label: 'Virtual office',
          cells: ['An address and a mailbox', 'With the first visa or the first employee'],
        },
        { label: 'Flexi desk', cells: ['Hours at a shared desk', 'When two of you come on the same day'] },
        { label: 'Cabin', cells: ['A room with a door', 'When the registered area allows no more visas'] },
        {
          label: 'Business centre',
          cells: ['Furnished rooms with service', 'When extras cost more than your own lease'],
        },
        {
          label: 'Office',
          cells: ['A lease and bare or fitted space', 'When the landlord’s term ends before your plans do'],
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Wrong zone, early lease, too much space',
      paragraphs: [
        'A desk in one free zone does not count for a licence from another. A cheap address outside the zone saves nothing if the authority rejects it at renewal.',
        'If you sign a lease before the activity is approved, you owe the rent even after a refusal. Put a condition into the contract: no approval, no lease, deposit back.',
        'If you take more space than you need just for future visas, you pay for it every year. Most landlords and centres can add a room later.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions before you sign a lease',
      items: [
        {
          question: 'Can I begin with a flexi desk and change later?',
          answer:
            'Yes, in most zones, at renewal or by an amendment with a fee. Before you move, have the zone confirm in writing whether visas already issued count against the new space. The [requirements](/workspace/requirements) page lists the documents.',
        },
        {
          question: 'Does a bank accept a shared desk?',
          answer:
            'Some do, if the business clearly needs no more. Others want a place where someone works, with a bill and a photograph. The [bank account guide](/business-guide/bank-account-guide) says what to bring.',
        },
        {
          question: 'Can I work from my flat?',
          answer:
            'Only if your licence says so. A few one-person permits do; an ordinary company licence does not, and the tenancy contract usually forbids it.',
        },
      ],
    },
  ],
  related: [
    '/workspace/requirements',
    '/workspace/guide',
    '/workspace/flexi-desk-dubai',
    '/business-guide/free-zone-comparison',
  ],
};
