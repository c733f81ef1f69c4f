import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'SPC is Sharjah Publishing City, a free zone that began with books and printing and today licenses many other kinds of business, from trading to consultancy. It appeals to founders who want several activities under one modest licence and do not mind that the address is in Sharjah. Whether that is you depends on customers, bank and visas more than on the first price.',
  blocks: [
    {
      kind: 'text',
      heading: 'What the zone is, and what it has become',
      paragraphs: [
        'The zone belongs to the Sharjah Book Authority, and publishers, printers, translators, agencies and e-learning firms are its natural tenants. Around them a general list of services and trade has grown. Ask which activities may stand together on one licence, how many are included, and which need an approval from outside.',
        'For work with media content, a trade licence is one thing and permission for the content another. Printing, publishing and advertising may need a permit from the competent media authority, whichever zone issues the licence.',
      ],
      points: [
        '**Desk:** an address is part of the licence; a shared desk, office or warehouse is chosen and paid apart.',
        '**Visas:** by allocation, with or without an office according to the package. The number that the zone’s current list gives is the one to rely on.',
        '**Ownership:** held wholly by foreigners if they wish, as in every free zone of the country.',
      ],
    },
    {
      kind: 'comparison',
      heading: 'SPC, its neighbour, or a Dubai zone?',
      columns: ['SPC', 'SHAMS', 'A Dubai zone'],
      rows: [
        {
          label: 'Grew out of',
          cells: ['Publishing and printing', 'Media and creative work', 'Trade and services'],
        },
        {
          label: 'Licence alone',
          cells: ['On the zone’s price list', 'From {{shams-licence}}', '{{ifza-licence}} at IFZA'],
        },
        { label: 'Residence file', cells: ['Sharjah', 'Sharjah', 'Dubai'] },
        {
          label: 'Dubai mainland permit of 2025',
          cells: ['Does not apply', 'Does not apply', 'Can be asked for'],
        },
        {
          label: 'Look here first if',
          cells: [
            'You combine several activities',
            'You work alone in a creative trade',
            'Your customers sit in Dubai',
          ],
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'What the application asks for',
      groups: [
        {
          title: 'Every owner and the manager',
          items: [
            'Passport in colour and a photograph',
            'Visa status in the country, if any',
            'Proof of home address and contact data',
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
            'Chart up to each beneficial owner from {{uae-ubo-threshold}}',
          ],
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'The steps and their time',
      phases: [
        {
          title: 'Choice and name',
          time: 'A few days',
          text: 'Activities are agreed in writing, the name is checked.',
        },
        {
          title: 'Licence',
          time: 'Days, with a complete file',
          text: 'The zone looks at owners and activities. Advertisements that count in minutes leave out preparing the file and asking back.',
        },
        {
          title: 'Card and visa',
          time: 'Some weeks',
          text: 'Establishment card, permit, medical test, identity card. Ask where tests and fingerprints are taken: it may be a trip to Sharjah.',
        },
        {
          title: 'Bank',
          time: 'Longer than all of the above',
          text: 'Begin to talk while the licence is in progress.',
        },
        {
          title: 'Tax registration',
          time: 'Within {{uae-ct-registration-window}} of incorporation',
          text: 'Even without a first sale. Missing it costs {{uae-ct-late-registration}}.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'First and second year, line by line',
      intro:
        'The menu shows a starting price of the licence alone. It is a beginning, not an offer: the zone’s own list on the day decides, and we show no figure here that we could not trace to a source.',
      rows: [
        {
          item: 'Licence and registration',
          amount: 'On the zone’s price list, by visas and activities',
          payee: 'SPC Free Zone',
        },
        { item: 'Renewal', amount: 'On the same list; ask whether a promotion ends', payee: 'SPC Free Zone' },
        {
          item: 'Establishment card, visas',
          amount: 'Per company and per person',
          payee: 'Immigration, clinic',
        },
        { item: 'Health insurance', amount: 'By age and cover, each year', payee: 'Insurer' },
        { item: 'Desk, office or storage', amount: 'By size, each year', payee: 'Zone' },
        {
          item: 'For scale: RAKEZ, a northern zone',
          amount: '{{rakez-year-1}}, then {{rakez-year-2}}',
          payee: 'Authorities and agent',
          note: 'Licence alone there {{rakez-licence}}; the all-in figures, without visas, show how far apart the two are.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Whom it does not suit',
      paragraphs: [
        'Firms whose contracts must be performed on Dubai’s mainland: Executive Council Resolution 11 of 2025 helps Dubai zones only, so a Sharjah zone company would need a branch or another way, agreed with the authority there. Shops, clinics and restaurants, which need a street and a municipality. And owners who chose the zone for its price and then look for a bank: settle that question first.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about SPC',
      items: [
        {
          question: 'Must I publish something to be licensed here?',
          answer:
            'No. Many companies in the zone have nothing to do with books. The activity has to be on its list, that is all.',
        },
        {
          question: 'May I live and work in Dubai with a Sharjah visa?',
          answer:
            'Living in another emirate is common. Working at customers’ premises there is a question of licence and permit, which you should ask before the project begins.',
        },
        {
          question: 'Can I store and ship goods?',
          answer:
            'Only with an activity and premises that allow it, and a customs code for imports. A desk licence for trading papers over nothing: the goods still need a lawful place.',
        },
        {
          question: 'What do I ask for in the offer?',
          answer:
            'Activities by name, allocation, desk, both years, cancellation fee. Send an offer that you already have with [Get a Quote](/quote), and we mark what is missing.',
        },
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
