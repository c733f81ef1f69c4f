import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'A cabin is a room with a door inside someone else’s office: furnished, with shared reception and kitchen, for one to about a dozen people. It suits small teams that need privacy and visas but no fit-out. The usable area decides how comfortable it is; the registered area decides how many people you can sponsor.',
  keyFigures: [
    { label: 'Registering the lease (Ejari)', fact: 'ejari-fee' },
    { label: 'VAT, if the operator is registered', fact: 'uae-vat-rate' },
    { label: 'Employment visa through an agent', fact: 'employment-visa-agent-cost' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Which size for which team',
      intro:
        'Count people who sit there at the same time, and then people on visas. These are two different numbers.',
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
      heading: 'How many visas you get',
      paragraphs: [
        'On Dubai’s mainland the area on the Ejari certificate is the starting point. [The usual area per visa](/workspace/requirements) is a first estimate; the labour and licensing systems use their own measure, by activity and sometimes after an inspection. In free zones the zone’s table counts, either by area or by product name.',
        'So get two answers from the operator in writing: what area will be on the certificate, the cabin alone or with a share of the common space, and how many visas the last tenant of this cabin had. Then have the authority confirm it for your company.',
      ],
    },
    {
      kind: 'requirements',
      heading: 'Deposit and notice, clause by clause',
      items: [
        {
          title: 'Size of the deposit',
          text: 'Usually a number of months’ rent or a share of the yearly rent. It is your money: the contract should say where it is held, and you get a receipt.',
        },
        {
          title: 'Deductions',
          text: 'Repainting, lost access cards, a broken chair. Dated photographs from the first day settle most arguments.',
        },
        {
          title: 'Return',
          text: 'The contract should state a number of days after handover. You normally have to cancel the lease registration first.',
        },
        {
          title: 'Your notice',
          text: 'Centres want one to several months before the end. If you miss that day, many contracts renew for a full term.',
        },
        {
          title: 'Early exit',
          text: 'Look for a break clause or a replacement tenant. Without either you owe the rest, even if the company closes. A contract signed on the initial approval should end if the licence is refused, and say who pays which cost.',
        },
        {
          title: 'The operator’s notice',
          text: 'For rises in rent, for moving you, for closing the floor. Tenancy law may not protect a pure service agreement, so have it in writing.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'VAT and registration before you move in',
      rows: [
        {
          item: 'VAT',
          amount: '{{uae-vat-rate}} on rent and services of a registered operator',
          payee: 'Operator',
        },
        {
          item: 'Ejari registration',
          amount: '{{ejari-fee}}',
          payee: 'Registration service',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'First rent, deposit, agent and extras',
      paragraphs: [],
      points: [
        '**First rent** (operator): a quarter, half or whole year ahead, often by cheque. New companies have no chequebook yet: settle how you pay until the account opens.',
        '**Deposit** (operator): as in the contract.',
        '**Agent, if one introduced you** (broker): a commission agreed before the viewing, often {{broker-commission-lease}} of the first year’s rent.',
        '**Access cards, parking, telephone line** (operator): from the operator’s list.',
      ],
    },
    {
      kind: 'example',
      heading: 'A room for three, worked out',
      intro:
        'Three people share one cabin for a year. The owner already has a residence visa; the company sponsors the other two.',
      currency: 'AED',
      lines: [
        {
          label: 'Rent of the year, before VAT',
          given: 60_000,
        },
        {
          label: 'VAT on the rent',
          rate: 'uae-vat-rate',
          of: 60_000,
        },
        {
          label: 'Ejari registration',
          fact: 'ejari-fee',
        },
        {
          label: 'Visas of the two employees',
          fact: 'employment-visa-agent-cost',
          times: 2,
        },
      ],
      total: 'On top of the rent',
      result:
        'The deposit is not counted, since it should come back to you. Add the rent, then divide by the people whom the room lets you sponsor.',
    },
    {
      kind: 'documents',
      heading: 'What the operator needs from you',
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
            'No, but it can be cheaper per visa. Divide each offer by the people it can sponsor: for one person the [flexi desk](/workspace/flexi-desk-dubai) wins, above that usually the room.',
        },
        {
          question: 'Can we see customers there?',
          answer:
            'Yes, within the centre’s hours. Walk-in trade depends on the activity; a travel counter or a gold buyer needs a shopfront.',
        },
        {
          question: 'What if we outgrow it in six months?',
          answer:
            'Moving within the same centre is easiest, but you still have to amend the lease, licence and immigration file. Agree on a right to the next larger room, and look at [offices in Dubai](/workspace/office-space-dubai) in good time.',
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
