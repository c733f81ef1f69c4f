import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'The right zone depends on what you sell, where your customers are and how many people need to live here. The tool above ranks zones on that basis and tells you what its first choice cannot do.',
  keyFigures: [
    { label: 'SHAMS licence alone, lowest price', fact: 'shams-licence' },
    { label: 'IFZA, licence alone', fact: 'ifza-licence' },
    { label: 'DMCC licence alone, lowest price', fact: 'dmcc-licence' },
  ],
  blocks: [
    {
      kind: 'requirements',
      heading: 'How we arrive at a suggestion',
      intro: 'There is no secret ranking, and no zone pays for a higher place.',
      items: [
        {
          title: 'First, what rules a zone out',
          text: 'Zones that only accept their own trades are removed for everyone else. If you store goods, only zones with warehouses remain; if you make them, only those with land.',
        },
        {
          title: 'Then your trade',
          text: 'A zone known for your line of business scores highest. Its staff know the documents, and banks recognise the name.',
        },
        {
          title: 'Then customers, people and your main priority',
          text: 'The mainland permit counts in favour of Dubai’s zones if your customers are there. Visas are scored by how they are allocated: a package for one or two people, leased space for a growing team.',
        },
        {
          title: 'If it is a tie, the lower known price',
          text: 'We only compare prices for the licence alone. If a zone publishes none that we could read, the table says so and gives no figure.',
        },
      ],
    },
    {
      kind: 'figure',
      heading: 'Licence-only prices, side by side',
      chart: 'bars',
      rows: [
        {
          label: 'SHAMS',
          fact: 'shams-licence',
        },
        {
          label: 'SPC',
          fact: 'spc-licence',
        },
        {
          label: 'RAKEZ',
          fact: 'rakez-licence',
        },
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
      note: 'The paler end of a bar is a range: sources disagree. Visas, desk and renewal come on top.',
    },
    {
      kind: 'comparison',
      heading: 'What a package covers in different zones',
      intro:
        'A low starting price often leaves out what you need next. Get every item in writing before you compare totals.',
      columns: ['Often included', 'Often extra'],
      rows: [
        {
          label: 'Licence',
          cells: ['One group of activities, one year', 'More groups, regulated activities, renewal'],
        },
        {
          label: 'Address',
          cells: ['A shared desk or a registered address', 'A lockable room, parking, a sign'],
        },
        {
          label: 'Visas',
          cells: ['The right to apply for a set number of visas', 'Each visa, medical test and Emirates ID'],
        },
        {
          label: 'Immigration file',
          cells: ['Nothing, in the cheapest packages', 'The establishment card and its renewal'],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Selling outside the zone',
      paragraphs: [
        'Since Executive Council Resolution 11 of 2025, a company in a Dubai zone may work on Dubai’s mainland with a branch for {{dubai-dual-licence}} a year or a temporary permit for {{dubai-temporary-permit}}, which runs for at most {{dubai-temporary-permit-length}}. It must keep separate books for that work. The rule does not apply to financial institutions in the DIFC or to companies in other emirates: there, the emirate’s own department of economy decides.',
        'If most of your invoices will go to the mainland, compare a [mainland company](/licensing/mainland-company-dubai) with the two best zones.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Prices, tax, moving and distance: check these yourself',
      paragraphs: [
        'Price lists change within weeks, and promotions end without notice. Our descriptions are general knowledge: confirm them with the zone. Several smaller zones are missing, some because we could not be certain of their terms. No free zone licence guarantees a bank account either: the [bank account guide](/business-guide/bank-account-guide) shows what banks look at.',
        'Being in a free zone does not by itself give you the zero rate of corporate tax. You also need qualifying income, substance and audited accounts, as [corporate tax basics](/business-guide/corporate-tax-basics) explains.',
        'Choose with care, because moving is hard. Federal Decree-Law 20 of 2025 lets a company transfer its registration to another register and stay the same company, but its rules are partly pending: rely on it only when both authorities confirm it in writing. Otherwise you set up a new company, with new visas and a new bank account, and close the old one.',
        'The emirate matters even if you work online, for bank meetings, the medical test and your tenancy: with a company in Fujairah you will spend days on the road if you live in Dubai.',
      ],
    },
  ],
  related: [
    '/licensing/free-zone-company-uae',
    '/licensing/mainland-company-dubai',
    '/business-guide/bank-account-guide',
    '/business-guide/where-to-setup-dubai',
  ],
};
