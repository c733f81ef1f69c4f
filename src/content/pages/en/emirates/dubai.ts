import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Dubai has the widest choice of the seven emirates: one mainland authority, more than twenty free zones and every bank within reach. It is also the dearest address for rent. It suits companies that sell to the city, recruit there or trade through its port and airport, and less those that only need a piece of paper.',
  blocks: [
    {
      kind: 'text',
      heading: 'Whom Dubai suits, and whom not',
      paragraphs: [
        'Come here if your buyers, staff or suppliers are here: trade, tourism, property, restaurants, media, technology with a sales team. Customers recognise the address, and specialists move for it more readily than for any other place in the country.',
        'Think twice if you work alone for clients overseas, if you manufacture, or if rent would eat the first year. A neighbouring emirate gives the same federal tax, the same right to reside and often a larger room for the money.',
      ],
    },
    {
      kind: 'requirements',
      heading: 'Who licenses what',
      items: [
        {
          title: 'Department of Economy and Tourism (DET)',
          text: 'All of the mainland, from trade name to renewal, and tourism licences as well. Every licensed firm in the emirate, zones included, is recorded in one unified register.',
        },
        {
          title: 'The zones’ own authorities',
          text: 'Each registers companies, rents space and sponsors visas within its fence. Several large ones, among them Silicon Oasis and the airport zone, are run by one integrated authority.',
        },
        {
          title: 'DIFC',
          text: 'The financial centre has its own civil and commercial law, courts in English and a financial regulator, the DFSA.',
        },
        {
          title: 'JAFZA offshore',
          text: 'A register for holding companies without visas or trade in the country; known for holding Dubai property, subject to the Land Department.',
        },
        {
          title: 'GDRFA',
          text: 'Residence permits are issued in Dubai by its own directorate, while other emirates use the federal authority. Portals and small charges differ.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Which zone for which trade',
      columns: ['Made for', 'Published price'],
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
          cells: ['Warehouses, distribution, light industry', 'By plot or unit; ask the zone'],
        },
        {
          label: 'Internet City, Media City, Design District',
          cells: ['Firms of those trades, freelancers', 'By lease; freelance permit {{freelance-permit}}'],
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'Two years, side by side',
      intro: 'All-in prices through agents, 2025. Check whether a visa and a desk are in yours.',
      rows: [
        {
          item: 'Mainland limited company',
          amount: '{{llc-dubai-year-1}} in the first year, {{llc-dubai-year-2}} in the second',
          payee: 'Agent, DET, landlord',
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
          amount: '{{dubai-dual-licence}}',
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
          text: 'The honest figure. The city’s “licence in an hour” covers simple cases on paper and opens no door at a bank.',
        },
        {
          title: 'Zone company',
          time: 'Days to some weeks to the licence',
          text: 'Quicker if owners are individuals and the activity needs no outside approval; then the account follows the same course.',
        },
        {
          title: 'Ejari',
          time: 'A day or two once the lease is signed',
          text: 'The registered lease is what the mainland licence, visas and often the bank rest on.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Where Dubai catches people out',
      paragraphs: [
        'A zone in Dubai is not Dubai’s mainland: working on site for local clients takes the branch above or a permit at {{dubai-temporary-permit}}. Cheap desks may be oversubscribed, and inspectors ask to see yours. Shop and office leases run yearly with cheques in advance, so a wrong choice of size cannot be undone until renewal.',
        'Some sellers present any building with a glass front as a zone. Look up the authority’s own site, and pay fees to it where you can.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Short questions about Dubai',
      items: [
        {
          question: 'Do I need an Emirati partner?',
          answer:
            'For most mainland activities no: foreign ownership up to {{uae-foreign-ownership}} is open. A list of strategic activities keeps conditions. See [local sponsor](/services/local-sponsor-dubai).',
        },
        {
          question: 'Can a Sharjah or RAK zone company use the Dubai mainland permit?',
          answer:
            'No. The resolution covers companies of Dubai’s zones. Others need a Dubai branch or a customer who imports.',
        },
        {
          question: 'Does Dubai levy a company tax of its own?',
          answer:
            'Corporate tax is federal, {{uae-ct-rate}} above {{uae-ct-threshold}}, whichever the emirate. Dubai does tax branches of foreign banks, and collects municipal charges on rent and hotels.',
        },
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
