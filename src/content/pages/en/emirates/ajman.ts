import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Ajman is the smallest emirate and lives from small and mid-sized firms: workshops, traders, contractors, online shops. Offices, sheds and flats cost less than in its neighbours, and authorities are within minutes of each other. What it lacks is a name that impresses, and the shortest road to Dubai’s customers.',
  blocks: [
    {
      kind: 'requirements',
      heading: 'Whom Ajman fits',
      items: [
        {
          title: 'Workshop and light factory',
          text: 'Joinery, printing, garments, food packing. Industrial areas lie close to the workers’ homes and the port.',
        },
        {
          title: 'Contractor and service firm for the north',
          text: 'From here Sharjah, Umm Al Quwain and Ras Al Khaimah can be reached before Dubai’s morning traffic has cleared.',
        },
        {
          title: 'Online seller on a tight budget',
          text: 'A zone licence with a flexible desk, stock at a fulfilment firm.',
        },
        { title: 'Family business', text: 'Owners who want to live near the shop and hire a few people.' },
        {
          title: 'Not the right place for',
          text: 'Regulated finance, a firm whose clients expect a meeting in Dubai every other day, or a brand that lives from its address.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Mainland, zone, offshore',
      columns: ['Authority', 'What you may do'],
      rows: [
        {
          label: 'Mainland',
          cells: [
            'Department of Economic Development in Ajman',
            'Trade across the country; shops, contracts, public tenders of the emirate',
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
          cells: ['Ajman Free Zone', 'Hold shares and assets; no visa, no trade in the UAE'],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'How the mainland authority works',
      paragraphs: [
        'The department reserves the name, gives the initial approval and issues the licence, mostly online. The tenancy contract is attested by the municipality; the electricity account has to match it. Health, food and building matters run through the municipality as well, so one department’s stamp often answers another’s question.',
        'Most commercial and professional activities can be wholly foreign-owned, following the federal reform of company law. Where a professional form needs a service agent, the agent has no share. Have the department confirm your activity in writing before money changes hands.',
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
            'Three proposals for a name and a plain sentence on the business',
          ],
        },
        {
          title: 'A company as shareholder',
          items: [
            'Certificate of incorporation, articles and a resolution, attested up to the Ministry of Foreign Affairs',
            'Chart of owners to the last person: whoever holds {{uae-ubo-threshold}} or more is entered as beneficial owner',
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
      kind: 'costs',
      heading: 'What to compare before Ajman looks cheap',
      intro:
        'No figure for this emirate is in our checked table. Take the authority’s list, and put it beside one from a neighbour: SHAMS in Sharjah advertises from {{shams-licence}}, RAKEZ from {{rakez-licence}}, each for the licence alone.',
      rows: [
        {
          item: 'Zone package',
          amount: 'Licence, desk and a stated number of visas; instalments are sometimes offered',
          payee: 'Zone',
          note: 'Ask what an instalment plan costs in total.',
        },
        { item: 'Municipal attestation', amount: 'In proportion to the rent', payee: 'Ajman Municipality' },
        {
          item: 'Visa, medical, insurance',
          amount: 'For each person',
          payee: 'Immigration, clinic, insurer',
        },
        {
          item: 'Driving',
          amount: 'Fuel, tolls and hours, if customers are in Dubai',
          payee: 'You',
          note: 'Seldom budgeted, always paid.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Where to be careful in Ajman',
      paragraphs: [
        'Licences from small zones are sold by resellers abroad who promise a visa and an account in one breath. A zone can grant a quota; immigration decides on the visa and a bank on the account. A bank branch in Dubai may ask why the firm sits in Ajman: have a lease, a supplier or a client here as the reason.',
        'A licence taken only for the residence attracts attention at renewal, when no turnover, no desk and no books can be shown. Tax registration is due all the same, and missing it costs {{uae-ct-late-registration}}, which is [lifted only under a condition](/business-guide/corporate-tax-basics).',
      ],
    },
    {
      kind: 'faq',
      heading: 'Ajman in brief',
      items: [
        {
          question: 'Are there other zones?',
          answer:
            'A newer one, Ajman NuVentures Centre, issues licences for small firms with little space. Newer zones can be inexpensive; ask your bank whether it accepts them.',
        },
        {
          question: 'May an Ajman firm deliver to Dubai?',
          answer:
            'A mainland company may sell goods anywhere in the country. A shop, a depot or a standing crew in Dubai is a branch and needs its licence.',
        },
        {
          question: 'How are residence visas issued?',
          answer:
            'By the federal authority for identity and citizenship with its Ajman office; those employed on the mainland also pass through the Ministry of Human Resources. [Timelines](/visa/timelines) are much the same as elsewhere.',
        },
        {
          question: 'Is an Ajman offshore company good for banking in the UAE?',
          answer:
            'It is possible, but difficult: no office, no resident staff, and many questions on purpose. Consider it for holding assets only.',
        },
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
