import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Sharjah offers two very different things. Its small zones, SHAMS and SPC, sell some of the least expensive licences in the country to people who need little space. Its ports, airport and workshops make it a real industrial centre. Everything else depends on which of the two you want.',
  keyFigures: [
    { label: 'SHAMS licence alone, lowest price', fact: 'shams-licence' },
    { label: 'SPC licence alone, our lowest price', fact: 'spc-licence' },
    { label: 'Employment visa through an agent', fact: 'employment-visa-agent-cost' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Sharjah’s zones by purpose',
      columns: ['Who it suits', 'Space'],
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
      heading: 'The mainland: SEDD and related offices',
      paragraphs: [
        'The Sharjah Economic Development Department (SEDD) issues names, approvals and licences, and has branches in Khorfakkan, Kalba and Al Dhaid. The municipality must attest the lease and approve the premises; for food, workshops and warehouses it inspects before the licence is issued.',
        'Foreign ownership up to {{uae-foreign-ownership}} is possible for most activities, as federal law provides. The department decides for each activity code: have yours confirmed before you draft articles of association. Sharjah Chamber membership is part of the licensing process and is billed with it.',
        'Government offices work Monday to Thursday here, with a weekend of three days. What could be done on a Friday in Dubai has to wait until Monday in Sharjah. The courts here work in Arabic. Unlike the DIFC, the zones have no court of their own, so the parties to larger contracts often agree on arbitration.',
      ],
    },
    {
      kind: 'requirements',
      heading: 'Who it suits',
      items: [
        {
          title: 'The manufacturer',
          text: 'Space, workers’ housing and suppliers nearby, and ports on both coasts: Khalid and Hamriyah on the Gulf, Khorfakkan on the Gulf of Oman.',
        },
        {
          title: 'The founder testing an idea',
          text: 'If your clients are abroad and you have no staff, a small zone keeps fixed costs low while you find out whether anyone pays.',
        },
        {
          title: 'The publisher, the school, the museum shop',
          text: 'The emirate focuses on culture and education, and the buyers are here.',
        },
        {
          title: 'Not for: nightlife and hospitality with alcohol',
          text: 'Alcohol is prohibited in Sharjah. If your concept needs it, choose another emirate.',
        },
      ],
    },
    {
      kind: 'figure',
      heading: 'Sharjah beside its neighbours',
      chart: 'bars',
      rows: [
        {
          label: 'SHAMS, Sharjah',
          fact: 'shams-licence',
        },
        {
          label: 'SPC, Sharjah',
          fact: 'spc-licence',
        },
        {
          label: 'RAKEZ, Ras Al Khaimah',
          fact: 'rakez-licence',
        },
        {
          label: 'Meydan, Dubai',
          fact: 'meydan-licence',
        },
      ],
      note: 'The lowest price of the licence alone in each zone.',
    },
    {
      kind: 'costs',
      heading: 'What a low price really adds up to',
      rows: [
        {
          item: 'Zone licence without visa',
          amount: 'SHAMS from {{shams-licence}}',
          payee: 'Zone',
          note: 'From price lists published from 2024 to 2026. Confirm with the zone which activities it includes.',
        },
        {
          item: 'Each residence',
          amount: 'An agent’s all-in price was {{employment-visa-agent-cost}} for employment',
          payee: 'Agent, authorities, clinic, insurer',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Visa quota, mainland licence, renewal',
      paragraphs: [],
      points: [
        '**Establishment card and visa quota** (zone and immigration): extra items in nearly every package.',
        '**Mainland licence** (SEDD, municipality, chamber): by SEDD’s calculation for activity and rent.',
        '**Renewal** (zone): by written offer: a first-year discount does not return.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Dubai clients, banks and the road',
      paragraphs: [
        'The most common mistake is selling to clients in Dubai from a Sharjah zone. Remote services to a business customer rarely cause problems; a registered office, a team on site, a shop or local deliveries need a Dubai licence. Dubai’s mainland permit for zone companies does not cover you.',
        'Banks most often decline this profile: a licence alone, a shared desk, an owner abroad and “general trading”. Bring contracts and a resident signatory, and read [what banks ask](/business-guide/bank-account-guide) first. Also consider the road: commuting to Dubai takes hours, and staff count them when they compare jobs.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How to begin here',
      steps: [
        {
          title: 'Choose between desk and warehouse',
          text: 'A desk means SHAMS, SPC or SRTI Park. Goods in quantity mean SAIF, Hamriyah or the mainland’s industrial areas.',
        },
        {
          title: 'Get two written offers',
          text: 'One from the zone itself, one from an agent, with the same activities and the same number of visas. SHAMS and SPC change prices and activities often: put your exact codes and visas to both.',
        },
        {
          title: 'Put it to two banks',
          text: 'Name the zone and the activity, before you pay. Decide after their answer.',
        },
        {
          title: 'Register for corporate tax',
          text: 'Within {{uae-ct-registration-window}} of incorporation, like every company in the country.',
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
