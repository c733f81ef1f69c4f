import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'A free zone is an area with its own registrar. Its companies may be wholly foreign-owned, trade abroad and inside the zone, and sponsor residence visas. Selling to the rest of the country takes one step more, and the famous zero rate of tax belongs only to companies that meet its conditions.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'What it may do, and what it may not',
      columns: ['Yes', 'Only with more'],
      rows: [
        {
          label: 'Customers abroad',
          cells: ['Goods and services, in any currency', 'Rules of the customer’s country apply there'],
        },
        {
          label: 'Customers in the same zone',
          cells: ['Within your licensed activities', 'Another zone may ask for its own consent'],
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
          cells: ['Full, by persons or companies', 'Attested papers for a corporate owner'],
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Licence prices of five zones, side by side',
      intro:
        'Lists published between 2024 and 2026, for the licence alone: no desk, no visa, no agent. Zones run offers, so confirm on the day. More zones are on [compare free zones](/business-guide/free-zone-comparison).',
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
      heading: 'The bill of a company that works',
      intro: 'All-in prices that agents published in 2025; visas are counted apart.',
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
          note: 'Beside the airport; for firms that move goods.',
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
          amount: 'By turnover and volume of records',
          payee: 'Licensed auditor',
          note: 'Look for it in the zone’s renewal checklist, not in the brochure.',
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'Three lines in which zones really differ',
      items: [
        {
          title: 'The desk',
          text: 'From a shared desk to a warehouse with its own customs gate. Some zones licence without any space, but then without visas. A bank may ask to see where you work.',
        },
        {
          title: 'Activities on one licence',
          text: 'Some count single activities, others groups: a Meydan licence without visas holds {{meydan-activity-groups}} groups. An activity with a regulator, such as health or finance, is open in few zones only.',
        },
        {
          title: 'Capital and visas',
          text: 'The share capital may hang on the visa. Meydan, for one, asks for {{meydan-investor-capital}} for an investor visa. Ask whether it must be paid in and proved.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Selling to the mainland all the same',
      paragraphs: [
        'In Dubai this is now regulated: Executive Council Resolution 11 of 2025 lets a Dubai zone’s company work on the emirate’s mainland, with the consent of its zone and a permission from the Department of Economy and Tourism. It must keep separate books for that work, and the profit from it is taxed at the ordinary {{uae-ct-rate}}. [The permit, explained](/blog) is in our articles.',
      ],
      points: [
        '**One project:** a temporary permit, {{dubai-temporary-permit}}, for up to {{dubai-temporary-permit-length}}, for activities on the department’s list.',
        '**Steady local clients:** a branch that keeps its seat in the zone, called dual licence, {{dubai-dual-licence}}.',
        '**A counter, a workshop, a kitchen:** a branch with premises, or a [mainland company](/licensing/mainland-company-dubai) from the start.',
        '**A zone outside Dubai:** the resolution does not help; ask the other emirate’s economic department.',
        '**Goods:** whatever passes from a zone to the mainland is imported, with customs papers and duty.',
      ],
    },
    {
      kind: 'warning',
      heading: '“Tax-free” is not what the law says',
      paragraphs: [
        'Every free zone company registers for corporate tax and files a return. The rate of {{uae-qfzp-rate}} is for the qualifying income of a Qualifying Free Zone Person: listed activities, real people and spending in the zone, audited accounts, and other revenue of at most {{uae-qfzp-de-minimis-share}} of the total or {{uae-qfzp-de-minimis-amount}}, whichever is lower.',
        'Consulting, agency and most other services are not on that list. Such a company is taxed like one on the mainland: {{uae-ct-rate}} on taxable income above {{uae-ct-threshold}}. Plan with that figure and be glad of less.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Before you choose a zone',
      items: [
        {
          question: 'Can I run it from abroad?',
          answer:
            'Many zones register at a distance. The account is another matter: banks like an owner whom they can meet, and a resident visa helps without deciding anything.',
        },
        {
          question: 'Does the zone help with the bank?',
          answer:
            'Some introduce you. An introduction is not an approval, so ask two banks about this zone and this activity before paying.',
        },
        {
          question: 'May the office stand elsewhere in Dubai?',
          answer:
            'Usually not under the zone licence alone. Working from the mainland day by day needs one of the permissions above.',
        },
        {
          question: 'Can I move to another zone later?',
          answer:
            'Sometimes a transfer of the registration is possible; often it means closing and founding anew. Read the zone’s exit rules before you enter.',
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
