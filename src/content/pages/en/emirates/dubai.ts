import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Dubai has the widest choice of the seven emirates: one mainland authority, more than twenty free zones and every bank within reach. It also has the most expensive rents. It suits companies that sell to the city, recruit there or trade through its port and airport. It suits you less if you only need a licence.',
  keyFigures: [
    { label: 'Mainland LLC: first year via agent', fact: 'llc-dubai-year-1' },
    { label: 'Meydan free zone, licence alone', fact: 'meydan-licence' },
    { label: 'Mainland company with bank account', fact: 'mainland-total-time' },
  ],
  blocks: [
    {
      kind: 'text',
      heading: 'Who Dubai suits, and who it does not',
      paragraphs: [
        'Come here if your buyers, staff or suppliers are here: trade, tourism, property, restaurants, media, technology with a sales team. Customers recognise the address, and specialists are more willing to move here than anywhere else in the country.',
        'Think twice if you work alone for clients overseas, if you manufacture, or if rent would use up the first year’s income. A neighbouring emirate offers the same federal tax ({{uae-ct-rate}} above {{uae-ct-threshold}}), the same residence rights and often a larger room for the money.',
      ],
    },
    {
      kind: 'requirements',
      heading: 'Who licenses what',
      items: [
        {
          title: 'Department of Economy and Tourism (DET)',
          text: 'It handles all of the mainland, from trade name to renewal, and tourism licences too. Every licensed firm in the emirate, including in the zones, is recorded in one unified register. For most activities you need no Emirati partner: foreigners can own up to {{uae-foreign-ownership}}. The exceptions are under [local sponsor](/services/local-sponsor-dubai).',
        },
        {
          title: 'The zones’ own authorities',
          text: 'Each registers companies, rents out space and sponsors visas within its area. Several large ones, including Silicon Oasis and the airport zone, are run by a single integrated authority.',
        },
        {
          title: 'DIFC',
          text: 'The financial centre has its own civil and commercial law, courts in English and a financial regulator, the DFSA.',
        },
        {
          title: 'JAFZA offshore',
          text: 'A register for holding companies with no visas and no trade in the country; often used to hold Dubai property, subject to the Land Department.',
        },
        {
          title: 'GDRFA',
          text: 'Dubai’s own directorate issues residence permits here; other emirates use the federal authority. Portals and minor charges differ.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Which zone for which trade',
      columns: ['Good for', 'Published price'],
      rows: [
        {
          label: 'DMCC',
          cells: [
            'Commodities, trading houses, services that want a known name',
            'Licence from {{dmcc-licence}}',
          ],
        },
        { label: 'Meydan', cells: ['Consultants, online firms, small teams', 'Licence {{meydan-licence}}'] },
        { label: 'IFZA', cells: ['Services and light trade with few desks', 'Licence {{ifza-licence}}'] },
        {
          label: 'DAFZA',
          cells: [
            'Airfreight, electronics, regional offices',
            'All-in {{dafza-year-1}}, then {{dafza-year-2}}',
          ],
        },
        {
          label: 'Jebel Ali, Dubai South',
          cells: ['Warehouses, distribution, light industry', 'By plot or unit, in the zone’s offer'],
        },
        {
          label: 'Internet City, Media City, Design District',
          cells: ['Firms of those trades, freelancers', 'By lease; freelance permit {{freelance-permit}}'],
        },
      ],
    },
    {
      kind: 'figure',
      heading: 'Licence prices in three Dubai zones',
      chart: 'bars',
      rows: [
        {
          label: 'IFZA',
          fact: 'ifza-licence',
        },
        {
          label: 'Meydan',
          fact: 'meydan-licence',
        },
        {
          label: 'DMCC',
          fact: 'dmcc-licence',
        },
      ],
      note: 'The licence alone. The next table adds what the first two years need.',
    },
    {
      kind: 'costs',
      heading: 'Two years, side by side',
      intro: 'All-in prices through agents, 2025. Check whether yours includes the owner’s visa and a desk.',
      rows: [
        {
          item: 'Mainland limited company',
          amount: '{{llc-dubai-year-1}} in the first year, {{llc-dubai-year-2}} in the second',
          payee: 'Agent and DET',
        },
        { item: 'DMCC company', amount: '{{dmcc-year-1}}, then {{dmcc-year-2}}', payee: 'Agent and zone' },
        {
          item: 'JAFZA offshore',
          amount: '{{jafza-offshore-year-1}}, then {{jafza-offshore-year-2}}',
          payee: 'Registered agent and zone',
          note: 'No office, no visa.',
        },
        {
          item: 'Mainland branch of a Dubai zone company',
          amount: '{{dubai-dual-licence}} a year',
          payee: 'DET',
          note: 'Under Executive Council Resolution 11 of 2025, with separate books.',
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'How long it takes here',
      phases: [
        {
          title: 'Mainland, bank included',
          time: '{{mainland-total-time}}',
          text: 'This is the realistic figure. The city’s “licence in an hour” is for simple cases on paper and does not impress a bank.',
        },
        {
          title: 'Zone company',
          time: 'Days to a few weeks for the licence',
          text: 'Quicker if the owners are individuals and the activity needs no outside approval; the bank account takes as long as on the mainland.',
        },
        {
          title: 'Ejari',
          time: 'A day or two once the lease is signed',
          text: 'The mainland licence, visas and often the bank account all depend on the registered lease.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Zone permits, desks and leases: three traps',
      paragraphs: [
        'A zone in Dubai is not the Dubai mainland: to work on site for local clients you need a branch there, priced in the cost table, or a permit at {{dubai-temporary-permit}}. Both are only for companies in Dubai’s own zones. Cheap desks may be oversubscribed, and inspectors want to see yours. Shop and office leases run for a year with cheques in advance, so you are stuck with the wrong size until renewal.',
        'Some sellers call any building with a glass front a zone. Look up the authority’s own site, and pay fees to it where you can.',
      ],
    },
  ],
  related: [
    '/licensing/mainland-company-dubai',
    '/business-guide/where-to-setup-dubai',
    '/packages',
    '/workspace/office-space-dubai',
    '/emirates/abu-dhabi',
  ],
};
