import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'To import and export through Dubai you need two things that people often confuse: a trade licence whose activities cover your goods, and a customs code tied to that licence. Which licence is right depends on how many kinds of goods you handle and on whether they stay in the Emirates or pass through.',
  keyFigures: [
    { label: 'Mainland LLC: first year via agent', fact: 'llc-dubai-year-1' },
    { label: 'Until the mainland licence', fact: 'mainland-licence-time' },
    { label: 'Customs duty on most goods', fact: 'uae-customs-duty' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'General trading or a named group of goods',
      intro:
        'Both are commercial activities, and both let you import. They differ in breadth, in price and in how easily others understand what you do.',
      columns: ['General trading', 'Named goods'],
      rows: [
        {
          label: 'What you can sell',
          cells: [
            'A wide range of unregulated goods on one line of the licence',
            'Only the goods named, such as building materials or kitchenware',
          ],
        },
        {
          label: 'Licence fee',
          cells: [
            'Usually the more expensive one; have both quoted',
            'Lower for one group; each extra group costs more',
          ],
        },
        {
          label: 'Regulated goods',
          cells: [
            'Food, medicine, chemicals and others still need their own approval',
            'You apply for the approval together with the activity',
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
      heading: 'Where to keep the goods',
      paragraphs: [
        'A mainland company can sell to any shop or household in the country and keeps its goods in an ordinary warehouse once duty is paid. A company in a zone with its own customs gate, such as Jebel Ali, keeps goods there with duty suspended; you pay duty when they enter the local market, and none if you ship them on.',
        'So it depends on how much you re-export. If most containers leave again, a zone by the port saves money and paper. If most are sold in Deira or Abu Dhabi, the mainland is simpler. A zone without a customs gate, which mainly sells desks and visas, gives a trader little beyond a licence: the goods are then stored with a third party.',
        'A Dubai zone company with an occasional mainland order can apply for a temporary permit at {{dubai-temporary-permit}} for up to {{dubai-temporary-permit-length}}, if its activity is eligible. The goods still have to clear customs.',
      ],
    },
    {
      kind: 'steps',
      heading: 'From the licence to the first container',
      steps: [
        {
          title: 'Write the list of goods',
          text: 'Include tariff headings (HS codes), origin and supplier. Use it to choose the activity and find out which items are restricted.',
        },
        {
          title: 'Licence and premises',
          text: 'The licensing authority registers the company. Agents’ time studies give {{mainland-licence-time}} for a mainland licence; a zone can be quicker if no approval is needed.',
        },
        {
          title: 'Customs code',
          text: 'Apply to Dubai Customs, through the Dubai Trade portal, with the licence and the data of the manager. Without the code you cannot file a declaration in the company’s name.',
        },
        {
          title: 'Product registration',
          text: 'Register food, cosmetics, supplements and similar goods with Dubai Municipality; many industrial goods need a certificate of conformity from the Ministry of Industry and Advanced Technology. Do this before the ship sails.',
        },
        {
          title: 'Declaration and release',
          text: 'A customs broker or your own trained staff files it with invoice, packing list, bill of lading and certificate of origin. Customs values the goods and may open the container.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'What a shipment costs on top of the goods',
      rows: [
        {
          item: 'Customs duty',
          amount: '{{uae-customs-duty}} of the value with freight and insurance, for most goods',
          payee: 'Dubai Customs',
          note: 'The common tariff of the Gulf states; a trade agreement may lower it if origin is proved.',
        },
        {
          item: 'VAT on import',
          amount: '{{uae-vat-rate}} of the value with duty',
          payee: 'Federal Tax Authority',
          note: 'A registered importer usually declares it in the return instead of paying at import.',
        },
      ],
    },
    {
      kind: 'example',
      heading: 'A first container, worked out',
      intro:
        'You sell the goods in the Emirates. Duty is counted on their value with freight and insurance, VAT on that value plus the duty.',
      currency: 'AED',
      lines: [
        {
          label: 'Goods with freight and insurance',
          given: 100_000,
        },
        {
          label: 'Customs duty',
          rate: 'uae-customs-duty',
          of: 100_000,
        },
        {
          label: 'VAT on import, on the value with duty',
          rate: 'uae-vat-rate',
          of: 105_000,
        },
      ],
      total: 'Duty and VAT on this container',
      result:
        'A VAT-registered importer declares the VAT in the return and normally recovers it there. The duty remains a cost, so put it into your price.',
    },
    {
      kind: 'text',
      heading: 'Clearance and storage: ask for a quote',
      paragraphs: [],
      points: [
        '**Clearance** (customs broker): the broker’s charge for each declaration.',
        '**Port and storage** (terminal, shipping line, warehouse): handling, then daily storage after the free days in the carrier’s contract. This grows fastest when a document is missing.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Two myths: general trading, tax in zones',
      paragraphs: [
        '“General trading covers everything” is untrue. Tobacco, alcohol, medicines, weapons, telecom equipment and precious metals all have their own rules, and dual-use goods may need an export permit. A licence does not protect you from sanctions: check buyer, ship and destination every time.',
        'The second is that goods in a free zone are free of all tax. Only zones on the cabinet’s list of designated zones count as outside the country for VAT on goods, under conditions, and services there are taxed as anywhere else. For corporate tax, the zero rate on distribution from such a zone has its own tests; [see the basics](/business-guide/corporate-tax-basics).',
      ],
    },
    {
      kind: 'faq',
      heading: 'Traders’ questions',
      items: [
        {
          question: 'Do I have to register for VAT before I import?',
          answer:
            'Only once taxable supplies and imports exceed {{uae-vat-mandatory}} in {{uae-vat-window}}, which a trader soon reaches. Registering early also lets you recover the VAT on the first container. See [VAT registration](/accounting/vat-registration-uae).',
        },
        {
          question: 'Can I ship from China to Africa without touching Dubai?',
          answer:
            'Yes, if your licence covers the goods. There is no local customs entry, but your bank will still want the bills of lading, because it cannot see the goods.',
        },
        {
          question: 'Is one customs code valid in all emirates?',
          answer:
            'Not necessarily: each emirate’s customs department used to issue its own codes, and systems are being joined at federal level. If you use ports in several emirates, have each department confirm it before the first arrival.',
        },
        {
          question: 'Does a trading company need a warehouse from the start?',
          answer:
            'Not always. For many goods an office with storage at a logistics firm is accepted. Food, chemicals and anything inspected need approved premises.',
        },
      ],
    },
  ],
  related: [
    '/licensing/commercial-license',
    '/licensing/logistics-license-dubai',
    '/licensing/fruit-trading-license-dubai',
    '/business-guide/bank-account-guide',
    '/business-guide/free-zone-comparison',
  ],
};
