import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Sharjah is two offers under one name. Its small zones, SHAMS and SPC, sell some of the least expensive licences in the country to people who need little space. Its ports, airport and workshops have made it a place of real industry. Which of the two you want decides everything else.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'The zones of Sharjah by purpose',
      columns: ['For whom', 'Space'],
      rows: [
        {
          label: 'SHAMS (Sharjah Media City)',
          cells: [
            'Media, consulting, online trade; single founders',
            'Shared desks; licence from {{shams-licence}}',
          ],
        },
        {
          label: 'SPC (Publishing City)',
          cells: [
            'Publishing and printing first, today a broad list of services and trade',
            'Desks and offices near the airport; price by package',
          ],
        },
        {
          label: 'SAIF Zone',
          cells: ['Air cargo, light industry, re-export', 'Offices and warehouses at the airport'],
        },
        {
          label: 'Hamriyah Free Zone',
          cells: [
            'Heavy industry, oil and petrochemicals, steel, timber, food',
            'Plots, sheds, its own harbour',
          ],
        },
        {
          label: 'SRTI Park',
          cells: [
            'Research, engineering, environment, drones',
            'Laboratories and offices by University City',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'The mainland: SEDD and what surrounds it',
      paragraphs: [
        'The Sharjah Economic Development Department, SEDD, gives names, approvals and licences, and has branches in Khorfakkan, Kalba and Al Dhaid. The lease has to be attested by the municipality, which also approves the premises; for food, workshops and warehouses its visit comes before the licence.',
        'Foreign ownership up to {{uae-foreign-ownership}} is possible for most activities, as federal law provides. The department decides on each code, so ask before you draw up articles of association. Sharjah Chamber membership is part of the licensing process and is billed with it.',
        'Government offices work Monday to Thursday here, with a weekend of three days. An errand that falls to Friday in Dubai waits until Monday in Sharjah.',
      ],
    },
    {
      kind: 'requirements',
      heading: 'Whom it suits',
      items: [
        {
          title: 'The manufacturer',
          text: 'Space, workers’ housing and suppliers nearby, and ports on both coasts: Khalid and Hamriyah on the Gulf, Khorfakkan on the ocean side.',
        },
        {
          title: 'The founder who tests an idea',
          text: 'With clients abroad and no staff, a small zone keeps the fixed cost low while you learn whether anybody pays.',
        },
        {
          title: 'The publisher, the school, the museum shop',
          text: 'Culture and education are the emirate’s own emphasis, and buyers for them sit here.',
        },
        {
          title: 'Less so: nightlife and hospitality with alcohol',
          text: 'Alcohol is prohibited in Sharjah. A concept that needs it belongs elsewhere.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'Reading a low price to its end',
      rows: [
        {
          item: 'Zone licence without visa',
          amount: 'SHAMS from {{shams-licence}}',
          payee: 'Zone',
          note: 'Published lists of the years 2024 to 2026. Confirm with the zone which activities it includes.',
        },
        {
          item: 'Establishment card and visa quota',
          amount: 'Extra lines in nearly every package',
          payee: 'Zone and immigration',
        },
        {
          item: 'Each residence',
          amount: 'An agent’s all-in price was {{employment-visa-agent-cost}} for employment',
          payee: 'Agent, authorities, clinic, insurer',
        },
        {
          item: 'Mainland licence',
          amount: 'By SEDD’s calculation for activity and rent',
          payee: 'SEDD, municipality, chamber',
        },
        {
          item: 'Renewal',
          amount: 'Ask for it in writing: a first-year discount does not return',
          payee: 'Zone',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Where Sharjah needs care',
      paragraphs: [
        'Selling to clients in Dubai from a Sharjah zone is the frequent slip. Remote services to a business customer rarely meet objections; a team on site, a shop or local deliveries need a licence of the place. Dubai’s mainland permit for zone companies does not cover you.',
        'Banks: a licence alone, with a shared desk, an owner abroad and “general trading”, is the profile most often declined. Bring contracts and a resident signatory, or look at [what banks ask](/business-guide/bank-account-guide) beforehand. And the road: commuting to Dubai eats hours, which staff count when they compare offers.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How to begin here',
      steps: [
        {
          title: 'Choose between desk and shed',
          text: 'A desk means SHAMS, SPC or SRTI Park. Goods in quantity mean SAIF, Hamriyah or the mainland’s industrial areas.',
        },
        {
          title: 'Get two written offers',
          text: 'One from the zone itself, one from an agent, with the same activities and the same number of visas.',
        },
        {
          title: 'Ask two banks',
          text: 'By name of zone and activity, before paying. Their answer is worth more than a discount.',
        },
        {
          title: 'Register for corporate tax',
          text: 'Within {{uae-ct-registration-window}} of incorporation, like every company in the country.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about Sharjah',
      items: [
        {
          question: 'SHAMS or SPC?',
          answer:
            'They compete on price and activities and change both. Put your exact codes and visas to each; our pages on [SHAMS](/packages/shams) and [SPC](/packages/spc) show what to compare.',
        },
        {
          question: 'Can I rent my office in Dubai with a Sharjah licence?',
          answer:
            'No: a registered place of business in Dubai needs a Dubai licence. Working at a client’s or from home now and then is another matter.',
        },
        {
          question: 'Which courts are competent?',
          answer:
            'The courts sitting in Sharjah, which work in Arabic. Zone companies have no separate court here as DIFC firms do; parties to larger contracts often agree on arbitration.',
        },
      ],
    },
  ],
  related: [
    '/packages/shams',
    '/packages/spc',
    '/emirates/ajman',
    '/business-guide/free-zone-comparison',
    '/licensing/industrial-license',
  ],
};
