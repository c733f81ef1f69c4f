import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'If your customers are shops, families, builders or public bodies in the UAE, start on the mainland. If they are abroad or inside a zone, compare free zones. If the company sells nothing and only holds shares or a flat, consider offshore. Then check visas and cost: they either confirm the choice or change it.',
  keyFigures: [
    { label: 'Mainland LLC: first year via agent', fact: 'llc-dubai-year-1' },
    { label: 'DMCC company, first year via agent', fact: 'dmcc-year-1' },
    { label: 'JAFZA offshore, first year via agent', fact: 'jafza-offshore-year-1' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'The three forms compared',
      columns: ['Mainland', 'Free zone', 'Offshore'],
      rows: [
        {
          label: 'Can sell to',
          cells: [
            'Anyone in the UAE and abroad',
            'Its zone and abroad; on the mainland with a permit, branch or distributor',
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
            'Registers and files too; the special rate has [its own conditions](/business-guide/corporate-tax-basics)',
            'Must register and file too',
          ],
        },
        {
          label: 'How banks see it',
          cells: ['Most comfortable', 'Depends on zone and trade', 'Most cautious'],
        },
      ],
    },
    {
      kind: 'decision',
      heading: 'Where may you sell?',
      start: {
        question: 'Who pays your invoices?',
        answers: [
          {
            label: 'The UAE mainland',
            leadsTo: {
              question: 'Do you need a shop, a restaurant or government contracts there?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo:
                    'A [mainland company](/licensing/mainland-company-dubai) sells anywhere in the country.',
                },
                {
                  label: 'No, projects now and then',
                  leadsTo:
                    'A free zone company can take a mainland permit for up to {{dubai-temporary-permit-length}} at a time.',
                },
              ],
            },
          },
          {
            label: 'Customers abroad',
            leadsTo: {
              question: 'Do you want to live in the UAE?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo:
                    'A [free zone company](/licensing/free-zone-company-uae) sells abroad and can sponsor its owner’s visa, if the package includes a quota.',
                },
                {
                  label: 'No',
                  leadsTo:
                    'A [free zone company](/licensing/free-zone-company-uae) without visas. An [offshore company](/licensing/offshore-company-uae) only holds assets; banks close accounts that trade.',
                },
              ],
            },
          },
          {
            label: 'Companies in the same zone',
            leadsTo:
              'A company of that zone is enough; compare [the zones](/business-guide/free-zone-comparison).',
          },
        ],
      },
    },
    {
      kind: 'steps',
      heading: 'Four questions to decide, in this order',
      steps: [
        {
          title: 'Who will pay the first ten invoices?',
          text: 'List them by name or type, and where they are. Mostly in the UAE points to the mainland; mostly abroad keeps the zones in play; an empty list means it is too early to buy a licence.',
        },
        {
          title: 'Who owns it?',
          text: 'Individuals with passports can set up anywhere. Corporate owners need attested documents, and some zones handle them better than others. If your activity is on the strategic-impact list, mainland ownership is limited.',
        },
        {
          title: 'Who needs to live here because of it?',
          text: 'In many zones a flexi desk is enough for one founder. A team of eight needs floor space, and a mainland office may then be cheaper. If nobody does, offshore is still possible.',
        },
        {
          title: 'What does the second year cost?',
          text: 'Compare two years of licence, premises, visa renewals, audit and agent. Introductory discounts end after the first year.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'Two-year costs for typical choices',
      intro:
        'Agents’ published all-in prices, 2025, employees’ visas extra, rent and the owner’s visa as the offer says.',
      rows: [
        {
          item: 'Dubai mainland LLC',
          amount: '{{llc-dubai-year-1}}, then {{llc-dubai-year-2}}',
          payee: 'Agent and authorities',
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
          note: 'No visa or office included.',
        },
        {
          item: 'Licence alone at Meydan',
          amount: '{{meydan-licence}}',
          payee: 'Zone',
          note: 'Not comparable with the rows above: a licence price does not include desk, visas or help.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Working on the mainland from a zone',
      paragraphs: [
        'For years a free zone company that won a customer in Deira needed a second company. Dubai’s Executive Council Resolution 11 of 2025 opened two routes: a branch with a dual licence for {{dubai-dual-licence}} a year, or a temporary permit for {{dubai-temporary-permit}} that lasts up to {{dubai-temporary-permit-length}}. Mainland work needs separate books, and its income does not count as zone income for tax.',
        'Two limits remain. The resolution is Dubai’s, so it does not help in Sharjah or Abu Dhabi. And each zone and activity is approved separately: have both the zone and the Department of Economy and Tourism confirm yours in writing before you rely on it.',
      ],
    },
    {
      kind: 'requirements',
      heading: 'Four founders, four answers',
      intro: 'Invented cases to compare with your own.',
      items: [
        {
          title: 'Kitchen fitter with customers in Dubai homes: mainland',
          text: 'Every job is on the mainland, the workers need visas, and building permits must be in the company’s name. In a zone, every invoice would need a permit first.',
        },
        {
          title: 'Software maker selling to Europe: free zone',
          text: 'Two owners, no visitors, contracts by e-mail. A zone with a desk is enough. Whether the zone tax rate applies is a separate test; for software services sold outside the zones the answer is usually no.',
        },
        {
          title: 'Importer who supplies supermarkets and re-exports: both, in stages',
          text: 'Goods for re-export stay in a zone warehouse without duty; supermarkets buy from a mainland licence. The importer starts with whichever side has signed orders.',
        },
        {
          title: 'Family that owns a flat and shares: offshore, or nothing',
          text: 'No trade, no visas. First they have a tax adviser at home confirm that the structure is recognised there; owning the assets privately is often simpler.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Changing later, and a Sharjah zone',
      items: [
        {
          question: 'Can I change from zone to mainland later?',
          answer:
            'The law now allows it: since {{uae-registration-transfer}} a company can transfer its registration between mainland and zone and remain the same company (Federal Decree-Law 20 of 2025). Rules on how are partly still pending, so have both registers confirm it first. Where they are not ready, you set up a new company or open a branch, transfer the contracts, and cancel and reissue the visas. The same law lets a mainland LLC issue different classes of shares; here too, check first that the rules are out.',
        },
        {
          question: 'Does a Sharjah zone save money if I work in Dubai?',
          answer:
            'On the licence, often. But your office, visas and any mainland permission belong to Sharjah, and Dubai customers or landlords may ask for a Dubai licence. The [Sharjah page](/emirates/sharjah) compares the two.',
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
