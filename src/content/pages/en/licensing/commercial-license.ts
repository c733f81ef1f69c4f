import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'The commercial licence is for buying and selling: goods first of all, and a range of services that live on capital and staff rather than on one person’s training. What you may do with it is not the word “commercial” but the list of activities printed below it. Choose that list with care; customs, banks and inspectors all read it.',
  blocks: [
    {
      kind: 'text',
      heading: 'What counts as trading',
      paragraphs: [
        'The test is where the income comes from. If you earn the difference between a purchase and a sale, you trade. If you earn by organising things that others own or do (renting out cars, letting property, forwarding cargo, staffing a site), most authorities file that under commercial too. If customers pay for your own knowledge or craft, it belongs to the [professional licence](/licensing/professional-license). If you change the material itself, it is [industrial](/licensing/industrial-license).',
      ],
      points: [
        '**Retail:** a shop, a kiosk, a pharmacy, an online store with its own stock.',
        '**Wholesale and import:** buying abroad, selling to shops and firms.',
        '**Services with equipment:** contracting, cleaning, car rental, storage, events.',
        '**Intermediaries:** brokers and commercial agents, many of them regulated.',
      ],
    },
    {
      kind: 'requirements',
      heading: 'How activities share one licence',
      intro:
        'Every activity has a code, and codes belong to groups. The rules for combining them are those of the emirate or the zone.',
      items: [
        {
          title: 'Related goods together',
          text: 'Garments with shoes, or printers with computers: as a rule no problem. Each authority limits how many codes, or groups, fit on one licence and may charge for further ones.',
        },
        {
          title: 'Strangers apart',
          text: 'Food beside chemicals, or trade beside medicine, seldom goes. A second branch or company is then cleaner, and the bank understands it better.',
        },
        {
          title: 'Goods with services',
          text: 'Installing what you sell may be part of the sale or an activity of its own. Read the official description of the code, not just its name.',
        },
        {
          title: 'General trading',
          text: 'One code for many kinds of goods. It costs more, does not lift any special approval, and makes the bank ask what you really sell. The [trading licence](/licensing/trading-license-dubai) page compares both.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Approvals that come on top',
      intro:
        'In Dubai; other emirates have offices of their own. The licence is not issued, or the goods are held, until these agree.',
      columns: ['Who is asked', 'What they look at'],
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
          cells: ['Ministry of Economy and Tourism', 'Measures against money laundering'],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From product list to licence',
      steps: [
        {
          title: 'Write down the goods',
          text: 'You list what you will sell in the first two years, with the country it comes from. Ten lines are enough.',
        },
        {
          title: 'Match the codes',
          text: 'Adviser and founder go through the activity search together and keep a copy of each description with its date.',
        },
        {
          title: 'Ask the regulators',
          text: 'Before any lease, since they may want a warehouse, a cold room or a qualified employee.',
        },
        {
          title: 'Choose mainland or zone',
          text: 'Selling in UAE shops points to the mainland; re-export from a port points to a zone. Then name, articles, lease.',
        },
        {
          title: 'Licence, then customs code',
          text: 'The importer code is applied for with the licence in hand. It covers the goods that the licence covers, and nothing else.',
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
          note: 'Lists of 2025, before rent beyond the basic office and before special approvals.',
        },
        {
          item: 'The year after',
          amount: '{{llc-dubai-year-2}}',
          payee: 'Authorities and agent',
        },
        {
          item: 'Extra activities or groups',
          amount: 'Per code or group, shown on the payment voucher',
          payee: 'Licensing authority',
          note: 'Adding one later is an amendment with its own fee.',
        },
        {
          item: 'Product registration',
          amount: 'Per product, on the regulator’s list',
          payee: 'Municipality or ministry',
          note: 'With a large range this line can exceed the licence.',
        },
        {
          item: 'VAT on sales',
          amount: '{{uae-vat-rate}}',
          payee: 'Federal Tax Authority',
          note: 'Registration is a duty above {{uae-vat-mandatory}} of taxable supplies in {{uae-vat-window}}.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Points that decide',
      items: [
        {
          question: 'May a foreigner own the whole company?',
          answer:
            'For most trading codes yes, up to {{uae-foreign-ownership}}. Commercial agency, meaning the registered sole distribution of a foreign brand, has a law of its own; ask the ministry.',
        },
        {
          question: 'Can I begin with one activity and add others?',
          answer:
            'Yes, by amending the licence. Tell the bank as well, because payments for goods that it has never heard of get stopped.',
        },
        {
          question: 'Is a warehouse obligatory?',
          answer:
            'Not for every trade. If you pass goods straight from supplier to customer, an office may do; food, chemicals and vehicles nearly always need a place.',
        },
        {
          question: 'Does the licence cover selling on the internet?',
          answer:
            'Ask for your code. Some authorities want an online activity beside it; the page on the [e-commerce licence](/licensing/ecommerce-license-dubai) explains which.',
        },
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
