import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-28',
  lead: 'Software is among the easiest trades to license in Dubai: no stock, no inspection, few outside approvals. Think about three things: the activity line, because banks and app stores read it; where you store personal data; and who owns the code.',
  keyFigures: [
    { label: 'Freelance permit, per year', fact: 'freelance-permit' },
    { label: 'SHAMS licence alone, lowest price', fact: 'shams-licence' },
    { label: 'Meydan free zone, licence alone', fact: 'meydan-licence' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Find your activity by what you invoice',
      columns: ['Typical activity', 'Extra approval'],
      rows: [
        {
          label: 'Custom software, apps',
          cells: ['Software house, app development, IT consultancy', 'Usually none'],
        },
        {
          label: 'Own product by subscription',
          cells: [
            'Software publishing or a portal activity',
            'Depends on the product’s field: health, finance, education',
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
        'If you sell abroad, a zone is usually enough; which one depends on the neighbours you want and the visas you need. Prices below are for the licence alone.',
      ],
      points: [
        '**Dubai Internet City and its neighbours:** established technology firms, pleasant offices, higher rent.',
        '**Dubai Silicon Oasis:** engineers, hardware, laboratories, living nearby.',
        '**DIFC innovation licence, Hub71 in Abu Dhabi:** for start-ups that raise money and want English-law documents; entry is selective.',
        '**IFZA at {{ifza-licence}}, Meydan at {{meydan-licence}}, SHAMS in Sharjah from {{shams-licence}}:** light offices for remote teams. Check what a [flexi desk](/workspace/flexi-desk-dubai) covers.',
        '**Mainland:** if you want ministries, schools or local groups as clients.',
      ],
    },
    {
      kind: 'decision',
      heading: 'Permit, zone or mainland?',
      start: {
        question: 'Who takes part in the business?',
        answers: [
          {
            label: 'Only you, in a listed profession',
            leadsTo:
              'A [freelance permit](/visa/freelance-visa-dubai) at {{freelance-permit}} a year can be enough.',
          },
          {
            label: 'Partners, staff or investors',
            leadsTo: {
              question: 'Who buys from you?',
              answers: [
                {
                  label: 'Ministries, schools or local groups',
                  leadsTo: 'Set up a [mainland company](/licensing/mainland-company-dubai).',
                },
                {
                  label: 'Clients abroad',
                  leadsTo: {
                    question: 'Will you raise money on English-law documents?',
                    answers: [
                      {
                        label: 'Yes',
                        leadsTo: 'Apply for the DIFC innovation licence or to Hub71; entry is selective.',
                      },
                      {
                        label: 'No',
                        leadsTo:
                          'A light office in a zone is usually enough; [compare the prices](/business-guide/free-zone-comparison).',
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'requirements',
      heading: 'Data protection and hosting',
      intro:
        'Three sets of rules apply; where the company is registered and the type of data decide which one.',
      items: [
        {
          title: 'Federal law on personal data',
          text: 'On the mainland and in most zones: a legal basis for processing, people’s rights, security, and conditions for transfers abroad. Follow the UAE Data Office for its implementing rules.',
        },
        {
          title: 'DIFC and ADGM',
          text: 'Their own laws, close to the European model, with a commissioner, registration and fines.',
        },
        {
          title: 'Health and banking data',
          text: 'Stricter: health data can leave the country only in listed cases, and banks’ suppliers must follow the Central Bank’s outsourcing rules.',
        },
        {
          title: 'Government clients',
          text: 'Expect contract clauses that require data to stay on servers in the UAE, with audits. Choose a cloud region here from the start.',
        },
        {
          title: 'Clients in the EU',
          text: 'If their users are in the EU, the GDPR can apply to you. A data-processing agreement and a representative may be needed.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Prepare for investors: code, register, bank, tax',
      steps: [
        {
          title: 'Decide who owns the code',
          text: 'Founders and freelancers should assign it to the company in writing; employment contracts alone leave gaps, especially for work done before the company existed.',
        },
        {
          title: 'Register the company',
          text: 'Activity, name, shareholders, desk. Have the licence’s English wording match your website.',
        },
        {
          title: 'Visas',
          text: 'Only for people who move. Developers abroad keep their local contracts and pay local taxes.',
        },
        {
          title: 'Bank and card processor',
          text: 'Digital banks open accounts in days if the case is simple; card processors want to see terms of use, refunds and prices on the website.',
        },
        {
          title: 'Tax numbers',
          text: 'Corporate tax registration within {{uae-ct-registration-window}} of incorporation; VAT once the threshold calls for it.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Zero tax: only for part of an IT company’s income',
      paragraphs: [
        'IT services are not on the list of activities that qualify for the special rate of free zones. A Qualifying Free Zone Person’s income from other free zone companies that use the service themselves can still qualify (Cabinet Decision 100 of 2023). So can, in part, income from certain intellectual property, such as software you developed yourself, under a formula based on your own development cost. Everything else is taxed: {{uae-ct-zero-rate}} up to {{uae-ct-threshold}} for ordinary companies, {{uae-ct-rate}} above.',
        'Small Business Relief, advertised as permanent by some, covers revenue up to {{uae-sbr-revenue-limit}} in this and every earlier period, and only periods that end by {{uae-sbr-last-period-end}}. Qualifying Free Zone Persons cannot elect it.',
      ],
    },
    {
      kind: 'faq',
      heading: 'What developers ask',
      items: [
        {
          question: 'Can I have the licence and live elsewhere?',
          answer:
            'Yes, no law requires the owner to move. But banks prefer residents, and your country of residence will probably tax you, and perhaps also the company if you run it from there.',
        },
        {
          question: 'Will app stores accept my company?',
          answer:
            'They want a registered legal name, a D-U-N-S number and a website of the same name. Zone companies are accepted if all three match.',
        },
        {
          question: 'Do I have to charge VAT on subscriptions?',
          answer:
            'Yes, for users in the UAE, {{uae-vat-rate}} once you are registered. For users elsewhere their own country’s rules on digital services apply, often from the first sale.',
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
