import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'SPC is Sharjah Publishing City, a free zone that began with books and printing and now licenses many other businesses, from trading to consultancy. It suits founders who want several activities on one low-cost licence and do not mind a Sharjah address. Whether it suits you depends more on customers, bank and visas than on the starting price.',
  blocks: [
    {
      kind: 'offers',
      heading: 'Our SPC package: price and contents',
      offers: ['spc'],
    },
    {
      kind: 'example',
      heading: 'SPC with one employee’s visa, added up',
      currency: 'AED',
      lines: [
        {
          label: 'Our package, lowest price',
          fact: 'spc-package',
        },
        {
          label: 'One employment visa through an agent',
          fact: 'employment-visa-agent-cost',
        },
      ],
      total: 'Both, without owner’s visa or desk',
      result: 'See three years, with more visas, in [the calculator](/calculator).',
    },
    {
      kind: 'text',
      heading: 'What the zone was and what it is now',
      paragraphs: [
        'The zone belongs to the Sharjah Book Authority, and publishers, printers, translators, agencies and e-learning firms are its natural tenants. A general list of services and trading activities has grown up around them. Get four things in writing: which activities you can combine on one licence, how many are included, which need outside approval, and what it costs to cancel the licence.',
        'If you work with media content, the trade licence and the permission for the content are separate. Printing, publishing and advertising may need a permit from the competent media authority, whichever zone issues the licence.',
      ],
      points: [
        '**Desk:** the licence includes an address; you choose and pay for a shared desk, office or warehouse separately. To keep goods you need an activity and premises that allow it, and a customs code for imports.',
        '**Visas:** by allocation, with or without an office according to the package. Rely on the number in the zone’s current list. You may live in another emirate on a Sharjah visa, and many owners do.',
        '**Ownership:** foreigners can own the whole company, as in every free zone in the country.',
      ],
    },
    {
      kind: 'comparison',
      heading: 'SPC, SHAMS or a Dubai zone?',
      columns: ['SPC', 'SHAMS', 'A Dubai zone'],
      rows: [
        {
          label: 'Grew out of',
          cells: ['Publishing and printing', 'Media and creative work', 'Trade and services'],
        },
        {
          label: 'Licence alone',
          cells: ['Our lowest: {{spc-licence}}', 'From {{shams-licence}}', '{{ifza-licence}} at IFZA'],
        },
        { label: 'Residence file', cells: ['Sharjah', 'Sharjah', 'Dubai'] },
        {
          label: 'Dubai mainland permit of 2025',
          cells: ['Does not apply', 'Does not apply', 'Available'],
        },
        {
          label: 'Best if',
          cells: [
            'You combine several activities',
            'You work alone in a creative trade',
            'Your customers are in Dubai',
          ],
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'What you need for the application',
      groups: [
        {
          title: 'Every owner and the manager',
          items: [
            'Passport in colour and a photograph',
            'Visa status in the country, if any',
            'Proof of home address and contact details',
          ],
        },
        {
          title: 'The business',
          items: [
            'Three names in order of preference',
            'Activities, in the zone’s own words',
            'A short outline: product, customers, countries',
          ],
        },
        {
          title: 'If a company is the owner',
          items: [
            'Register extract, articles and resolution, [attested](/services/document-attestation) as the zone asks',
            'Chart that shows every beneficial owner from {{uae-ubo-threshold}}',
          ],
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'From name to tax registration: steps and times',
      phases: [
        {
          title: 'Choice and name',
          time: 'A few days',
          text: 'You agree the activities in writing and the name is checked.',
        },
        {
          title: 'Licence',
          time: 'Days, with a complete file',
          text: 'The zone checks owners and activities. Adverts that promise minutes leave out preparing the file and answering questions.',
        },
        {
          title: 'Card and visa',
          time: 'A few weeks',
          text: 'Establishment card, permit, medical test, identity card. Tests and fingerprints may take you to Sharjah.',
        },
        {
          title: 'Bank',
          time: 'Longer than all of the above',
          text: 'Start talking to the bank while the licence is in progress.',
        },
        {
          title: 'Tax registration',
          time: 'Within {{uae-ct-registration-window}} of incorporation',
          text: 'You must register even without a first sale. The penalty for missing it is {{uae-ct-late-registration}}.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'First and second year, item by item',
      intro:
        'Our lowest price for the licence alone, {{spc-licence}}, is the one in the menu. It is our price; the zone’s own list may change, and that list decides on the day.',
      rows: [
        {
          item: 'Licence and registration',
          amount: 'From {{spc-licence}}, by visas and activities',
          payee: 'SPC Free Zone',
        },
        {
          item: 'Renewal',
          amount: 'On the same list; check whether a promotion ends',
          payee: 'SPC Free Zone',
        },
        {
          item: 'Establishment card, visas',
          amount:
            'Per company and per person; an employment visa through an agent {{employment-visa-agent-cost}}',
          payee: 'Immigration, clinic',
        },
        { item: 'Health insurance', amount: 'By age and cover, each year', payee: 'Insurer' },
        { item: 'Desk, office or storage', amount: 'By size, each year', payee: 'Zone' },
        {
          item: 'For comparison: RAKEZ, a northern zone',
          amount: '{{rakez-year-1}}, then {{rakez-year-2}}',
          payee: 'Authorities and agent',
          note: 'The licence alone costs {{rakez-licence}} there; the all-in figures show how big the difference is. They leave out employees’ visas, and often rent or the owner’s visa: read the offer.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Dubai contracts, street premises: look elsewhere',
      paragraphs: [
        'Firms whose contracts must be carried out on the Dubai mainland: Executive Council Resolution 11 of 2025 only helps Dubai zones, so a Sharjah zone company would need a branch or another route agreed with the authority there. Shops, clinics and restaurants, which need a street location and a municipality. And owners who choose the zone for its price and only then look for a bank: settle that first.',
      ],
    },
  ],
  related: [
    '/packages',
    '/packages/shams',
    '/emirates/sharjah',
    '/business-guide/free-zone-comparison',
    '/services/bank-account-opening-uae',
  ],
};
