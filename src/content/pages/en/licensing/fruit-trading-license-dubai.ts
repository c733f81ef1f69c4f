import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'To trade in fruit and vegetables you need three things that must be ready together: a licence with the right food activity, a store that Dubai Municipality has approved, and a registration that lets your consignments through the border. Order the first container only when all three are in place.',
  keyFigures: [
    { label: 'Mainland LLC: first year via agent', fact: 'llc-dubai-year-1' },
    { label: 'Mainland warehouse area per visa', fact: 'warehouse-area-per-visa' },
    { label: 'Customs duty on most goods', fact: 'uae-customs-duty' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Which trade, and what it needs',
      intro:
        'Describe the business in one sentence first; the activity follows from it. A general trading licence does not replace the approvals for food.',
      columns: ['Premises', 'Watch out for'],
      rows: [
        {
          label: 'Import and wholesale',
          cells: [
            'Cold store or a stand in the Central Fruit and Vegetable Market, Al Aweer',
            'Buyers want credit while the grower wants cash',
          ],
        },
        {
          label: 'Shop or supermarket section',
          cells: [
            'Retail unit with display, small cold room, sign',
            'Waste eats the margin; the unit must be approved for food',
          ],
        },
        {
          label: 'Online delivery',
          cells: [
            'Approved store and packing area; a kitchen if fruit is cut',
            'An e-commerce activity alone does not cover food handling',
          ],
        },
        {
          label: 'Cutting, juicing, drying',
          cells: [
            'Production area with its own approved layout',
            'This is processing: another activity, perhaps an industrial licence',
          ],
        },
        {
          label: 'Re-export',
          cells: [
            'Store in a zone with a customs gate, near port or airport',
            'Papers for the country of destination as well',
          ],
        },
        {
          label: 'Broker without stock',
          cells: ['Office', 'Whoever is named as importer answers for the goods'],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'Who approves what',
      items: [
        {
          title: 'Licensing authority',
          text: 'The Department of Economy and Tourism on the mainland, or the free zone’s authority. It registers the company and the activity, such as trading in fruit and vegetables or in foodstuff. Trading is generally open to {{uae-foreign-ownership}} foreign ownership on the mainland; have the exact activity confirmed.',
        },
        {
          title: 'Dubai Municipality, food safety',
          text: 'Approves layout and finished premises, inspects them, and runs the Food Import and Re-export System, FIRS. Importers register there with licence and store, and apply for the release of each consignment.',
        },
        {
          title: 'Ministry of Climate Change and Environment',
          text: 'Responsible for plant health at the border. Depending on product and origin it asks for an import permit or restricts a country; a phytosanitary certificate from the country of origin belongs to the papers.',
        },
        {
          title: 'Customs',
          text: 'A customs code in the company’s name, and a declaration for every consignment. See [trading licence](/licensing/trading-license-dubai) for how to get it.',
        },
        {
          title: 'Vehicles and people',
          text: 'Vehicles that carry food need a permit and, for fresh goods, cooling. Food handlers need occupational health cards and hygiene training, and somebody certified must be in charge.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From the idea to the first consignment',
      steps: [
        {
          title: 'Product list',
          text: 'Product, variety, country, season, packaging and tariff heading. Check each line with the ministry and the municipality: rules differ by country and change at short notice.',
          time: 'Days',
        },
        {
          title: 'Name and initial approval',
          text: 'Reserve the trade name, choose the activity, file the owners’ papers. Attested documents of a foreign parent take longest.',
          time: 'Days, if papers are ready',
        },
        {
          title: 'The store',
          text: 'View it with somebody who knows cold rooms: temperature under load, backup power, drainage, loading bay, washable surfaces. Make the lease depend on the food approval. To begin without a store of your own, a contract for space in an approved one is often enough, if the municipality accepts it for your activity.',
          time: 'Weeks',
        },
        {
          title: 'Layout, fit-out, inspection',
          text: 'Submit the drawing before you build. Inspectors then see the finished store, and may come again.',
          time: 'Weeks to months, by building work',
        },
        {
          title: 'Licence and customs code',
          text: 'Pay, print, and open the customs account. Apply at the bank in parallel.',
          time: '{{mainland-licence-time}} for the licence by agents’ studies; food approval can add to it',
        },
        {
          title: 'Registration as food importer',
          text: 'Enter company, store and items in the food import system; federal food trade runs over the ZAD portal. Packed goods have their labels checked.',
          time: 'Days to weeks',
        },
        {
          title: 'A small trial consignment',
          text: 'By air or as part of a container. It shows which paper is missing while the risk is small.',
          time: 'One season is a fair test',
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'Papers for each consignment',
      groups: [
        {
          title: 'From the seller',
          items: [
            'Invoice and packing list with variety, weight and lot',
            'Phytosanitary certificate, with the same names and quantities',
            'Certificate of origin',
            'Residue analysis or health certificate where it is required',
          ],
        },
        {
          title: 'From the carrier',
          items: ['Bill of lading or air waybill', 'Delivery order', 'Temperature record of the container'],
        },
        {
          title: 'From you',
          items: [
            'Customs declaration',
            'Application for release in the food import system',
            'Import permit, if the product needs one',
          ],
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'Company, lease, duty and VAT',
      rows: [
        {
          item: 'Mainland company, both years',
          amount: '{{llc-dubai-year-1}} and {{llc-dubai-year-2}}',
          payee: 'Authorities and agent',
          note: 'Prices of agents for a plain limited company in 2025; store and food approvals come on top.',
        },
        {
          item: 'Registration of the lease',
          amount: '{{ejari-fee}}',
          payee: 'Land Department',
        },
        {
          item: 'Customs duty',
          amount: '{{uae-customs-duty}} on most goods',
          payee: 'Dubai Customs',
          note: 'The common tariff exempts much fresh produce; the heading of each product decides.',
        },
        {
          item: 'VAT',
          amount: '{{uae-vat-rate}}',
          payee: 'Federal Tax Authority',
          note: 'Food is not exempt in the Emirates. A registered importer normally accounts for it in the return.',
        },
      ],
    },
    {
      kind: 'example',
      heading: 'A mixed consignment, worked out',
      intro:
        'Part of the goods is exempt from duty and part is not, by tariff heading. The values include freight and insurance.',
      currency: 'AED',
      lines: [
        {
          label: 'Fresh goods that the tariff exempts',
          given: 60_000,
        },
        {
          label: 'Packed goods that bear duty',
          given: 20_000,
        },
        {
          label: 'Duty on the packed goods',
          rate: 'uae-customs-duty',
          of: 20_000,
        },
        {
          label: 'VAT on everything, with the duty',
          rate: 'uae-vat-rate',
          of: 81_000,
        },
      ],
      total: 'Duty and VAT on this consignment',
      result:
        'Goods exempt from duty still bear VAT; once registered, you account for it in the return. Sort your product list by heading before you order.',
    },
    {
      kind: 'text',
      heading: 'Cold store, power, clearance, loss and credit',
      paragraphs: [],
      points: [
        '**Cold store** (landlord): by position, temperature and term; shared stores charge by pallet.',
        '**Power and backup** (utility, contractor): cooling runs day and night, and one failure can cost a load.',
        '**Clearance, inspection and samples** (broker, municipality, laboratory): for each consignment.',
        '**Loss:** what is thrown away, and the way it is disposed of. Put an honest share into the plan.',
        '**Credit:** the weeks between paying the grower and being paid by the buyer.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Where fruit traders lose money',
      paragraphs: [
        'A certificate that names another variety, weight or exporter than the invoice stops a container, and the fruit spoils while you fix it. Compare the scans before loading.',
        'Store food only in approved places, even for one night. Be careful with unknown buyers who order much on credit at once: take references, insure, or deliver against payment.',
        'Have the supplier put four things in writing: who issues the plant health certificate, which pesticides were used and who tests, how the cold chain is recorded, and who bears the loss if goods are refused. From a store you need its food approval, its temperature records and what it pays after a failure; from a broker, how many fresh consignments it clears in a week and what was last refused.',
      ],
    },
  ],
  related: [
    '/licensing/trading-license-dubai',
    '/licensing/logistics-license-dubai',
    '/licensing/restaurant-license-dubai',
    '/workspace/requirements',
    '/accounting/vat-registration-uae',
  ],
};
