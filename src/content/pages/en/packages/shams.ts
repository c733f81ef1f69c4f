import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'SHAMS, the Sharjah Media City, has one of the lowest published licences in the Emirates: from {{shams-licence}} for the licence alone. For one person with customers abroad that can be all a company needs at first. For anybody who wants to live here, hire, or work on Dubai’s mainland it is the smallest part of the bill.',
  blocks: [
    {
      kind: 'costs',
      heading: 'What that price holds, and what comes after',
      rows: [
        {
          item: 'Licence alone, first year',
          amount: 'From {{shams-licence}}',
          payee: 'SHAMS',
          note: 'Name, registration, licence without visa. The menu shows this kind of price; the package on the home page is a larger thing.',
        },
        {
          item: 'Visa allocation',
          amount: 'A step up in the zone’s package list',
          payee: 'SHAMS',
          note: 'Buying it later can cost more than at the start: compare both.',
        },
        {
          item: 'Establishment card and each visa',
          amount: 'On the immigration tariff, plus test and card',
          payee: 'Immigration, clinic',
        },
        { item: 'Shared desk, office or studio', amount: 'By type, each year', payee: 'SHAMS' },
        {
          item: 'Second-year licence',
          amount: 'On the renewal list',
          payee: 'SHAMS',
          note: 'Introductory prices end here. Have the sum written into the offer.',
        },
        {
          item: 'Bookkeeping and tax return',
          amount: 'By number of entries',
          payee: 'Accountant',
          note: 'Also for a company that earns little.',
        },
        {
          item: 'For scale: RAKEZ over two years',
          amount: '{{rakez-year-1}}, then {{rakez-year-2}}',
          payee: 'Authorities and agent',
          note: 'An all-in list without visas, beside a licence of {{rakez-licence}}: the licence is the smaller part.',
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'Activities, desk and visas in short',
      items: [
        {
          title: 'Activities',
          text: 'Media, design, film, marketing, events, software and, by now, much consulting and trade. Content, filming and advertising may need a media permit beyond the licence.',
        },
        {
          title: 'How many',
          text: 'A licence can hold several. Ask which may be combined and whether commercial and service codes share one licence.',
        },
        {
          title: 'Desk',
          text: 'None is needed for the smallest licence. Some banks and all growing teams will ask for one.',
        },
        {
          title: 'Visas',
          text: 'By package; more of them than the package holds means an office. The file is kept in Sharjah.',
        },
        {
          title: 'Accounts',
          text: 'Ask whether statements are wanted at renewal. Tax law requires books in any case.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Which founder are you?',
      columns: ['Licence enough?', 'Add', 'Look elsewhere if'],
      rows: [
        {
          label: 'Designer abroad, clients abroad',
          cells: ['Perhaps', 'A bank that takes non-residents', 'You find none'],
        },
        {
          label: 'Freelancer who wants to live here',
          cells: [
            'No',
            'Allocation, card, visa, insurance',
            'A [freelance permit](/visa/freelance-visa-dubai) covers your profession',
          ],
        },
        {
          label: 'Online seller',
          cells: ['No', 'Trading code, storage, customs code', 'Most buyers want same-day delivery in Dubai'],
        },
        {
          label: 'Agency with three staff',
          cells: ['No', 'Office, visas, payroll', 'Clients ask for a mainland supplier'],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Setting up at SHAMS',
      steps: [
        {
          title: 'Fix the codes',
          text: 'Two or three that match your invoices are worth more than a full list.',
        },
        {
          title: 'Ask about the bank first',
          text: 'Name the zone and your country of residence to two of them. Digital ones answer quickest.',
        },
        { title: 'Apply online', text: 'Passport, photo, address, names; checks of owners follow.' },
        {
          title: 'Pay and sign',
          text: 'Licence and certificate come by e-mail, usually some days after everything is complete.',
        },
        {
          title: 'Visa, if bought',
          text: 'Enter or change status, medical test, biometrics, identity card. Plan days in the country.',
        },
        {
          title: 'Register for tax',
          text: 'Corporate tax within {{uae-ct-registration-window}} of incorporation; VAT once supplies pass {{uae-vat-mandatory}} in {{uae-vat-window}}.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Sharjah address, Dubai customers',
      paragraphs: [
        'You may send invoices to Dubai from Sharjah. What is limited is working there as if you were licensed there: an office, a shop, staff on site. The permit that Dubai created in 2025 is for companies of Dubai’s own zones, so it does not help here. For regular work onshore, ask about a branch or price a [mainland company](/licensing/mainland-company-dubai) beside it.',
        'Some customers’ purchasing departments accept mainland suppliers only. Ask your first three what their rules say before you choose.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Where the low price turns',
      paragraphs: [
        'Three things make the cheapest licence dear: a bank that says no, a visa added in a hurry, and a second licence elsewhere a year later. Nor does it bring “no tax”: profit of a zone company that does not qualify for the special rate is taxed at {{uae-ct-rate}} above {{uae-ct-threshold}}, and the return is due either way.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about SHAMS',
      items: [
        {
          question: 'Is SHAMS only for media?',
          answer:
            'That is its root, not its limit. Search the zone’s activity list for your exact words and take a copy with the date.',
        },
        {
          question: 'Do I have to visit Sharjah?',
          answer:
            'For the licence seldom. For a visa probably, as test and fingerprints are tied to the file; ask for the places beforehand.',
        },
        {
          question: 'Can I upgrade later?',
          answer:
            'Usually yes: more visas, an office, another activity. Each is an amendment with its own fee, so ask for the list of them now.',
        },
        {
          question: 'What if I stop after one year?',
          answer:
            'Cancel formally before the renewal date, visas first. A licence left to expire collects penalties, as [closing a company](/services/company-liquidation-uae) explains.',
        },
      ],
    },
  ],
  related: [
    '/packages',
    '/packages/spc',
    '/emirates/sharjah',
    '/visa/freelance-visa-dubai',
    '/business-guide/free-zone-comparison',
  ],
};
