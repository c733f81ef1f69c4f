import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Our packages are in four zones: SHAMS and SPC in Sharjah, IFZA and Meydan in Dubai. Compare what they include before you compare prices: “package” means something different in each, and only the second year shows what a company really costs.',
  blocks: [
    {
      kind: 'offers',
      heading: 'Our four packages',
      intro:
        'What each package buys, what both years cost, and what is not included. Each is for one company; visas and desk are added in the quote.',
      offers: ['shams', 'spc', 'ifza', 'meydan'],
    },
    {
      kind: 'figure',
      heading: 'The four starting prices',
      chart: 'bars',
      rows: [
        {
          label: 'SPC',
          fact: 'spc-package',
        },
        {
          label: 'SHAMS',
          fact: 'shams-package',
        },
        {
          label: 'IFZA',
          fact: 'ifza-package',
        },
        {
          label: 'Meydan',
          fact: 'meydan-package',
        },
      ],
      note: 'Each is the lowest price of registration, the first year’s licence and our work. [Add employees’ visas](/calculator) to compare what you need.',
    },
    {
      kind: 'comparison',
      heading: 'The four zones, by their published licence prices',
      intro:
        'Prices in this table are for the licence alone, as published or reported; where none was published, our own. Visas, desk and accounting are extra.',
      columns: ['Licence alone', 'Good for', 'Think twice if'],
      rows: [
        {
          label: 'SHAMS, Sharjah',
          cells: [
            'From {{shams-licence}}',
            'One person, media and online work, customers abroad',
            'your bank wants an office, or your clients are in Dubai',
          ],
        },
        {
          label: 'SPC, Sharjah',
          cells: [
            'Our lowest: {{spc-licence}}; see the zone’s own list',
            'Many activities on one licence, small trading and services',
            'your activity needs outside approval',
          ],
        },
        {
          label: 'IFZA, Dubai',
          cells: [
            '{{ifza-licence}}, depending on the reseller; our lowest: {{ifza-licence-ours}}',
            'Consulting and services with a Dubai address',
            'you are comparing offers: nearly all come through agents, and their contents differ',
          ],
        },
        {
          label: 'Meydan, Dubai',
          cells: [
            '{{meydan-licence}}',
            'Quick digital set-up, several activities, a term of up to {{meydan-licence-length}}',
            'you plan to apply for an investor visa: it needs share capital of {{meydan-investor-capital}}',
          ],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'What a package should state before you compare it',
      items: [
        {
          title: 'The licence and its activities',
          text: 'How many activities, from which groups, and what an extra one will cost next year.',
        },
        {
          title: 'Visa allocation and visas',
          text: 'An allocation is only the right to apply. Medical test, Emirates ID, insurance and change of status are charged separately.',
        },
        {
          title: 'The address',
          text: 'A shared desk, a registered address or a room: banks and tax forms ask which one you have.',
        },
        {
          title: 'The second year',
          text: 'Renewal of the licence, desk and establishment card, without the first-year discount.',
        },
        {
          title: 'Who is paid',
          text: 'Which part goes to the zone, to immigration, to the landlord and to us. You cannot check a single total that has no breakdown.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'RAKEZ and a mainland company, for comparison',
      paragraphs: [
        'For comparison, agents’ published all-in prices for other companies are {{rakez-year-1}} in the first year and {{rakez-year-2}} in the second at RAKEZ, and {{llc-dubai-year-1}} and {{llc-dubai-year-2}} for a limited company on the Dubai mainland.',
      ],
    },
    {
      kind: 'steps',
      heading: 'From four packages to one',
      steps: [
        {
          title: 'Say where the customers are',
          text: 'Abroad, in other free zones, or on the mainland. If it is the mainland, read about the [mainland company](/licensing/mainland-company-dubai) first.',
        },
        {
          title: 'Count the people',
          text: 'The number of owners and staff who will live here decides how many visas you need, this year and next.',
        },
        {
          title: 'Settle the bank early',
          text: 'Some banks know some zones better. The [bank account guide](/business-guide/bank-account-guide) explains what they look at.',
        },
        {
          title: 'Compare two written offers',
          text: 'Check the same activities, the same visas and two years of each. [Get a Quote](/quote) from us as well: it shows every item and who is paid.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'When none of the four suits you',
      paragraphs: [
        'Regulated work (finance, health, education, transport), a shop or restaurant open to the public, and government tenders need a different authority, whatever the package costs.',
        'If a seller promises a bank account, a visa without a medical test or a price that never changes, do not rely on it: they do not decide these.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Wrong zone, tax, work in Dubai',
      items: [
        {
          question: 'What if I choose the wrong zone?',
          answer:
            'You may be able to transfer its registration: the law has provided for this since {{uae-registration-transfer}} (Federal Decree-Law 20 of 2025), but parts of the rules are still to come, so have both zones confirm it. If they are not ready, you set up a new company and [close](/services/company-liquidation-uae) the old one, with its visas and accounts. So choose with care.',
        },
        {
          question: 'Are these zones tax-free?',
          answer:
            'No. Every company registers for corporate tax. Income up to {{uae-ct-threshold}} is taxed at {{uae-ct-zero-rate}} and profit above it at {{uae-ct-rate}}; a zone company keeps a special rate only under strict conditions.',
        },
        {
          question: 'Can a Sharjah company work in Dubai?',
          answer:
            'Yes, with free zone companies and customers abroad. To serve customers on the Dubai mainland it needs its own arrangement: Dubai’s branch licence and temporary permit are only for Dubai’s zones.',
        },
      ],
    },
  ],
  related: ['/packages/shams', '/packages/spc', '/packages/ifza', '/packages/meydan', '/services/pricing'],
};
