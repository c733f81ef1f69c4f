import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'SHAMS, the Sharjah Media City, has one of the lowest published licence prices in the UAE: from {{shams-licence}} for the licence alone. For one person with customers abroad that can be all you need at first. If you want to live here, hire staff or work on the Dubai mainland, it is the smallest part of the bill.',
  blocks: [
    {
      kind: 'offers',
      heading: 'Our SHAMS package: price and contents',
      offers: ['shams'],
    },
    {
      kind: 'example',
      heading: 'SHAMS with one employee’s visa, added up',
      currency: 'AED',
      lines: [
        {
          label: 'Our package, lowest price',
          fact: 'shams-package',
        },
        {
          label: 'One employment visa through an agent',
          fact: 'employment-visa-agent-cost',
        },
      ],
      total: 'Both, without owner’s visa or desk',
      result:
        'Content and filming may also need a media permit; [the calculator](/calculator) compares SHAMS with other zones.',
    },
    {
      kind: 'costs',
      heading: 'What the price includes, and what comes after',
      rows: [
        {
          item: 'Licence alone, first year',
          amount: 'From {{shams-licence}}',
          payee: 'SHAMS',
          note: 'Name, registration, licence without visa. The menu shows this price; our package, above, includes more.',
        },
        {
          item: 'Visa allocation',
          amount: 'A step up in the zone’s package list',
          payee: 'SHAMS',
          note: 'Buying it later can cost more than buying it at the start: compare both.',
        },
        {
          item: 'Establishment card and each visa',
          amount:
            'On the immigration tariff; an employment visa through an agent {{employment-visa-agent-cost}}',
          payee: 'Immigration, clinic',
        },
        { item: 'Shared desk, office or studio', amount: 'By type, each year', payee: 'SHAMS' },
        {
          item: 'Second-year licence',
          amount: 'See the renewal price list',
          payee: 'SHAMS',
          note: 'Introductory prices end here. Make sure the offer states the amount.',
        },
        {
          item: 'Bookkeeping and tax return',
          amount: 'By number of entries',
          payee: 'Accountant',
          note: 'Needed even if the company earns little.',
        },
        {
          item: 'For comparison: RAKEZ over two years',
          amount: '{{rakez-year-1}}, then {{rakez-year-2}}',
          payee: 'Authorities and agent',
          note: 'All-in price; employees’ visas are extra, and so are rent and the owner’s visa unless the offer names them. The licence alone is {{rakez-licence}}, so it is the smaller part.',
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'Activities, desk and visas in short',
      items: [
        {
          title: 'Activities',
          text: 'Media, design, film, marketing, events, software and now many kinds of consulting and trade. Content, filming and advertising may also need a media permit. Search the zone’s list for your exact words, and keep a dated copy.',
        },
        {
          title: 'How many',
          text: 'A licence can include several. Get it in writing which ones you can combine, and whether commercial and service codes can share a licence.',
        },
        {
          title: 'Desk',
          text: 'The smallest licence does not need one. Some banks, and any team that grows, will.',
        },
        {
          title: 'Visas',
          text: 'They come with the package; for more you need an office. The immigration file is in Sharjah.',
        },
        {
          title: 'Accounts',
          text: 'The renewal terms say whether the zone wants accounts. Tax law requires books in any case.',
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
          cells: ['No', 'Office, visas, payroll', 'Clients want a mainland supplier'],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Setting up at SHAMS',
      steps: [
        {
          title: 'Fix the codes',
          text: 'Two or three that match your invoices are better than a long list.',
        },
        {
          title: 'The bank first',
          text: 'Give two banks the zone’s name and your country of residence. Digital ones answer quickest.',
        },
        { title: 'Apply online', text: 'Passport, photo, address, names; the zone then checks the owners.' },
        {
          title: 'Pay and sign',
          text: 'The licence and certificate arrive by e-mail, usually a few days after the file is complete.',
        },
        {
          title: 'Visa, if bought',
          text: 'Enter or change status, medical test, biometrics, identity card. Allow for several days in the country.',
        },
        {
          title: 'Register for tax',
          text: 'Corporate tax within {{uae-ct-registration-window}} of incorporation; VAT once supplies exceed {{uae-vat-mandatory}} in {{uae-vat-window}}.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Sharjah address, Dubai customers',
      paragraphs: [
        'You can invoice Dubai customers from Sharjah. What you cannot do is work there as if you were licensed there: an office, a shop, staff on site. The permit Dubai created in 2025 is only for companies in Dubai’s own zones, so it does not help here. For regular work on the mainland, get a price for a branch and compare it with a [mainland company](/licensing/mainland-company-dubai).',
        'Some customers only accept mainland suppliers. Ask your first three customers before you choose.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Bank refusal, late visa, second licence: extra cost',
      paragraphs: [
        'The cheapest licence becomes expensive after a bank that says no, a visa added in a hurry, or a second licence elsewhere a year later. It does not mean “no tax” either: if a zone company does not qualify for the special rate, its profit is taxed at {{uae-ct-rate}} above {{uae-ct-threshold}}, and it has to file a return in any case.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about SHAMS',
      items: [
        {
          question: 'Do I have to visit Sharjah?',
          answer:
            'Rarely for the licence. Probably for a visa, as the medical test and fingerprints are tied to the file; check where they are done before you plan the trip.',
        },
        {
          question: 'Can I upgrade later?',
          answer:
            'Usually yes: more visas, an office, another activity. Each is an amendment with its own fee, so get the price list now.',
        },
        {
          question: 'What if I stop after one year?',
          answer:
            'Cancel formally before the renewal date, starting with the visas. If you let a licence expire, penalties build up, as [closing a company](/services/company-liquidation-uae) explains.',
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
