import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-21',
  lead: 'No zone is the best one. There is one that fits what you sell, where your customers are and how many people must live here; the tool above ranks them by that and says what the first choice cannot do. Below: how it weighs your answers, and what to ask a zone before you pay.',
  blocks: [
    {
      kind: 'requirements',
      heading: 'How the suggestion is made',
      intro: 'There is no secret ranking, and no zone pays to stand higher.',
      items: [
        {
          title: 'First, what rules a zone out',
          text: 'Zones that take only their own trades drop out for everybody else. If you store goods, only zones with warehouses remain; if you make them, only those with land.',
        },
        {
          title: 'Then your trade',
          text: 'A zone that is known for your line of business counts most. Its officers know the papers, and a bank recognises the name.',
        },
        {
          title: 'Then customers, people and your chief wish',
          text: 'The mainland permit counts for Dubai’s zones if your customers are there. Visas count by how they are allotted: a package for one or two people, leased space for a team that grows.',
        },
        {
          title: 'At a tie, the lower known price',
          text: 'Only prices of the licence alone are set against each other. Where a zone publishes none that we could read, the table says so and gives no figure.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'What the same word costs in different zones',
      intro:
        'A low entrance price often leaves out what you need next. Ask for each line in writing before you compare totals.',
      columns: ['Often in the package', 'Often a line of its own'],
      rows: [
        {
          label: 'Licence',
          cells: ['One group of activities, one year', 'Further groups, regulated activities, renewal'],
        },
        {
          label: 'Address',
          cells: ['A shared desk or a registered address', 'A lockable room, parking, a sign'],
        },
        {
          label: 'Visas',
          cells: ['The right to apply for a number of them', 'Each visa, medical test and identity card'],
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
        'Since Executive Council Resolution 11 of 2025, a company in a Dubai zone may work on Dubai’s mainland with a branch for {{dubai-dual-licence}} or a temporary permit for {{dubai-temporary-permit}}, which runs for at most {{dubai-temporary-permit-length}}. It keeps separate books for that work. Financial institutions of the DIFC are left out of the rule, and companies in other emirates are not covered by it: there, the emirate’s own department of economy is the one to ask.',
        'If most of your invoices will go to the mainland, put a [mainland company](/licensing/mainland-company-dubai) beside the two zones that fit.',
      ],
    },
    {
      kind: 'warning',
      heading: 'What no comparison can tell you',
      paragraphs: [
        'Price lists change within weeks, and promotions end without notice. Each description here is general knowledge to be confirmed with the zone. A licence from any zone is also no promise of a bank account: the [bank account guide](/business-guide/bank-account-guide) shows what banks look at.',
        'Lying in a free zone does not by itself bring the zero rate of corporate tax. That needs qualifying activities, substance and audited accounts, which [corporate tax basics](/business-guide/corporate-tax-basics) explains.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions before you sign',
      items: [
        {
          question: 'If the zone turns out to be wrong, can the company move?',
          answer:
            'Rarely as the same company. Usually a new one is founded and the old one is closed, with new visas and a new account. Two evenings of comparing now are cheaper.',
        },
        {
          question: 'Does the emirate matter if I work online?',
          answer:
            'For the work itself, little. For meetings at the bank, for the medical test and for the tenancy of your flat it does: a company in Fujairah means days on the road if you live in Dubai.',
        },
        {
          question: 'Which zone is missing?',
          answer:
            'Several smaller ones, and those about which we could not be certain. Ask us about any: the answer will come with its source.',
        },
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
