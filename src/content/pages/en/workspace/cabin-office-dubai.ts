import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'A cabin is a room with a door inside somebody else’s office: furnished, with shared reception and kitchen, for one person up to about a dozen. It suits small teams that need privacy and visas but no fit-out. Its usable floor decides how comfortable it is; its registered floor decides how many people you may sponsor.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Which size for which team',
      intro: 'Count people who sit there at the same time, and then people on visas. They are two numbers.',
      columns: ['Daily life', 'Visas'],
      rows: [
        {
          label: 'One-desk cabin',
          cells: ['Calls behind a closed door, no visitors', 'The owner, perhaps one more'],
        },
        {
          label: 'Two to four desks',
          cells: ['A team that talks; meetings elsewhere', 'A handful, as the registered area allows'],
        },
        {
          label: 'Five to eight desks',
          cells: ['Own printer, a small table, real noise', 'More, if area and authority agree'],
        },
        {
          label: 'Larger rooms and suites',
          cells: ['Close to an ordinary office', 'By area; compare with a direct lease'],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'How the number of visas is found',
      paragraphs: [
        'On Dubai’s mainland the area on the Ejari certificate is the starting point. Rules of thumb about square metres per person are passed around on every website; the labour and licensing systems apply their own, by activity and sometimes after an inspection. In free zones the zone’s table counts, either by area or by product name.',
        'So ask the operator two things: which area will stand on the certificate, the cabin alone or with a share of the common space, and how many visas the last tenant of this very cabin held. Then have the authority confirm it for your company.',
      ],
    },
    {
      kind: 'requirements',
      heading: 'Deposit and notice, clause by clause',
      items: [
        {
          title: 'Size of the deposit',
          text: 'Usually expressed in months of rent or as a share of the year. It is your money: ask where it is held and which receipt you get.',
        },
        {
          title: 'Deductions',
          text: 'Repainting, lost access cards, a broken chair. A dated set of photographs on the first day settles most arguments.',
        },
        {
          title: 'Return',
          text: 'The contract should name a number of days after handover, and not “after final accounts”. Cancelling the lease registration is normally a condition.',
        },
        {
          title: 'Your notice',
          text: 'Centres ask for one to several months before the end. Miss the day, and many contracts renew for a whole term.',
        },
        {
          title: 'Early exit',
          text: 'Look for a break clause or a replacement tenant. Without either you owe the rest, even if the company closes.',
        },
        {
          title: 'Their notice',
          text: 'For rises in rent, for moving you, for closing the floor. The tenancy law’s protection may not reach a pure service agreement, so it has to be written down.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'What you pay before the first day',
      rows: [
        {
          item: 'First rent',
          amount: 'A quarter, half or whole year ahead, often by cheque',
          payee: 'Operator',
          note: 'New companies have no chequebook yet: settle how you pay until the account opens.',
        },
        { item: 'Deposit', amount: 'As in the contract', payee: 'Operator' },
        {
          item: 'VAT',
          amount: '{{uae-vat-rate}} on rent and services of a registered operator',
          payee: 'Operator',
        },
        {
          item: 'Ejari registration',
          amount: 'Tariff of the Dubai Land Department, plus a typing centre’s fee',
          payee: 'Registration service',
        },
        {
          item: 'Agent, if one introduced you',
          amount: 'A commission that must be agreed before viewing',
          payee: 'Broker',
        },
        {
          item: 'Access cards, parking, telephone line',
          amount: 'From the operator’s list',
          payee: 'Operator',
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'What the operator will ask you for',
      groups: [
        {
          title: 'While the company is being formed',
          items: [
            'Initial approval or name reservation',
            'Passport of the future manager, with visa page if resident',
            'Description of the activity, because the head lease may exclude some',
          ],
        },
        {
          title: 'When the licence is out',
          items: [
            'Trade licence and memorandum, for the final registration',
            'Signature of the manager or a power of attorney',
            'Payment from the company’s own account, or an explanation why not',
          ],
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Before moving in',
      items: [
        {
          question: 'Is a cabin cheaper than a flexi desk?',
          answer:
            'No, but it may be cheaper per visa. Divide each offer by the people it can sponsor; the [flexi desk](/workspace/flexi-desk-dubai) wins below two, the room usually above.',
        },
        {
          question: 'Can we see customers there?',
          answer:
            'Yes, within the centre’s hours. Whether walk-in trade is allowed depends on the activity; a travel counter or a gold buyer needs a shopfront.',
        },
        {
          question: 'May I register before I have a company?',
          answer:
            'Commonly on the strength of the initial approval, with the final papers later. Put into the contract that a refused licence ends it and who bears which cost.',
        },
        {
          question: 'What if we outgrow it in six months?',
          answer:
            'Moving within the same centre is the mildest case, yet lease, licence and immigration file are amended all the same. Agree on a right to the next larger room, and look at [offices in Dubai](/workspace/office-space-dubai) in good time.',
        },
      ],
    },
  ],
  related: [
    '/workspace/business-center-rental',
    '/workspace/flexi-desk-dubai',
    '/workspace/office-space-dubai',
    '/workspace/requirements',
  ],
};
