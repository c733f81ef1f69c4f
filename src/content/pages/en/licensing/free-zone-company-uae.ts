import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'A free zone is an area with its own registrar. Its companies can be fully foreign-owned, trade abroad and inside the zone, and sponsor residence visas. Selling to the rest of the country takes an extra step, and the well-known zero tax rate is only for companies that meet its conditions.',
  keyFigures: [
    { label: 'RAKEZ company, first year via agent', fact: 'rakez-year-1' },
    { label: 'DMCC company, first year via agent', fact: 'dmcc-year-1' },
    { label: 'Corporate tax on qualifying income', fact: 'uae-qfzp-rate' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Customers, shops, staff: what the zone licence allows',
      columns: ['Yes', 'Only with something extra'],
      rows: [
        {
          label: 'Customers abroad',
          cells: ['Goods and services, in any currency', 'Rules of the customer’s country apply there'],
        },
        {
          label: 'Customers in the same zone',
          cells: ['Within your licensed activities', 'Another zone may require its own consent'],
        },
        {
          label: 'Customers on the mainland',
          cells: [
            'Through a distributor or importer there',
            'Directly: a permit, a branch or a dual licence',
          ],
        },
        {
          label: 'A shop or restaurant in town',
          cells: ['Not on the zone licence', 'A mainland branch with its own premises'],
        },
        {
          label: 'Staff and visas',
          cells: ['Up to the number in your package', 'More space for more people'],
        },
        {
          label: 'Ownership',
          cells: ['Full, by persons or companies', 'Corporate owners need attested documents'],
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Licence prices of five zones, side by side',
      intro:
        'Lists published between 2024 and 2026, for the licence alone: no desk, no visa, no agent. Zones run promotions, so check the price on the day. See more zones in the [free zone comparison](/business-guide/free-zone-comparison).',
      columns: ['Emirate', 'Licence only'],
      rows: [
        { label: 'SHAMS', cells: ['Sharjah', 'From {{shams-licence}}'] },
        { label: 'RAKEZ', cells: ['Ras Al Khaimah', 'From {{rakez-licence}}'] },
        { label: 'IFZA', cells: ['Dubai', '{{ifza-licence}}, as sources differ'] },
        { label: 'Meydan', cells: ['Dubai', '{{meydan-licence}}'] },
        { label: 'DMCC', cells: ['Dubai', 'From {{dmcc-licence}}; packages {{dmcc-package}}'] },
      ],
    },
    {
      kind: 'costs',
      heading: 'What a working company really costs',
      intro:
        'Agents’ published all-in prices, 2025; employees’ visas are extra, rent and the owner’s visa depend on the offer.',
      rows: [
        {
          item: 'RAKEZ company',
          amount: '{{rakez-year-1}}, then {{rakez-year-2}} in year two',
          payee: 'Zone and agent',
        },
        {
          item: 'DAFZA company',
          amount: '{{dafza-year-1}}, then {{dafza-year-2}}',
          payee: 'Zone and agent',
          note: 'Next to the airport; for firms that move goods.',
        },
        {
          item: 'DMCC company',
          amount: '{{dmcc-year-1}}, then {{dmcc-year-2}}',
          payee: 'Zone and agent',
        },
        {
          item: 'Each employee’s visa',
          amount: '{{employment-visa-agent-cost}}',
          payee: 'Zone, immigration, medical centre, agent',
        },
        {
          item: 'Audit, if the zone or the tax status asks for one',
          amount: '{{audit-fee-zone}}',
          payee: 'Licensed auditor',
          note: 'See the zone’s renewal checklist.',
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'Desk, activities, capital: how zones differ',
      items: [
        {
          title: 'The desk',
          text: 'From a shared desk to a warehouse with its own customs gate. Some zones issue licences with no space at all, but then without visas. A bank may want to see where you work.',
        },
        {
          title: 'Activities on one licence',
          text: 'Some count activities, others groups: a Meydan licence without visas covers {{meydan-activity-groups}} groups. Only a few zones accept an activity that has a regulator, such as health or finance.',
        },
        {
          title: 'Capital and visas',
          text: 'The share capital may depend on the visa. Meydan, for example, requires {{meydan-investor-capital}} for an investor visa. Get it in writing whether it must be paid in and proved.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'How to sell to the mainland',
      paragraphs: [
        'Dubai now has rules for this: under Executive Council Resolution 11 of 2025 a company in a Dubai zone can work on the emirate’s mainland, with its zone’s consent and permission from the Department of Economy and Tourism. It must keep separate books, and the profit from that work is taxed at the ordinary {{uae-ct-rate}}. [Our article](/blog/free-zone-company-mainland-permit) explains the permit.',
      ],
      points: [
        '**One project:** a temporary permit, {{dubai-temporary-permit}}, for up to {{dubai-temporary-permit-length}}, for activities on the department’s list.',
        '**Regular local clients:** a branch that stays registered in the zone, called a dual licence, {{dubai-dual-licence}} a year.',
        '**A counter, a workshop, a kitchen:** a branch with premises, or a [mainland company](/licensing/mainland-company-dubai) from the start.',
        '**A zone outside Dubai:** the resolution does not help; the other emirate’s economic department decides.',
        '**Goods:** anything that moves from a zone to the mainland is an import, with customs documents and duty.',
      ],
    },
    {
      kind: 'example',
      heading: 'One mainland project, worked out',
      intro:
        'A Qualifying Free Zone Person in a Dubai zone takes a temporary permit for one project. Its profit there is taxed at the ordinary rate.',
      currency: 'AED',
      lines: [
        {
          label: 'Taxable profit of the project, after the permit',
          given: 60_000,
        },
        {
          label: 'Temporary permit',
          fact: 'dubai-temporary-permit',
        },
        {
          label: 'Corporate tax on the profit',
          rate: 'uae-ct-rate',
          of: 60_000,
        },
      ],
      total: 'Permit and tax',
      result:
        'The permit lasts up to {{dubai-temporary-permit-length}}. If projects follow each other, compare it with a dual licence at {{dubai-dual-licence}} a year.',
    },
    {
      kind: 'warning',
      heading: '“Tax-free” is not what the law says',
      paragraphs: [
        'Every free zone company registers for corporate tax and files a return. The rate of {{uae-qfzp-rate}} is for the qualifying income of a Qualifying Free Zone Person: listed activities or free zone customers, real people and spending in the zone, audited accounts, and other revenue of at most {{uae-qfzp-de-minimis-share}} of the total or {{uae-qfzp-de-minimis-amount}}, whichever is lower.',
        'Consulting, agency and most other services are not on that list. Sold to other free zone companies that use them themselves, they can still qualify (Cabinet Decision 100 of 2023); sold to anyone else, they do not. A company without the status pays {{uae-ct-rate}} on taxable income above {{uae-ct-threshold}}. Plan with that figure.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Before you choose a zone',
      items: [
        {
          question: 'Can I run it from abroad?',
          answer:
            'Many zones register companies remotely. The bank account is harder: banks like to meet the owner, and a residence visa helps but guarantees nothing.',
        },
        {
          question: 'Does the zone help with the bank?',
          answer:
            'Some introduce you. It does not mean approval, so ask two banks about this zone and this activity before you pay.',
        },
        {
          question: 'Can my office be elsewhere in Dubai?',
          answer:
            'Usually not under the zone licence alone. To work from the mainland every day you need one of the permissions above.',
        },
        {
          question: 'Can I move to another zone later?',
          answer:
            'Sometimes: the law has provided for transfers of registration since {{uae-registration-transfer}}, with rules partly pending. Where a zone is not ready, you close and set up again. Read the zone’s exit rules before you enter.',
        },
      ],
    },
  ],
  related: [
    '/business-guide/free-zone-comparison',
    '/licensing/mainland-company-dubai',
    '/packages',
    '/business-guide/corporate-tax-basics',
    '/workspace/flexi-desk-dubai',
  ],
};
