import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'If your customers are shops, families, builders or public bodies in the UAE, start on the mainland. If they are abroad or inside a zone, compare free zones. If nobody buys anything because the company only holds shares or a flat, look at offshore. Visas and money then confirm the choice or overturn it.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'The three forms against what decides the matter',
      columns: ['Mainland', 'Free zone', 'Offshore'],
      rows: [
        {
          label: 'May sell to',
          cells: [
            'Anybody in the UAE and abroad',
            'Its zone and abroad; onshore by permit, branch or distributor',
            'Nobody in the UAE',
          ],
        },
        {
          label: 'Foreign ownership',
          cells: ['{{uae-foreign-ownership}} for most activities', 'Full', 'Full'],
        },
        {
          label: 'Premises',
          cells: [
            'Office with a registered lease',
            'Desk, office or warehouse in the zone',
            'A registered agent',
          ],
        },
        {
          label: 'Residence visas',
          cells: ['By office size', 'By package and desk', 'None'],
        },
        {
          label: 'Corporate tax',
          cells: [
            'Registers and files',
            'Registers and files too',
            'Registers as well; confirm how with the tax authority',
          ],
        },
        {
          label: 'How banks look at it',
          cells: ['Most at ease', 'Depends on zone and trade', 'Most cautious'],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Decide with four questions, in this order',
      steps: [
        {
          title: 'Who will pay the first ten invoices?',
          text: 'List them by name or kind, with the place. Mostly onshore points to the mainland; mostly abroad leaves the zones in the race; an empty list means that it is too early to buy a licence.',
        },
        {
          title: 'Who owns it?',
          text: 'People with passports can go anywhere. Corporate owners bring attested papers, and some zones handle them better than others. If your activity is on the strategic-impact list, mainland ownership is limited.',
        },
        {
          title: 'Who must live here because of it?',
          text: 'One founder fits a flexi desk in many zones. A team of eight needs square metres, and there a mainland office may be the cheaper answer. No one at all keeps offshore possible.',
        },
        {
          title: 'What does the second year cost?',
          text: 'Put licence, premises, visa renewals, audit and agent side by side for two years. Starting offers are cut to the first; renewals are not.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'Both years for typical choices',
      intro: 'All-in prices through an agent as published in 2025; visas are not in them.',
      rows: [
        {
          item: 'Dubai mainland LLC',
          amount: '{{llc-dubai-year-1}}, then {{llc-dubai-year-2}}',
          payee: 'Agent, authority, landlord',
        },
        {
          item: 'DMCC, a large Dubai zone',
          amount: '{{dmcc-year-1}}, then {{dmcc-year-2}}',
          payee: 'Agent and zone',
        },
        {
          item: 'DAFZA, at the airport',
          amount: '{{dafza-year-1}}, then {{dafza-year-2}}',
          payee: 'Agent and zone',
        },
        {
          item: 'JAFZA offshore',
          amount: '{{jafza-offshore-year-1}}, then {{jafza-offshore-year-2}}',
          payee: 'Agent and registrar',
          note: 'No visa and no office come with it.',
        },
        {
          item: 'Licence alone at Meydan',
          amount: '{{meydan-licence}}',
          payee: 'Zone',
          note: 'Not comparable with the lines above: a licence price leaves out desk, visas and help.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'The door between zone and mainland',
      paragraphs: [
        'For years a free zone company that won a customer in Deira needed a second company. Dubai’s Executive Council Resolution 11 of 2025 opened two ways: a branch under a dual licence for {{dubai-dual-licence}}, or a temporary permit for {{dubai-temporary-permit}} that runs up to {{dubai-temporary-permit-length}}. Local work needs books of its own, and that income does not count as zone income for tax.',
        'Two limits remain. The resolution is Dubai’s, so it opens nothing in Sharjah or Abu Dhabi. And each zone and activity is admitted separately; ask both the zone and the Department of Economy and Tourism before you rely on it.',
      ],
    },
    {
      kind: 'requirements',
      heading: 'Four founders, four answers',
      intro: 'Invented cases, to test your own against.',
      items: [
        {
          title: 'Kitchen fitter with customers in Dubai homes: mainland',
          text: 'Every job is onshore, workers need visas, and building permits are asked for in the company’s name. A zone would put a permit between him and each invoice.',
        },
        {
          title: 'Software maker selling to Europe: free zone',
          text: 'Two owners, no visitors, contracts by e-mail. A zone with a desk suffices. Whether the zone’s tax rate applies to her is a separate test, and for software services often a no.',
        },
        {
          title: 'Importer who supplies supermarkets and re-exports: both, in stages',
          text: 'Goods for re-export rest in a zone’s warehouse without duty; the supermarkets buy from a mainland licence. He begins with the side that has signed orders.',
        },
        {
          title: 'Family that holds a flat and shares: offshore, or nothing',
          text: 'No trade, no visas. First they ask a tax adviser at home whether the structure is recognised there; quite often plain private ownership is simpler.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Second thoughts',
      items: [
        {
          question: 'Can I change from zone to mainland later?',
          answer:
            'Seldom by moving the same company. In practice a new one is founded or a branch opened, contracts are passed on and visas cancelled and issued again. Plan the likelier end state from the start.',
        },
        {
          question: 'Does a Sharjah zone save money if I work in Dubai?',
          answer:
            'On the licence, often. But your office, visas and any onshore permission belong to Sharjah, and Dubai customers or landlords may ask for a Dubai licence. [Sharjah’s page](/emirates/sharjah) weighs it.',
        },
        {
          question: 'Is the free zone free of tax?',
          answer:
            'No. Every zone company registers and files; the special rate has [conditions of its own](/business-guide/corporate-tax-basics).',
        },
        {
          question: 'Which zone is best?',
          answer:
            'The one that lists your activity, that your bank knows and whose renewal you can afford. Start with [zones side by side](/business-guide/free-zone-comparison).',
        },
      ],
    },
  ],
  related: [
    '/licensing/mainland-company-dubai',
    '/licensing/free-zone-company-uae',
    '/licensing/offshore-company-uae',
    '/business-guide/free-zone-comparison',
    '/calculator',
  ],
};
