import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Whoever turns material into a product needs an industrial licence, whether that is a furniture workshop or a bottling line. The company papers are the small part. Site, power, environment and fire safety decide the date of the first delivery, and the customs exemption that makes many factories pay is a separate application.',
  blocks: [
    {
      kind: 'text',
      heading: 'Does your business count as industry?',
      paragraphs: [
        'Making, assembling, mixing, filling, recycling: if what leaves is another product than what came in, assume yes. Repacking and labelling stand on the border, and so does a bakery behind a shop. The authority decides by the code, and the code decides the site, so settle this first.',
        'Light workshops with hand tools are sometimes licensed as a craft under the [professional licence](/licensing/professional-license), with fewer approvals. It is worth asking before you plan a factory that you do not need.',
      ],
    },
    {
      kind: 'comparison',
      heading: 'Where a factory may stand',
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
          cells: ['Directly', 'As an import: papers, and duty unless an exemption applies'],
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
      heading: 'Approvals on the way',
      items: [
        {
          title: 'Industry',
          text: 'On the mainland the production licence of the Ministry of Industry and Advanced Technology: products, capacity, machines, investment and number of workers, proved with invoices.',
        },
        {
          title: 'Environment',
          text: 'The municipality or the zone’s environmental office looks at emissions, noise, waste water and hazardous stores. Heavier processes need an impact study by a registered consultant.',
        },
        {
          title: 'Fire and life safety',
          text: 'Civil Defence approves the drawings, then the finished building: exits, alarms, sprinklers, storage heights, the gas system.',
        },
        {
          title: 'Building and power',
          text: 'Permits for any change of the structure, and from the utility a confirmed load. Ask for the load in writing before you order machines.',
        },
        {
          title: 'Product and people',
          text: 'Food, cosmetics, medicines and chemicals have product regulators. Workers’ housing, transport and health cards are inspected too.',
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'How long each part takes',
      intro:
        'No authority promises a total. The order of magnitude depends on the process, and each correction begins its own queue.',
      phases: [
        {
          title: 'Company, name, initial approval',
          time: 'Days to a few weeks',
          text: 'As for any company; slower if the shareholder is a foreign firm whose papers need attestation.',
        },
        {
          title: 'Site and environmental clearance',
          time: 'Weeks; months with an impact study',
          text: 'The longest uncertainty. Make the lease depend on it.',
        },
        {
          title: 'Drawings, building permit, fit-out',
          time: 'Months',
          text: 'Civil Defence checks twice, on paper and on site. Electrical upgrades have their own calendar.',
        },
        {
          title: 'Machines installed, inspection, production licence',
          time: 'Weeks after installation',
          text: 'The industry ministry wants to see the line. A provisional approval earlier on lets you import machines.',
        },
        {
          title: 'Customs exemption',
          time: 'After the licence, by list of goods',
          text: 'Applied for by tariff code and quantity, and renewed. Goods that arrive before the approval pay duty or wait.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What the customs exemption covers',
      paragraphs: [
        'Gulf customs law allows duty relief for industrial inputs. It is not automatic. The factory enters its machines, spare parts, raw and packaging materials, with codes and yearly quantities that fit the licensed capacity; the ministry approves; customs clears against the list.',
      ],
      points: [
        'Material that is sold on unprocessed falls outside, and misuse costs more than the duty.',
        'VAT is a different tax: import VAT at {{uae-vat-rate}} is accounted for in the return once you are registered.',
        'Keep a stock ledger from the first container: what came in exempt, what went into which product, what was scrapped.',
      ],
    },
    {
      kind: 'costs',
      heading: 'Where the money goes',
      rows: [
        {
          item: 'Company and licence',
          amount: 'RAKEZ licences from {{rakez-licence}}; mainland by activity and rent',
          payee: 'Authority or zone',
          note: 'Licence alone; a factory needs land or a unit besides.',
        },
        {
          item: 'Land or shed',
          amount: 'Set by zone or landlord, per square metre and year',
          payee: 'Zone or landlord',
          note: 'Ask for service charge, deposit and rent-free months.',
        },
        {
          item: 'Consultants for environment and fire',
          amount: 'By size and process; get three offers',
          payee: 'Registered consultants',
        },
        {
          item: 'Power connection',
          amount: 'By load',
          payee: 'Utility',
          note: 'The line that is missing from most business plans.',
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
      kind: 'warning',
      heading: 'Three expensive beginnings',
      paragraphs: [
        '**Buying the machine first.** Its load, height and emissions choose the building. Order it with delivery tied to the site approval.',
        '**Renting a warehouse for making things.** Storage and production are different uses; converting one into the other may be refused.',
        '**Counting exempt duty as profit.** Relief lasts as long as licence, list and records agree. Plan one year without it.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions of first manufacturers',
      items: [
        {
          question: 'Can I begin with contract manufacturing?',
          answer:
            'Yes, and it is often wise: a trading company has the goods made by a licensed factory and learns the market before it invests.',
        },
        {
          question: 'Is “Made in the UAE” mine by right?',
          answer:
            'Origin depends on the value added or the change of tariff heading under each agreement. The ministry or the chamber issues certificates case by case.',
        },
        {
          question: 'Does the bank see a factory differently?',
          answer:
            'Usually more kindly, since there is something to visit. It will still ask for suppliers, buyers and the source of the investment.',
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
