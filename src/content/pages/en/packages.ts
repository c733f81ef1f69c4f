import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Four zones make up most of our packages: SHAMS and SPC in Sharjah, IFZA and Meydan in Dubai. Read them beside one another before you read a price: the same word, package, covers different things in each, and only the second year shows what a company costs.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'The four zones side by side',
      intro:
        'Prices in this table are for the licence alone, as published or reported, without visas, desk and accounting.',
      columns: ['Licence alone', 'Strong for', 'Look twice if'],
      rows: [
        {
          label: 'SHAMS, Sharjah',
          cells: [
            'From {{shams-licence}}',
            'One person, media and online work, customers abroad',
            'your bank wants an office, or your clients sit in Dubai',
          ],
        },
        {
          label: 'SPC, Sharjah',
          cells: [
            'On the zone’s own price list',
            'Many activities on one licence, small trading and services',
            'your trade needs an outside approval',
          ],
        },
        {
          label: 'IFZA, Dubai',
          cells: [
            '{{ifza-licence}}, depending on the reseller',
            'Consulting and services with a Dubai address',
            'you compare offers: nearly all come through agents, with different contents',
          ],
        },
        {
          label: 'Meydan, Dubai',
          cells: [
            '{{meydan-licence}}',
            'Quick digital set-up, several activities, a term of up to {{meydan-licence-length}}',
            'an investor visa is planned: it asks for share capital of {{meydan-investor-capital}}',
          ],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'What a package must name before you compare it',
      items: [
        {
          title: 'The licence and its activities',
          text: 'How many activities, from which groups, and what a further one costs next year.',
        },
        {
          title: 'Visa allocation and visas',
          text: 'An allocation is only the right to apply. Medical test, Emirates ID, insurance and the change of status are lines of their own.',
        },
        {
          title: 'The address',
          text: 'A shared desk, a registered address or a room: banks and tax forms ask which of them it is.',
        },
        {
          title: 'The second year',
          text: 'Renewal of licence, desk and establishment card, without the first year’s discount.',
        },
        {
          title: 'Who is paid',
          text: 'Which part goes to the zone, to immigration, to the landlord and to us. A single sum without parts cannot be checked.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Two prices, two names',
      paragraphs: [
        'The menu of this site names **licence-only** prices; the cards of the home page name **packages**, which hold registration, a visa allocation and our work as well. Both are starting points before authority fees that depend on your case. They are not rivals, and must not be added to one another.',
        'For scale: all-in lists that agents published for other forms come to {{rakez-year-1}} in the first and {{rakez-year-2}} in the second year at RAKEZ, and to {{llc-dubai-year-1}} and {{llc-dubai-year-2}} for a limited company on Dubai’s mainland.',
      ],
    },
    {
      kind: 'steps',
      heading: 'From four packages to one',
      steps: [
        {
          title: 'Say where the customers are',
          text: 'Abroad, in other free zones, or on the mainland. In the last case read about the [mainland company](/licensing/mainland-company-dubai) first.',
        },
        {
          title: 'Count people, not desks',
          text: 'Owners and staff who will live in the country decide how many visas must fit, this year and next.',
        },
        {
          title: 'Ask the bank question early',
          text: 'Some banks know some zones better. The [bank account guide](/business-guide/bank-account-guide) says what they look at.',
        },
        {
          title: 'Put two written offers beside one another',
          text: 'Same activities, same visas, two years each. [Get a Quote](/quote) from us as well: it names every line and who is paid.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'When none of the four fits',
      paragraphs: [
        'Regulated work (finance, health, education, transport), a shop or restaurant for the public, and tenders of the government need another authority, however low a package is priced.',
        'A package that promises a bank account, a visa without a medical test or a price that never changes promises what its seller does not decide.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Asked before signing',
      items: [
        {
          question: 'And if the zone turns out to be the wrong one?',
          answer:
            'Rarely by transfer. In practice a new company is founded and the old one is [closed](/services/company-liquidation-uae), with visas and accounts following. Choosing well once is cheaper.',
        },
        {
          question: 'Is the cheapest package enough for a visa?',
          answer:
            'A licence without allocation carries none. Check that the package contains at least one place, and what the visa itself then costs at immigration.',
        },
        {
          question: 'Are these zones free of tax?',
          answer:
            'No. Every company registers for corporate tax. Income up to {{uae-ct-threshold}} is taxed at {{uae-ct-zero-rate}} and profit above it at {{uae-ct-rate}}; a zone company keeps a special rate only under strict conditions.',
        },
        {
          question: 'May a Sharjah company work in Dubai?',
          answer:
            'With companies in other zones and abroad, yes. For customers on Dubai’s mainland it needs a way of its own; the branch and the permit that Dubai offers are for Dubai’s zones.',
        },
      ],
    },
  ],
  related: ['/packages/shams', '/packages/spc', '/packages/ifza', '/packages/meydan', '/services/pricing'],
};
