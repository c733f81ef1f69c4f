import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Ras Al Khaimah combines three things rarely found together: land and quarries for industry, a single large economic zone that licenses both zone and non-zone companies, and the country’s best-known register for holding companies. An hour by motorway from Dubai, it rewards those who do not need to be there every day.',
  blocks: [
    {
      kind: 'requirements',
      heading: 'Three authorities, three purposes',
      items: [
        {
          title: 'Department of Economic Development (RAK DED)',
          text: 'The mainland: shops, restaurants, contracting, tourism, services for residents. Leases are attested by the municipality.',
        },
        {
          title: 'RAKEZ',
          text: 'One authority for several industrial parks, business centres and an academic zone. It licenses free zone companies and, on the same grounds, non-free-zone ones that may trade across the country.',
        },
        {
          title: 'RAK ICC',
          text: 'The International Corporate Centre registers offshore companies and foundations through agents. They hold shares, property and rights; they do not trade in the UAE and get no visas.',
        },
        {
          title: 'Specialised zones',
          text: 'Innovation City, which began as the digital assets oasis, for technology, and RAK Maritime City for ship repair and storage at the water. Virtual-asset business needs its federal or local regulator as well.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Which companies do well here',
      paragraphs: [
        'Makers, first of all: ceramics, cement, glass, pharmaceuticals, composites, food. Rock comes from the mountains, bulk leaves by Saqr Port, and a shed with a yard costs a fraction of what a city charges.',
        'Then tourism, since hotels on the coast and Al Marjan Island grow quickly and need suppliers, guides, laundries, maintenance. A resort with gaming is part of that; gaming itself is regulated federally, and no ordinary licence touches it.',
        'And small service firms with foreign clients, for whom RAKEZ keeps desks and packages with a number of visas.',
      ],
    },
    {
      kind: 'costs',
      heading: 'Prices with a second year',
      intro: 'All-in prices through agents in 2025, and one list price.',
      rows: [
        {
          item: 'RAKEZ licence alone',
          amount: 'From {{rakez-licence}}',
          payee: 'RAKEZ',
          note: 'Without desk beyond the smallest, card and visas.',
        },
        {
          item: 'RAKEZ company, all-in',
          amount: '{{rakez-year-1}}, then {{rakez-year-2}}',
          payee: 'Agent and RAKEZ',
        },
        {
          item: 'RAK ICC offshore company',
          amount: '{{rak-offshore-year-1}}, then {{rak-offshore-year-2}}',
          payee: 'Registered agent',
          note: 'The bank account, if one is found, is extra work.',
        },
        {
          item: 'Industrial unit or plot',
          amount: 'By area and term, in the lease offer',
          payee: 'RAKEZ',
          note: 'Ask for power load and its connection cost in the same offer.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'RAKEZ with or without the zone’s fence',
      columns: ['Free zone licence', 'Non-free-zone licence'],
      rows: [
        {
          label: 'Customers',
          cells: [
            'Abroad and in zones; onshore through importers or distributors',
            'Anywhere in the country',
          ],
        },
        {
          label: 'Customs',
          cells: [
            'Duty suspended in bonded areas',
            'Duty at import; exemptions for factories by application',
          ],
        },
        {
          label: 'Corporate tax',
          cells: [
            '{{uae-qfzp-rate}} on qualifying income only, with all conditions met',
            '{{uae-ct-rate}} above {{uae-ct-threshold}}',
          ],
        },
        { label: 'Labour', cells: ['Through the zone', 'Through the Ministry of Human Resources'] },
        { label: 'Tenders', cells: ['Often excluded', 'Admitted if the activity fits'] },
      ],
    },
    {
      kind: 'timeline',
      heading: 'A realistic calendar',
      phases: [
        {
          title: 'Desk company at RAKEZ',
          time: 'Days to a few weeks',
          text: 'Longer where the activity needs an approval or a shareholder is a foreign company with papers to attest.',
        },
        {
          title: 'RAK ICC',
          time: 'Days, once the agent accepts your file',
          text: 'Most of the time goes into due diligence on owners and source of wealth, before anything is filed.',
        },
        {
          title: 'Factory',
          time: 'Set by construction, environment and safety approvals',
          text: 'The emirate’s environment authority assesses the process; start with it, not with the machine order.',
        },
        {
          title: 'Bank',
          time: '{{bank-account-time}} is a fair assumption',
          text: 'Taken from studies of mainland companies; a zone firm with contracts can be quicker.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Where to be careful in Ras Al Khaimah',
      paragraphs: [
        'An offshore company is not a cheap trading company. Invoicing customers in the Emirates with it is outside its purpose, and banks close such accounts. It does come under the rules on beneficial owners: changes are reported within {{uae-ubo-change-notice}}, and tax registration has to be examined like for any company managed from here.',
        'RAKEZ sells promotional packages through many resellers; the renewal line and the price of the third visa tell more than the headline. If your staff live in Dubai, ask them about the drive before you count on the rent.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Ras Al Khaimah: what founders ask',
      items: [
        {
          question: 'Can a RAK ICC company own a flat in Dubai?',
          answer:
            'It has been accepted under an arrangement with the Dubai Land Department. Have the department’s current list and papers confirmed before you sign, since the rule is theirs.',
        },
        {
          question: 'Do RAK visas allow me to live in Dubai?',
          answer:
            'Residence is valid in the whole country. A bank, landlord or school may still ask about the emirate on it.',
        },
        {
          question: 'Which courts decide?',
          answer:
            'The emirate keeps a judiciary of its own, separate from the federal one, in Arabic. International contracts often provide for arbitration.',
        },
        {
          question: 'RAKEZ or a Dubai zone?',
          answer:
            'By where you spend your days. If clients visit you, take Dubai; if trucks do, take Ras Al Khaimah. A quote for both, with two years each, settles the rest: [Get a Quote](/quote).',
        },
      ],
    },
  ],
  related: [
    '/licensing/industrial-license',
    '/licensing/offshore-company-uae',
    '/emirates/ajman',
    '/accounting/ubo-aml',
    '/business-guide/costs-timelines',
  ],
};
