import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'If you turn material into a product, you need an industrial licence, whether you run a furniture workshop or a bottling line. Site, power, environment and fire safety decide when you can deliver. The customs exemption that makes many factories profitable is a separate application. An offshore company cannot run a factory here; it can own the company that does, or its patents and brand.',
  keyFigures: [
    { label: 'RAKEZ licence alone, lowest price', fact: 'rakez-licence' },
    { label: 'Duty on most goods, without exemption', fact: 'uae-customs-duty' },
    { label: 'Foreign ownership, most mainland activities', fact: 'uae-foreign-ownership' },
  ],
  blocks: [
    {
      kind: 'text',
      heading: 'Does your business count as industry?',
      paragraphs: [
        'Making, assembling, mixing, filling, recycling: if what goes out is a different product from what came in, assume yes. Repacking and labelling are borderline, and so is a bakery behind a shop. The authority decides by the code, and the code decides the site, so settle this first.',
        'Light workshops with hand tools are sometimes licensed as a craft under the [professional licence](/licensing/professional-license), with fewer approvals. Ask the authority before you plan a factory.',
      ],
    },
    {
      kind: 'comparison',
      heading: 'Where you can set up a factory',
      columns: ['Mainland industrial area', 'Industrial free zone'],
      rows: [
        {
          label: 'Licensed by',
          cells: [
            'The emirate’s economic department, with the federal industry ministry',
            'The zone’s authority',
          ],
        },
        {
          label: 'Sells in the UAE',
          cells: ['Directly', 'As an import: documents, and duty unless exempt'],
        },
        {
          label: 'Machines and raw material',
          cells: ['Duty, or exemption on application', 'Enter the zone without duty'],
        },
        {
          label: 'Exports',
          cells: [
            'National origin for Gulf and trade-agreement customers, if the rules are met',
            'Port close by; check how the buyer’s country treats zone goods',
          ],
        },
        {
          label: 'Ownership',
          cells: ['Up to {{uae-foreign-ownership}} for most codes', 'Full'],
        },
        {
          label: 'Buildings',
          cells: ['Rent a shed, or lease land and build', 'Ready units, or land on a long lease'],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'Approvals you need',
      items: [
        {
          title: 'Industry',
          text: 'On the mainland you need the production licence of the Ministry of Industry and Advanced Technology. It covers products, capacity, machines, investment and number of workers, proved with invoices.',
        },
        {
          title: 'Environment',
          text: 'The municipality or the zone’s environmental office checks emissions, noise, waste water and hazardous stores. Heavier processes need an impact study by a registered consultant.',
        },
        {
          title: 'Fire and life safety',
          text: 'Civil Defence approves the drawings, then the finished building: exits, alarms, sprinklers, storage heights, the gas system.',
        },
        {
          title: 'Building and power',
          text: 'You need permits for any structural change, and a confirmed load from the utility. Get the load in writing before you order machines.',
        },
        {
          title: 'Product and people',
          text: 'Food, cosmetics, medicines and chemicals have product regulators. Workers’ housing, transport and health cards are inspected too.',
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'Company, site, building, machines: how long each takes',
      intro:
        'No authority promises a total time. It depends on your process, and each correction means a new wait.',
      phases: [
        {
          title: 'Company, name, initial approval',
          time: 'Days to a few weeks',
          text: 'As for any company; slower if the shareholder is a foreign firm whose papers need attestation.',
        },
        {
          title: 'Site and environmental clearance',
          time: 'Weeks; months with an impact study',
          text: 'This is the biggest unknown. Make the lease conditional on it.',
        },
        {
          title: 'Drawings, building permit, fit-out',
          time: 'Months',
          text: 'Civil Defence checks twice, on paper and on site. Electrical upgrades have their own timetable.',
        },
        {
          title: 'Machines installed, inspection, production licence',
          time: 'Weeks after installation',
          text: 'The industry ministry wants to see the line. A provisional approval earlier on lets you import machines.',
        },
        {
          title: 'Customs exemption',
          time: 'After the licence, by list of goods',
          text: 'You apply by tariff code and quantity, and renew it. Goods that arrive before approval are charged duty or have to wait.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What the customs exemption covers',
      paragraphs: [
        'Gulf customs law allows duty relief for industrial inputs. It is not automatic. The factory lists its machines, spare parts, raw and packaging materials, with codes and yearly quantities that match the licensed capacity; the ministry approves; customs clears against the list.',
      ],
      points: [
        'Material you sell on unprocessed is not covered, and misuse costs more than the duty.',
        'VAT is a separate tax: once registered, you account for import VAT at {{uae-vat-rate}} in the return.',
        'Keep a stock ledger from the first container: what came in exempt, what went into which product, what was scrapped.',
      ],
    },
    {
      kind: 'example',
      heading: 'A first year without the exemption',
      intro:
        'The factory imports before its list is approved. Duty is counted on the value with freight and insurance.',
      currency: 'AED',
      lines: [
        {
          label: 'Machines, with freight and insurance',
          given: 400_000,
        },
        {
          label: 'Raw material of the year, valued the same way',
          given: 600_000,
        },
        {
          label: 'Duty on the machines',
          rate: 'uae-customs-duty',
          of: 400_000,
        },
        {
          label: 'Duty on the raw material',
          rate: 'uae-customs-duty',
          of: 600_000,
        },
      ],
      total: 'Customs duty of the year',
      result:
        'An approved list removes this sum for the goods and quantities on it. Keep the sum in your plan until the approval is there.',
    },
    {
      kind: 'costs',
      heading: 'Licence and corporate tax',
      rows: [
        {
          item: 'Company and licence',
          amount: 'RAKEZ licences from {{rakez-licence}}; mainland by activity and rent',
          payee: 'Authority or zone',
          note: 'Licence alone; a factory also needs land or a unit.',
        },
        {
          item: 'Corporate tax',
          amount: '{{uae-ct-rate}} above {{uae-ct-threshold}}',
          payee: 'Federal Tax Authority',
          note: 'Manufacturing in a free zone can count as a qualifying activity; conditions apply.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Land, consultants and power',
      paragraphs: [],
      points: [
        '**Land or shed** (zone or landlord): set by zone or landlord, per square metre and year. Service charge, deposit and rent-free months belong in the offer.',
        '**Consultants for environment and fire** (registered consultants): by size and process; get three offers.',
        '**Power connection** (utility): by load. Missing from most business plans.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Machine first, wrong building, exempt duty',
      paragraphs: [
        '**Buying the machine first.** Its load, height and emissions decide which building you need. Make delivery conditional on site approval.',
        '**Renting a warehouse for production.** Storage and production are different uses, and a change may be refused.',
        '**Counting exempt duty as profit.** Relief only lasts while the licence, list and records agree. Plan one year without it.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions from first-time manufacturers',
      items: [
        {
          question: 'Can I begin with contract manufacturing?',
          answer:
            'Yes, and it is often wise: a trading company has the goods made by a licensed factory and learns the market before it invests.',
        },
        {
          question: 'Am I entitled to “Made in the UAE”?',
          answer:
            'Origin depends on the value added or the change of tariff heading under each agreement. The ministry or the chamber issues certificates case by case.',
        },
        {
          question: 'Does the bank see a factory differently?',
          answer:
            'Usually better, since there is something to visit. It will still ask for suppliers, buyers and the source of the investment.',
        },
      ],
    },
  ],
  related: [
    '/licensing/commercial-license',
    '/licensing/logistics-license-dubai',
    '/emirates/ras-al-khaimah',
    '/emirates/abu-dhabi',
    '/business-guide/corporate-tax-basics',
  ],
};
