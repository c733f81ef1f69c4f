import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Ajman is the smallest emirate, and small and mid-sized firms are its business: workshops, traders, contractors, online shops. Offices, warehouses and flats cost less than in neighbouring emirates, and the authorities are minutes apart. The name is less known, and the drive to Dubai’s customers is long.',
  blocks: [
    {
      kind: 'requirements',
      heading: 'Who Ajman suits',
      items: [
        {
          title: 'Workshop and light factory',
          text: 'Joinery, printing, garments, food packing. The industrial areas are close to workers’ housing and the port.',
        },
        {
          title: 'Contractor and service firm for the north',
          text: 'From here you can reach Sharjah, Umm Al Quwain and Ras Al Khaimah before Dubai’s morning traffic has cleared.',
        },
        {
          title: 'Online seller on a tight budget',
          text: 'A zone licence with a flexible desk, stock at a fulfilment firm.',
        },
        { title: 'Family business', text: 'Owners who want to live near the shop and hire a few people.' },
        {
          title: 'Who it does not suit',
          text: 'Regulated finance, a firm whose clients expect a meeting in Dubai every other day, or a brand that depends on its address.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Mainland, zone, offshore',
      columns: ['Authority', 'What you can do'],
      rows: [
        {
          label: 'Mainland',
          cells: [
            'Department of Economic Development in Ajman',
            'Trade across the country; shops, contracts and public tenders in the emirate. A shop, depot or team in Dubai needs a branch licence there',
          ],
        },
        {
          label: 'Ajman Free Zone (AFZ)',
          cells: [
            'The zone’s authority, beside the port',
            'Trade, services, industry, e-commerce; desks, offices and warehouses',
          ],
        },
        {
          label: 'Ajman Media City',
          cells: [
            'Its own zone authority',
            'Media, events, consulting and many other services with small offices',
          ],
        },
        {
          label: 'Offshore',
          cells: [
            'Ajman Free Zone',
            'Hold shares and assets; no visa, no trade in the UAE, and hard to bank',
          ],
        },
      ],
    },
    {
      kind: 'decision',
      heading: 'Does Ajman fit, and with which licence?',
      start: {
        question: 'Will you have to be in Dubai every other day?',
        answers: [
          {
            label: 'Yes',
            leadsTo: 'Then [Dubai](/emirates/dubai) fits better.',
          },
          {
            label: 'No',
            leadsTo: {
              question: 'Are you in regulated finance, or does your brand depend on its address?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo: 'Ajman does not suit you.',
                },
                {
                  label: 'No',
                  leadsTo: {
                    question: 'What will the company do?',
                    answers: [
                      {
                        label: 'Run a shop or bid for public contracts',
                        leadsTo: 'A mainland licence, which trades across the country.',
                      },
                      {
                        label: 'Sell online or serve clients from a desk',
                        leadsTo: 'A free zone licence with a flexible desk.',
                      },
                      {
                        label: 'Only hold shares and assets',
                        leadsTo: 'An offshore company, without a visa or trade in the UAE.',
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
      kind: 'text',
      heading: 'How the mainland authority works',
      paragraphs: [
        'The department reserves the name, gives initial approval and issues the licence, mostly online. The municipality attests the tenancy contract, and the electricity account must match it. The municipality also handles health, food and building matters, so one department’s stamp often settles another’s question.',
        'Since the federal reform of company law, foreigners can own the whole company for most commercial and professional activities. Where a professional form needs a service agent, the agent has no share. Have the department confirm your activity in writing before you pay anyone.',
      ],
    },
    {
      kind: 'documents',
      heading: 'What to have ready',
      groups: [
        {
          title: 'One or more individuals',
          items: [
            'Passports and photographs of owners and manager',
            'Current visa or entry stamp, and Emirates ID of residents',
            'Three proposed names and a plain sentence about the business',
          ],
        },
        {
          title: 'A company as shareholder',
          items: [
            'Certificate of incorporation, articles and a resolution, attested up to the Ministry of Foreign Affairs',
            'Ownership chart down to individuals: anyone who holds {{uae-ubo-threshold}} or more is entered as a beneficial owner',
            'Legal translation into Arabic for the mainland',
          ],
        },
        {
          title: 'Premises',
          items: ['Attested lease, plan for workshops, Civil Defence approval where required'],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What to compare before you decide Ajman is cheap',
      paragraphs: [
        'We have no checked figures for this emirate yet. Compare the authority’s own price list with a neighbour’s: SHAMS in Sharjah advertises from {{shams-licence}}, RAKEZ from {{rakez-licence}}, each for the licence alone.',
      ],
      points: [
        '**Zone package** (zone): licence, desk and a stated number of visas; instalments are sometimes offered. Compare the total of an instalment plan.',
        '**Municipal attestation** (Ajman Municipality): in proportion to the rent.',
        '**Visa, medical, insurance** (immigration, clinic, insurer): for each person; an agent’s all-in price for an employment visa is {{employment-visa-agent-cost}}.',
        '**Driving** (you): fuel, tolls and hours, if customers are in Dubai. Add it to your budget.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Resellers, banks and licences taken for a visa',
      paragraphs: [
        'Small zones’ licences are sold by resellers abroad who promise a visa and an account in the same breath. A zone can grant a quota; the federal authority (ICP) decides on the visa, through its Ajman office, and a bank on the account. A Dubai bank branch may ask why the firm is in Ajman: have a lease, a supplier or a client here as the answer. Newer zones, such as Ajman NuVentures Centre for small firms, can be inexpensive: check first that your bank accepts them.',
        'A licence taken only for residence attracts attention at renewal if there is no turnover, no desk and no books. You must still register for tax; the penalty for missing it is {{uae-ct-late-registration}}, [waived only under a condition](/business-guide/corporate-tax-basics).',
      ],
    },
  ],
  related: [
    '/emirates/sharjah',
    '/emirates/ras-al-khaimah',
    '/licensing/offshore-company-uae',
    '/workspace/office-space-uae',
    '/business-guide/free-zone-comparison',
  ],
};
