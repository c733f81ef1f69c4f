import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Software is among the easiest trades to license in Dubai: no stock, no inspection, few outside approvals. What deserves thought is the activity line, because banks and app stores read it, the place where personal data lies, and who owns the code.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Find your activity by what you invoice',
      columns: ['Typical activity', 'Extra approval'],
      rows: [
        {
          label: 'Custom software, apps',
          cells: ['Software house, app development, IT consultancy', 'None as a rule'],
        },
        {
          label: 'Own product by subscription',
          cells: [
            'Software publishing or a portal activity',
            'By the product’s field: health, finance, education',
          ],
        },
        {
          label: 'Cloud and web hosting',
          cells: [
            'Data hosting, cloud services',
            'For public-sector clients, certification by Dubai’s electronic security body',
          ],
        },
        {
          label: 'Voice, messaging, connectivity',
          cells: [
            'Telecom activities',
            'The telecoms regulator (TDRA); calls over the internet are restricted',
          ],
        },
        {
          label: 'Payments, wallets, lending',
          cells: ['Not IT but finance', 'Central Bank, or DFSA and FSRA in the financial zones'],
        },
        {
          label: 'Crypto tokens, exchanges',
          cells: ['Virtual asset activities', 'VARA in Dubai, outside DIFC; before any marketing'],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Zones that suit a small team',
      paragraphs: [
        'If you sell abroad, a zone is usually enough; which one is a question of company you keep and of visas. Prices below are for the licence alone.',
      ],
      points: [
        '**Dubai Internet City and its neighbours:** established technology firms, pleasant offices, higher rent.',
        '**Dubai Silicon Oasis:** engineers, hardware, laboratories, living nearby.',
        '**DIFC innovation licence, Hub71 in Abu Dhabi:** for start-ups that raise money and want English-law documents; admission follows criteria and is not for everybody.',
        '**IFZA at {{ifza-licence}}, Meydan at {{meydan-licence}}, SHAMS in Sharjah from {{shams-licence}}:** light offices for remote teams. See what a [flexi desk](/workspace/flexi-desk-dubai) counts for.',
        '**Mainland:** if ministries, schools or local groups are to be clients.',
      ],
    },
    {
      kind: 'requirements',
      heading: 'Data protection and hosting',
      intro:
        'Three sets of rules stand side by side; the company’s seat and the kind of data decide between them.',
      items: [
        {
          title: 'Federal law on personal data',
          text: 'For the mainland and most zones: a basis for processing, rights of the persons, security, and conditions for transfers abroad. Follow the UAE Data Office for its implementing rules.',
        },
        {
          title: 'DIFC and ADGM',
          text: 'Own laws close to the European model, with a commissioner, registration and fines.',
        },
        {
          title: 'Health and banking data',
          text: 'Tighter: health data may leave the country only in listed cases, and banks’ suppliers are bound by the Central Bank’s outsourcing rules.',
        },
        {
          title: 'Government clients',
          text: 'Expect contract clauses that data stays on servers in the UAE, with audits. Choose a cloud region here from the start.',
        },
        {
          title: 'Clients in the EU',
          text: 'The GDPR follows their users to you. A data-processing agreement and a representative may be needed.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Setting up so that investors find it in order',
      steps: [
        {
          title: 'Decide who owns the code',
          text: 'Founders and freelancers assign it to the company in writing; employment contracts alone leave gaps, above all for work done before the company existed.',
        },
        {
          title: 'Register the company',
          text: 'Activity, name, shareholders, desk. Have the licence’s English wording match your website.',
        },
        {
          title: 'Visas',
          text: 'Only for those who move. Developers abroad remain with contracts in their own country, and with its taxes.',
        },
        {
          title: 'Bank and card processor',
          text: 'Digital banks open in days where the case is simple; card processors want to see the terms of use, refunds and prices on the website.',
        },
        {
          title: 'Tax numbers',
          text: 'Corporate tax registration within {{uae-ct-registration-window}} of incorporation; VAT once the threshold calls for it.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Zero per cent, with a footnote',
      paragraphs: [
        'IT services are not on the list of activities that qualify for the special rate of free zones. Income from certain intellectual property, such as copyrighted software you developed yourself, can qualify in part, by a formula that weighs your own development cost. Everything else is taxed: {{uae-ct-zero-rate}} up to {{uae-ct-threshold}} for ordinary companies, {{uae-ct-rate}} above.',
        'Small Business Relief, advertised as permanent by some, covers revenue up to {{uae-sbr-revenue-limit}} and only periods that end by {{uae-sbr-last-period-end}}.',
      ],
    },
    {
      kind: 'faq',
      heading: 'What developers ask',
      items: [
        {
          question: 'Can I hold the licence and live elsewhere?',
          answer:
            'Yes; no law forces the owner to move. But banks prefer residents, and your country of residence will probably tax you, and perhaps the company, if it is run from there.',
        },
        {
          question: 'Is a freelance permit enough for a developer?',
          answer:
            'For one person with a listed profession, yes: GoFreelance is at {{freelance-permit}} a year. For shared ownership, staff or investors you need a company. Compare on [the freelance page](/visa/freelance-visa-dubai).',
        },
        {
          question: 'Will app stores accept my company?',
          answer:
            'They ask for a registered legal name, a D-U-N-S number and a website of the same name. Zone companies pass, provided that all three agree.',
        },
        {
          question: 'Must I charge VAT on subscriptions?',
          answer:
            'For users in the Emirates, {{uae-vat-rate}} once registered. For users elsewhere their own country’s rules on digital services apply, often from the first sale.',
        },
      ],
    },
  ],
  related: [
    '/business-guide/free-zone-comparison',
    '/licensing/consultancy-license-dubai',
    '/visa/freelance-visa-dubai',
    '/services/trademark-registration-uae',
    '/accounting/tax-advice-uae',
  ],
};
