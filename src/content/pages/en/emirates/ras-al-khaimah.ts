import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Ras Al Khaimah combines three things you rarely find together: land and quarries for industry, a single large economic zone that licenses both zone and non-zone companies, and the country’s best-known register for holding companies. It is an hour from Dubai by motorway, so it suits people who do not need to be there every day.',
  keyFigures: [
    { label: 'RAKEZ licence alone, lowest price', fact: 'rakez-licence' },
    { label: 'RAKEZ company, first year via agent', fact: 'rakez-year-1' },
    { label: 'Offshore company, first year via agent', fact: 'rak-offshore-year-1' },
  ],
  blocks: [
    {
      kind: 'requirements',
      heading: 'Three authorities, three purposes',
      items: [
        {
          title: 'Department of Economic Development (RAK DED)',
          text: 'This is the mainland: shops, restaurants, contracting, tourism, services for residents. The municipality attests leases.',
        },
        {
          title: 'RAKEZ',
          text: 'One authority for several industrial parks, business centres and an academic zone. It licenses free zone companies and, on the same sites, non-free-zone companies that can trade across the country.',
        },
        {
          title: 'RAK ICC',
          text: 'The International Corporate Centre registers offshore companies and foundations through agents. They hold shares, property and rights; they do not trade in the UAE and get no visas.',
        },
        {
          title: 'Specialised zones',
          text: 'Innovation City, formerly the digital assets oasis, is for technology; RAK Maritime City is for ship repair and waterside storage. Virtual-asset businesses also need approval from their federal or local regulator.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Which companies do well here',
      paragraphs: [
        'Manufacturers above all: ceramics, cement, glass, pharmaceuticals, composites, food. Stone comes from the mountains, bulk goods leave through Saqr Port, and a unit with a yard costs a fraction of city prices.',
        'Then tourism: hotels on the coast and Al Marjan Island are growing quickly and need suppliers, guides, laundries and maintenance. A resort with gaming is part of that, but gaming is regulated federally and no ordinary licence covers it.',
        'And small service firms with foreign clients, for which RAKEZ has desks and packages with visas.',
      ],
    },
    {
      kind: 'costs',
      heading: 'Prices for both years',
      intro: 'All-in prices through agents in 2025, and one list price.',
      rows: [
        {
          item: 'RAKEZ licence alone',
          amount: 'From {{rakez-licence}}',
          payee: 'RAKEZ',
          note: 'Without card or visas, or any desk beyond the smallest.',
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
          note: 'The bank account, if you find one, costs extra.',
        },
      ],
    },
    {
      kind: 'figure',
      heading: 'First year and second, drawn',
      chart: 'bars',
      rows: [
        {
          label: 'RAKEZ, first year',
          fact: 'rakez-year-1',
        },
        {
          label: 'RAKEZ, second year',
          fact: 'rakez-year-2',
        },
        {
          label: 'Offshore, first year',
          fact: 'rak-offshore-year-1',
        },
        {
          label: 'Offshore, second year',
          fact: 'rak-offshore-year-2',
        },
      ],
      note: 'All-in prices through an agent.',
    },
    {
      kind: 'text',
      heading: 'An industrial unit or plot',
      paragraphs: [],
      points: [
        '**Industrial unit or plot** (RAKEZ): by area and term, in the lease offer. The same offer should state power load and its connection cost.',
      ],
    },
    {
      kind: 'comparison',
      heading: 'RAKEZ: free zone or non-free-zone licence',
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
        { label: 'Tenders', cells: ['Often excluded', 'Allowed if the activity fits'] },
      ],
    },
    {
      kind: 'timeline',
      heading: 'A realistic timeline',
      phases: [
        {
          title: 'Desk company at RAKEZ',
          time: 'Days to a few weeks',
          text: 'Longer if the activity needs an approval or a shareholder is a foreign company with documents to attest.',
        },
        {
          title: 'RAK ICC',
          time: 'Days, once the agent accepts your file',
          text: 'Most of the time goes on checks of owners and their source of wealth, before anything is filed.',
        },
        {
          title: 'Factory',
          time: 'Set by construction, environment and safety approvals',
          text: 'The emirate’s environment authority assesses the process; start there, before you order machines.',
        },
        {
          title: 'Bank',
          time: 'Allow {{bank-account-time}}',
          text: 'This is from studies of mainland companies; a zone company with contracts can be quicker.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Offshore invoices, resellers and the drive',
      paragraphs: [
        'An offshore company is not a cheap trading company. You must not use it to invoice customers in the UAE, and banks close accounts that do. It is covered by the beneficial owner rules: report changes within {{uae-ubo-change-notice}}, and it must register for corporate tax like any other UAE company.',
        'RAKEZ sells promotional packages through many resellers; the renewal price and the price of the third visa tell you more than the headline. If your staff live in Dubai, try the drive in the morning before you count on the lower rent.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Ras Al Khaimah: what founders ask',
      items: [
        {
          question: 'Can a RAK ICC company own a flat in Dubai?',
          answer:
            'It has been accepted under an arrangement with the Dubai Land Department. The rule is the department’s, so confirm its current list and documents before you sign.',
        },
        {
          question: 'Can I live in Dubai on a RAK visa?',
          answer:
            'Residence is valid in the whole country. A bank, landlord or school may still ask about the emirate on it.',
        },
        {
          question: 'Which courts have jurisdiction?',
          answer:
            'The emirate has its own courts, separate from the federal ones, and they work in Arabic. International contracts often provide for arbitration.',
        },
        {
          question: 'RAKEZ or a Dubai zone?',
          answer:
            'It depends where you spend your days. If clients visit you, choose Dubai; if you ship goods by lorry, choose Ras Al Khaimah. A quote for both, with two years each, will settle it: [Get a Quote](/quote).',
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
