import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'To import and export through Dubai you need two things that are often confused: a trade licence whose activities cover your goods, and a customs code tied to that licence. Which licence is right depends on how many kinds of goods you handle and on whether they stay in the Emirates or pass through.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'General trading or a named group of goods',
      intro:
        'Both are commercial activities, and both may import. They differ in breadth, in price and in how easily others understand what you do.',
      columns: ['General trading', 'Named goods'],
      rows: [
        {
          label: 'What may be sold',
          cells: [
            'A wide range of unregulated goods on one line of the licence',
            'Only the goods named, such as building materials or kitchenware',
          ],
        },
        {
          label: 'Licence fee',
          cells: [
            'As a rule the dearer one; ask for both prices side by side',
            'Lower for one group; each further group adds to it',
          ],
        },
        {
          label: 'Regulated goods',
          cells: [
            'Food, medicine, chemicals and others still need their own approval',
            'The approval is asked for together with the activity',
          ],
        },
        {
          label: 'How a bank reads it',
          cells: [
            '“Everything” invites questions about suppliers and buyers',
            'A named product with a named supplier is easier to follow',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Where the goods should lie',
      paragraphs: [
        'A mainland company at the Department of Economy and Tourism may sell to any shop or household in the country, and its goods lie in an ordinary warehouse after duty has been settled. A company in a zone with its own customs gate, such as Jebel Ali, keeps goods there with duty suspended; duty falls due when they enter the local market, and not if they are shipped on.',
        'So the question is the share of re-export. If most containers leave again, a zone by the port saves money and paper. If most are sold in Deira or Abu Dhabi, the mainland is simpler. A zone without a customs gate, which sells mainly desks and visas, gives a trader little beyond a licence: the goods then lie with a third party.',
        'A Dubai zone company with an occasional mainland order can ask for a temporary permit at {{dubai-temporary-permit}} for up to {{dubai-temporary-permit-length}}, if its activity is admitted. It does not replace clearing the goods through customs.',
      ],
    },
    {
      kind: 'steps',
      heading: 'From the licence to the first container',
      steps: [
        {
          title: 'Write the list of goods',
          text: 'With tariff headings (HS codes), origin and supplier. You choose the activity from it, and find out which items are restricted.',
        },
        {
          title: 'Licence and premises',
          text: 'The licensing authority registers the company. Agents’ time studies put a mainland licence at {{mainland-licence-time}}; a zone can be quicker when no approval is needed.',
        },
        {
          title: 'Customs code',
          text: 'Apply to Dubai Customs, through the Dubai Trade portal, with the licence and the data of the manager. Without the code no declaration can be filed in the company’s name.',
        },
        {
          title: 'Product registration',
          text: 'Food, cosmetics, supplements and the like are registered with Dubai Municipality; many industrial goods need a certificate of conformity from the Ministry of Industry and Advanced Technology. Do this before the ship sails.',
        },
        {
          title: 'Declaration and release',
          text: 'A customs broker or your own trained staff files it with invoice, packing list, bill of lading and certificate of origin. Customs values the goods and may open the container.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'What a shipment costs beside the goods',
      rows: [
        {
          item: 'Customs duty',
          amount: 'A percentage of the value including freight and insurance, by tariff heading',
          payee: 'Dubai Customs',
          note: 'The common tariff of the Gulf states; a trade agreement may lower it if origin is proved.',
        },
        {
          item: 'VAT on import',
          amount: '{{uae-vat-rate}} of the value with duty',
          payee: 'Federal Tax Authority',
          note: 'A registered importer usually declares it in the return instead of paying at the gate.',
        },
        {
          item: 'Clearance',
          amount: 'The broker’s charge for each declaration',
          payee: 'Customs broker',
        },
        {
          item: 'Port and storage',
          amount: 'Handling, then daily storage after the free days in the carrier’s contract',
          payee: 'Terminal, shipping line, warehouse',
          note: 'The item that grows fastest when a paper is missing.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Two expensive misunderstandings',
      paragraphs: [
        '“General trading covers everything” is untrue. Tobacco, alcohol, medicines, weapons, telecom equipment and precious metals all have their own rules, and dual-use goods may need an export permit. The licence does not shield anybody from sanctions: check buyer, ship and destination each time.',
        'The other is that goods in a free zone are outside all taxation. Only zones on the cabinet’s list of designated zones are treated as outside the country for VAT on goods, under conditions, and services there are taxed like anywhere else. For corporate tax, the zero rate on distribution from such a zone has tests of its own; [the basics are here](/business-guide/corporate-tax-basics).',
      ],
    },
    {
      kind: 'faq',
      heading: 'What traders ask us',
      items: [
        {
          question: 'Must I register for VAT before I import?',
          answer:
            'You must once taxable supplies and imports pass {{uae-vat-mandatory}} in {{uae-vat-window}}; a trader reaches that soon. Registering early also lets you recover the VAT on the first container. See [VAT registration](/accounting/vat-registration-uae).',
        },
        {
          question: 'May I ship from China to Africa without touching Dubai?',
          answer:
            'Yes, if your licence covers the goods. No local customs entry arises, but your bank will want the bills of lading all the same, because it cannot see the goods.',
        },
        {
          question: 'Is one customs code valid in all emirates?',
          answer:
            'Codes were long issued by each emirate’s customs department, and systems are being joined at federal level. If you use ports in several emirates, ask each department before the first arrival.',
        },
        {
          question: 'Does a trading company need a warehouse from the start?',
          answer:
            'Not always. An office with storage at a logistics firm is accepted for many goods. Food, chemicals and anything inspected need a place that has been approved for them.',
        },
      ],
    },
  ],
  related: [
    '/licensing/commercial-license',
    '/licensing/logistics-license-dubai',
    '/licensing/gold-trading-license-dubai',
    '/business-guide/bank-account-guide',
    '/business-guide/free-zone-comparison',
  ],
};
