import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-21',
  lead: 'The right workspace is the smallest one that your licence accepts and that holds the visas you need. Comfort comes third. The finder above follows that order: it first strikes out what the licence does not allow, then weighs people, visitors and money.',
  blocks: [
    {
      kind: 'steps',
      heading: 'Decide in this order',
      steps: [
        {
          title: 'Licence',
          text: 'Fix the activity and the authority before you look at any room. A mainland licence wants premises with a registered lease; a zone wants a desk or room of its own list; a kitchen or clinic wants an inspection first.',
        },
        {
          title: 'Visas',
          text: 'Count the people who must live here in the coming year, yourself included. Ask the authority, not the salesman, how many this unit supports, and have the answer in writing.',
        },
        {
          title: 'Visitors',
          text: 'If clients come rarely, rent a meeting room by the hour. If they come most days, a reception that knows your name is worth more than a view.',
        },
        {
          title: 'Money',
          text: 'Compare two years, not one. The first is often discounted; the renewal shows the true price.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Five kinds at a glance',
      columns: ['What you hold', 'When you outgrow it'],
      rows: [
        {
          label: 'Virtual office',
          cells: ['An address and a mailbox', 'With the first visa or the first employee'],
        },
        { label: 'Flexi desk', cells: ['Hours at a shared desk', 'When two of you come on the same day'] },
        { label: 'Cabin', cells: ['A room with a door', 'When the registered area holds no further visa'] },
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
      heading: 'Three expensive shortcuts',
      paragraphs: [
        'A desk in one free zone cannot serve a licence of another. A cheap address outside the zone saves nothing if the authority refuses it at renewal.',
        'A lease signed before the activity is approved binds you, not the authority. Put a condition into the contract: no approval, no lease, deposit back.',
        'More area than you need, taken only for future visas, is paid for every year. Most landlords and centres can add a room later.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Asked before signing',
      items: [
        {
          question: 'Can I begin with a flexi desk and change later?',
          answer:
            'In most zones yes, at the renewal or by an amendment with a fee. Ask whether visas already issued count against the new space. The [requirements](/workspace/requirements) page lists the papers.',
        },
        {
          question: 'Does a bank accept a shared desk?',
          answer:
            'Some do, for a business that plainly needs no more. Others ask for a place where someone works, with a bill and a photograph. The [bank account guide](/business-guide/bank-account-guide) tells what to bring.',
        },
        {
          question: 'May I work from my flat?',
          answer:
            'Only under a licence that says so. A few permits for single persons do; an ordinary company licence does not, and the tenancy contract usually forbids it.',
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
