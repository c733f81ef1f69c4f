import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'The commercial licence is for buying and selling: mainly goods, but also services that depend on capital and staff. What you can do is decided by the list of activities printed on it. Choose that list with care; customs, banks and inspectors all read it. An offshore company gets no such licence: it may own the trading company and, where its registry allows, buy and sell abroad, but not here.',
  keyFigures: [
    { label: 'Mainland LLC: first year via agent', fact: 'llc-dubai-year-1' },
    { label: 'Mainland LLC: second year via agent', fact: 'llc-dubai-year-2' },
    { label: 'Foreign ownership, most mainland activities', fact: 'uae-foreign-ownership' },
  ],
  blocks: [
    {
      kind: 'text',
      heading: 'What counts as trading',
      paragraphs: [
        'The test is where the income comes from. If you earn the difference between buying and selling prices, you are trading. If you earn by organising what others own or do (renting out cars, letting property, forwarding cargo, staffing a site), most authorities treat that as commercial too. If customers pay for your own knowledge or craft, it belongs to the [professional licence](/licensing/professional-license). If you transform the material itself, it is [industrial](/licensing/industrial-license).',
      ],
      points: [
        '**Retail:** a shop, a kiosk, a pharmacy, an online store with its own stock. For the last, some authorities require an [online activity](/licensing/ecommerce-license-dubai) as well.',
        '**Wholesale and import:** buying abroad, selling to shops and businesses.',
        '**Services with equipment:** contracting, cleaning, car rental, storage, events.',
        '**Intermediaries:** brokers and commercial agents, many of them regulated. Commercial agency, the registered sole distribution of a foreign brand, has its own law.',
      ],
    },
    {
      kind: 'requirements',
      heading: 'How activities share one licence',
      intro:
        'Every activity has a code, and codes belong to groups. Each emirate or zone has its own rules for combining them.',
      items: [
        {
          title: 'Related goods together',
          text: 'Garments with shoes, or printers with computers: usually no problem. Each authority limits the number of codes or groups per licence and may charge for extra ones.',
        },
        {
          title: 'Unrelated goods apart',
          text: 'Food with chemicals, or trade with medicine, is rarely allowed. A second branch or company is then simpler, and easier for the bank to understand.',
        },
        {
          title: 'Goods with services',
          text: 'Installing what you sell may be part of the sale or a separate activity. Read the official description of the code.',
        },
        {
          title: 'General trading',
          text: 'One code for many kinds of goods. It costs more, does not lift any special approval, and makes the bank question what you really sell. The [trading licence](/licensing/trading-license-dubai) page compares both.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Extra approvals you may need',
      intro:
        'These are for Dubai; other emirates have their own offices. Until they agree, the licence is not issued or the goods are held.',
      columns: ['Who decides', 'What they check'],
      rows: [
        {
          label: 'Food and drink',
          cells: ['Dubai Municipality', 'Storage, labels, each product’s registration'],
        },
        {
          label: 'Medicines, medical devices',
          cells: ['The federal medicines regulator', 'Product registration, responsible pharmacist'],
        },
        {
          label: 'Cosmetics, supplements',
          cells: ['Dubai Municipality, federal regulator for some', 'Ingredients, claims, labels'],
        },
        {
          label: 'Telecom and radio devices',
          cells: ['TDRA, the telecom regulator', 'Type approval of each model'],
        },
        {
          label: 'Electrical goods, toys',
          cells: ['Ministry of Industry and Advanced Technology', 'Conformity certificates'],
        },
        {
          label: 'Vehicles, transport',
          cells: ['Roads and Transport Authority', 'Yard, permits, fleet'],
        },
        {
          label: 'Gold, precious stones',
          cells: ['Ministry of Economy and Tourism', 'Anti-money-laundering measures'],
        },
      ],
    },
    {
      kind: 'decision',
      heading: 'Do you need premises of your own?',
      start: {
        question: 'Will you hold stock?',
        answers: [
          {
            label: 'No, goods go from supplier to customer',
            leadsTo: 'An office may be enough for the licence.',
          },
          {
            label: 'Yes',
            leadsTo: {
              question: 'What kind of goods?',
              answers: [
                {
                  label: 'Food, chemicals or vehicles',
                  leadsTo:
                    'You nearly always need approved premises: show their plan to the regulator before you sign a lease.',
                },
                {
                  label: 'Other goods',
                  leadsTo: {
                    question: 'Do customers come to you?',
                    answers: [
                      {
                        label: 'Yes',
                        leadsTo: 'Rent a shop whose approved use is retail.',
                      },
                      {
                        label: 'No',
                        leadsTo: 'For many goods an office will do, with the stock at a logistics firm.',
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
      kind: 'steps',
      heading: 'From product list to licence',
      steps: [
        {
          title: 'Write down the goods',
          text: 'List what you will sell in the first two years and which country it comes from. Ten lines are enough.',
        },
        {
          title: 'Match the codes',
          text: 'Go through the activity search with your adviser and keep a dated copy of each description.',
        },
        {
          title: 'Clear it with the regulators',
          text: 'Do this before any lease, since they may require a warehouse, a cold room or a qualified employee.',
        },
        {
          title: 'Choose mainland or zone',
          text: 'Selling in UAE shops points to the mainland; re-export from a port points to a zone. Then name, articles, lease.',
        },
        {
          title: 'Licence, then customs code',
          text: 'You apply for the importer code once you have the licence. It only covers the goods on the licence.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'What it costs, and who receives it',
      rows: [
        {
          item: 'Dubai limited company, all in, first year',
          amount: '{{llc-dubai-year-1}}',
          payee: 'Authorities and agent',
          note: 'Agents’ lists from 2025; rent, the owner’s visa and special approvals may be extra.',
        },
        {
          item: 'The year after',
          amount: '{{llc-dubai-year-2}}',
          payee: 'Authorities and agent',
        },
        {
          item: 'VAT on sales',
          amount: '{{uae-vat-rate}}',
          payee: 'Federal Tax Authority',
          note: 'You must register above {{uae-vat-mandatory}} of taxable supplies in {{uae-vat-window}}.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Extra activities and product registration',
      paragraphs: [],
      points: [
        '**Extra activities or groups** (licensing authority): per code or group, shown on the payment voucher. Adding one later is an amendment with its own fee. Tell the bank then, because it stops payments for goods it has never heard of.',
        '**Product registration** (municipality or ministry): per product, on the regulator’s list. For a large range this can cost more than the licence.',
      ],
    },
  ],
  related: [
    '/licensing/trading-license-dubai',
    '/licensing/professional-license',
    '/licensing/ecommerce-license-dubai',
    '/services/company-amendments',
    '/accounting/vat-registration-uae',
  ],
};
