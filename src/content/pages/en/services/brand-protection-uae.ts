import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Someone sells copies of your goods, uses your name or has registered it as a shop account. You can act in five ways, from a form on a marketplace to a court case. Each is good for one thing, and almost all require a registered trademark in the UAE first.',
  keyFigures: [
    { label: 'Complaint at the ministry', fact: 'trademark-complaint' },
    { label: 'Trademark application, per class', fact: 'trademark-application' },
    { label: 'Ministry’s answer to that application', fact: 'trademark-decision' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Five tools, and what each is good for',
      columns: ['Good for', 'Needs', 'What it does not give you'],
      rows: [
        {
          label: 'Takedown on a platform',
          cells: [
            'Listings, posts, shop accounts',
            'Mark, links, a sample purchase',
            'The seller’s name, or damages',
          ],
        },
        {
          label: 'Customs recordal',
          cells: [
            'Containers and parcels at the border',
            'Mark, how to tell real from copy',
            'Goods already in shops',
          ],
        },
        {
          label: 'Administrative complaint',
          cells: [
            'Shops and warehouses in one emirate: inspection, seizure, fine',
            'Mark, address, evidence that goods are there',
            'Compensation for you',
          ],
        },
        {
          label: 'Criminal complaint',
          cells: [
            'Organised copying, unsafe goods',
            'Mark, proof of intent, patience',
            'Control over the pace',
          ],
        },
        {
          label: 'Civil court',
          cells: [
            'Damages, an order to stop, or to give up a name',
            'A lawyer, expert evidence, money',
            'A fast end',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'The first days after you find a copy',
      steps: [
        {
          title: 'Do not write to the seller yet',
          text: 'A warning empties the shelves before anyone has counted the copies. Evidence first.',
        },
        {
          title: 'Record what you can see',
          text: 'Take full screenshots with date and address, the seller’s name and licence number if shown, prices, stock, and photographs of the shop front.',
        },
        {
          title: 'Buy one',
          text: 'Keep the parcel, label, invoice and payment. Open it in front of a witness or, if it may go to court, as your lawyer says.',
        },
        {
          title: 'Compare',
          text: 'One sheet: original left, copy right, differences numbered. Inspectors and customs officers use this sheet to decide.',
        },
        {
          title: 'Choose the tool',
          text: 'Online seller without an address: platform. Known warehouse: complaint and inspection. Goods still at sea: customs.',
        },
        {
          title: 'Then contact the seller',
          text: 'A letter with the certificate attached and a plain demand often ends smaller cases. Do not say what you will do next.',
        },
      ],
    },
    {
      kind: 'decision',
      heading: 'Can you act today?',
      start: {
        question: 'Are the goods genuine, only sold through another channel?',
        answers: [
          {
            label: 'Yes',
            leadsTo:
              'Then it is about your contracts and import rights; do not call the seller a counterfeiter.',
          },
          {
            label: 'No, they are copies',
            leadsTo: {
              question: 'Is your mark registered in the UAE?',
              answers: [
                {
                  label: 'No',
                  leadsTo:
                    '[File now](/services/trademark-registration-uae). In the meantime a platform may accept your registration abroad. Inspectors make an exception only for a famous mark, and you have to prove that it is one.',
                },
                {
                  label: 'Yes',
                  leadsTo: {
                    question: 'Where are the goods?',
                    answers: [
                      {
                        label: 'Online, without an address',
                        leadsTo: 'Have the platform take the listing down.',
                      },
                      {
                        label: 'In a shop or warehouse',
                        leadsTo:
                          'Complain to the economic department of that emirate, or to the ministry for {{trademark-complaint}}.',
                      },
                      {
                        label: 'On their way here',
                        leadsTo: 'Turn to customs, where the mark should be recorded.',
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
      kind: 'documents',
      heading: 'Documents to have ready before you need them',
      intro:
        'If you prepare this once, you save the days in which the goods disappear. Register the word and its Arabic form, record the mark with customs if goods cross the border, and reserve the main account names.',
      groups: [
        {
          title: 'Your rights',
          items: [
            '[Trademark certificate](/services/trademark-registration-uae) for the UAE, with classes',
            'Copyright or design papers for packaging and shapes, where there are any',
            'List of authorised sellers: distributors, licensees',
          ],
        },
        {
          title: 'Your goods',
          items: [
            'Guide for officers: labels, serials, materials, usual ports',
            'Price range and the people authorised to identify a copy',
          ],
        },
        {
          title: 'Your powers',
          items: [
            'Power of attorney for agent or lawyer, attested if it comes from abroad',
            'Arabic translation of certificate and power',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Which office acts where',
      paragraphs: [
        'Each emirate’s economic department inspects its own shops; in Dubai that is the Department of Economy and Tourism. A complaint in Dubai does not cover a warehouse in Sharjah or Ajman, so if copies move between emirates you need more than one file.',
        'Customs controls the border. Before the goods arrive, have customs confirm in writing where the mark must be recorded, with the emirate, the federal authority or both, and when to renew it. National domain names have their own dispute procedure; for others the registry’s policy applies.',
        'Trademark law also applies in free zones, though an inspection there may need the zone’s cooperation.',
        'If a former distributor has registered your name, you can have it cancelled for bad faith, before the court or the ministry depending on the ground. Collect the old contract and first invoices, and see a lawyer before you negotiate.',
      ],
    },
    {
      kind: 'costs',
      heading: 'The ministry’s fee for a complaint',
      rows: [
        {
          item: 'Complaint at the ministry',
          amount: '{{trademark-complaint}}',
          payee: 'Ministry of Economy and Tourism',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Takedown, customs, court: who charges for what',
      paragraphs: [],
      points: [
        '**Platform takedown** (our time, per batch of listings): usually no official fee. Large platforms often decide within days; new accounts follow, so track repeat offenders.',
        '**Customs recordal** (customs authority): per mark, on the customs tariff.',
        '**Administrative complaint** (economic department): per complaint, sometimes with a deposit. The complainant may have to pay first for storage and destruction of seized goods.',
        '**Court** (court, expert, lawyer): court fee by value of the claim, plus expert. Awarded costs rarely cover everything.',
        '**Watch service** (us or a monitoring firm): monthly, by number of marks and platforms.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Genuine goods from another channel are not copies',
      paragraphs: [
        'If a dealer resells your genuine product more cheaply, it is a matter of contracts and import rights. If your takedown calls them a counterfeiter, they may claim against you. Take the same care with reviews, parodies and honest mention of your name for spare parts.',
        'Only licensed advocates can act in court in the UAE. We prepare the file and introduce you to one; we do not appear in court.',
      ],
    },
  ],
  related: [
    '/services/trademark-registration-uae',
    '/licensing/ecommerce-license-dubai',
    '/licensing/trading-license-dubai',
    '/services/document-attestation',
  ],
};
