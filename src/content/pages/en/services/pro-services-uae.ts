import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'PRO stands for public relations officer: the person who handles a company’s paperwork with government offices, nowadays mostly in their portals. You can do much of it yourself with UAE PASS and some patience. We do it where a missed date, a wrong form or a trip across town costs more than our fee.',
  keyFigures: [
    { label: 'To report beneficial-owner changes', fact: 'uae-ubo-change-notice' },
    { label: 'Employment visa through an agent', fact: 'employment-visa-agent-cost' },
  ],
  blocks: [
    {
      kind: 'text',
      heading: 'Tasks we take off your hands',
      paragraphs: [
        'You can order each of these separately. Together they are roughly what a small company needs in a year.',
      ],
      points: [
        '**Licence:** renewal, printing, certified copies, outside approvals, chamber membership.',
        '**Immigration:** establishment card, entry permits, change of status, residence stamping in its digital form, cancellations.',
        '**Labour:** work permits and contracts with the Ministry of Human Resources and Emiratisation, or with the zone that replaces it.',
        '**People:** appointments for the medical test and biometrics, Emirates ID, [family files](/visa/family-visa-uae).',
        '**Documents:** notary appointments, legal translation, ministry stamps, court and police certificates.',
        '**Premises:** registration of the lease, municipality and utility accounts.',
      ],
    },
    {
      kind: 'comparison',
      heading: 'Pay per task, subscribe or do it yourself',
      columns: ['Per task', 'Subscription', 'Yourself'],
      rows: [
        {
          label: 'Suits',
          cells: [
            'One or two tasks a year',
            'Staff who come and go, several permits',
            'A sole owner who is in the country',
          ],
        },
        {
          label: 'Our fee',
          cells: ['A fixed price per task', 'A fixed price a month for a named list', 'None'],
        },
        {
          label: 'Government fees',
          cells: ['At cost, with receipts', 'At cost, with receipts', 'Paid straight to the portal'],
        },
        { label: 'Who watches the dates', cells: ['You', 'We do, with a list you can see', 'You'] },
        {
          label: 'Weak point',
          cells: [
            'Every urgent task is a new order',
            'You also pay in months with no tasks',
            'One expired login stops everything',
          ],
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'A year of deadlines, counted back from the licence',
      phases: [
        {
          title: 'A quarter before expiry',
          time: 'Begin here',
          text: 'Confirm rent, start the renewal of outside approvals, look for passports that expire in the coming year.',
        },
        {
          title: 'The last weeks',
          time: 'A few working days of processing',
          text: 'Lease registered, licence paid and renewed, new copy to the bank and to the tax account.',
        },
        {
          title: 'Right after',
          time: 'Days',
          text: 'Renew the establishment card, since it depends on the licence. Without a valid card no visa moves.',
        },
        {
          title: 'Through the year',
          time: 'Each on its own day',
          text: 'Visas, Emirates IDs and insurance, person by person. They all expire at different times.',
        },
        {
          title: 'When something changes',
          time: 'Within {{uae-ubo-change-notice}} for beneficial owners',
          text: 'Owner, manager or address: registrar first, then tax, bank and permits.',
        },
      ],
    },
    {
      kind: 'decision',
      heading: 'What do you renew first?',
      start: {
        question: 'When does the licence expire?',
        answers: [
          {
            label: 'In more than a quarter',
            leadsTo: {
              question: 'Do anyone’s papers expire earlier?',
              answers: [
                {
                  label: 'Yes, a passport',
                  leadsTo: 'The passport, before that person’s visa is due.',
                },
                {
                  label: 'Yes, a visa, Emirates ID or insurance',
                  leadsTo: 'That one, on its own day.',
                },
                {
                  label: 'No',
                  leadsTo: 'Nothing yet: note the day on which the last quarter begins.',
                },
              ],
            },
          },
          {
            label: 'Within a quarter',
            leadsTo: {
              question: 'Is the lease registered for the coming year?',
              answers: [
                {
                  label: 'No',
                  leadsTo: 'The lease, because the licence waits for it.',
                },
                {
                  label: 'Yes',
                  leadsTo: 'The licence, then at once the establishment card.',
                },
              ],
            },
          },
          {
            label: 'It has expired',
            leadsTo:
              'Lease, licence and card, in this order; look up the fines before you begin. Until then your visas stand still.',
          },
        ],
      },
    },
    {
      kind: 'requirements',
      heading: 'Powers, passwords, originals: the limits of a PRO',
      items: [
        {
          title: 'Limited authority',
          text: 'A letter or power of attorney that names the tasks and the offices and has an end date. A PRO does not need general powers.',
        },
        {
          title: 'No private passwords',
          text: 'Portals allow a delegate or a company user. Keep your UAE PASS, which signs for you personally, on your own phone.',
        },
        {
          title: 'Originals against a receipt',
          text: 'Passports leave you only when an office asks for the original, and come straight back.',
        },
        {
          title: 'No access to the bank',
          text: 'These tasks never require a signature on the account. You pay government fees in advance or refund them against the official receipt.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'For comparison: an agent’s price for a visa',
      rows: [
        {
          item: 'For comparison: an employment visa through an agent',
          amount: '{{employment-visa-agent-cost}} in lists published in 2025',
          payee: 'Authorities, clinic, agent',
          note: 'Paid by the employer; the law does not allow it to be passed on to the employee.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Fees by task: government, service centre, us',
      paragraphs: [],
      points: [
        '**Government fees and knowledge or innovation charges** (the authority): as printed on the portal’s receipt; a work permit, for example, {{work-permit-range}}.',
        '**Service centre, where a counter is compulsory** (Amer, Tasheel or typing centre): its posted service charge.',
        '**Our work** (us): per task, or monthly for the list. Shown separately from official fees on every invoice.',
        '**Fines already running** (the authority): seen in the system when we open the file. After the end of a visa it is {{visa-overstay-fine}} a day. We tell you before paying. Nobody can “arrange” for them to disappear, though you can appeal some.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about PRO work',
      items: [
        {
          question: 'Does a company have to employ a PRO?',
          answer:
            'No, but many authorities want a named representative on the file; an owner or manager can usually be that person. Have the authority confirm it before you name an outside firm.',
        },
        {
          question: 'Can you speed up an approval?',
          answer:
            'We can submit a complete file on the first day, and pay for an express service where the authority offers one. After that you wait in the same queue as everyone else.',
        },
        {
          question: 'Does it work from abroad?',
          answer:
            'Yes for most renewals and filings. For fingerprints, medical tests and some notarial signatures you must be in the UAE.',
        },
      ],
    },
  ],
  related: [
    '/services/matrix',
    '/services/pricing',
    '/visa/work-visa-uae',
    '/services/company-amendments',
    '/visa/timelines',
  ],
};
