import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'IFZA, the International Free Zone Authority, is a Dubai zone with a long list of activities, sold mostly through partner firms. Price lists show the licence alone at {{ifza-licence}}: a wide range, because partners quote in different ways. Before you compare that number with anything, find out which licence it is for and what the next year will cost.',
  blocks: [
    {
      kind: 'offers',
      heading: 'Our IFZA package: price and contents',
      offers: ['ifza'],
    },
    {
      kind: 'example',
      heading: 'IFZA with one employee’s visa, added up',
      currency: 'AED',
      lines: [
        {
          label: 'Our package, lowest price',
          fact: 'ifza-package',
        },
        {
          label: 'One employment visa through an agent',
          fact: 'employment-visa-agent-cost',
        },
      ],
      total: 'Both, without owner’s visa or desk',
      result: 'A second employee? [Compare the totals](/calculator) before you choose the visa quota.',
    },
    {
      kind: 'text',
      heading: 'Why the same licence has two prices',
      paragraphs: [
        'Partners quote in different ways, and each may be right. Four differences explain most of the gap:',
      ],
      points: [
        '**Visas.** The lowest price is for a licence with no visa allocation. Each step up raises the licence price itself, before you apply for a single visa.',
        '**Promotions.** A reduced first year, or several years paid together. Compare it with one year at the full price.',
        '**The partner’s fee.** Sometimes included, sometimes a second invoice.',
        '**Activities.** The price covers a certain number; an extra one, or another regulator’s approval, costs more.',
      ],
    },
    {
      kind: 'comparison',
      heading: 'No visa, owner’s visa or a small team',
      columns: ['No visa', 'Owner resident', 'Small team'],
      rows: [
        {
          label: 'Who it suits',
          cells: ['Owner with residence elsewhere', 'Consultant, trader without stock', 'Two to five people'],
        },
        { label: 'Desk', cells: ['Address only', 'Shared desk', 'Office large enough for the visas'] },
        { label: 'Immigration', cells: ['None', 'Card, one visa, insurance', 'Card, several of each'] },
        { label: 'Bank', cells: ['Hardest', 'Easier with a resident signatory', 'Easiest to explain'] },
        { label: 'Renewal', cells: ['Licence', 'Licence, card, desk', 'Everything, on different dates'] },
      ],
    },
    {
      kind: 'costs',
      heading: 'The bill over two years',
      rows: [
        {
          item: 'Licence',
          amount: '{{ifza-licence}}',
          payee: 'IFZA, through the partner',
          note: 'Licence only; published lists disagree. Our own lowest, {{ifza-licence-ours}}, is the one in the menu.',
        },
        {
          item: 'Renewal',
          amount: 'On IFZA’s renewal list of that year',
          payee: 'IFZA, through the partner',
          note: 'Must be stated in the offer. “As per authority” does not tell you the price.',
        },
        {
          item: 'Establishment card and visas',
          amount:
            'Per company, then per person; an employment visa through an agent {{employment-visa-agent-cost}}',
          payee: 'Immigration, clinic, zone',
        },
        { item: 'Desk or office', amount: 'By type, yearly', payee: 'IFZA or a business centre it accepts' },
        {
          item: 'Accounts',
          amount: 'By number of entries; audit extra if the zone or your tax status requires it',
          payee: 'Accountant, auditor',
        },
        {
          item: 'For comparison: DMCC',
          amount: '{{dmcc-year-1}}, then {{dmcc-year-2}}',
          payee: 'Authorities and agent',
          note: 'All-in prices from a more expensive zone in the same city. Employees’ visas are extra; check the offer for rent and the owner’s visa.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How to set up, and where it can stall',
      steps: [
        {
          title: 'Choose the codes',
          text: 'The list is long, so choose narrow terms. “General trading” is easy to get and hard to explain to a bank.',
          time: 'A day',
        },
        {
          title: 'Get two offers',
          text: 'From two partners, for the same codes and visas. Where they differ, it is the partner; where they agree, it is the zone.',
          time: 'A few days',
        },
        {
          title: 'Application and checks',
          text: 'You send your passport, address and a few lines about the business; the zone checks the owners. Certain nationalities and activities take longer.',
          time: 'Days',
        },
        {
          title: 'Payment and licence',
          text: 'Signed online in most cases. Certificates arrive as files; order stamped copies for the bank.',
          time: 'Days',
        },
        {
          title: 'Residence',
          text: 'Card, entry permit, medical test, biometrics. You have to be in the country for part of this.',
          time: 'Weeks',
        },
        {
          title: 'Account and tax',
          text: 'Register for corporate tax within {{uae-ct-registration-window}} of incorporation; the bank takes its own time.',
          time: 'The longest item',
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'What to have confirmed in writing',
      items: [
        {
          title: 'Number of activities',
          text: 'How many are included, how many are possible, and the fee for one more.',
        },
        {
          title: 'Visa quota',
          text: 'Whether it depends on the licence or the desk, and what one more person would require.',
        },
        {
          title: 'Dubai mainland',
          text: 'Whether the zone agrees to a dual licence at {{dubai-dual-licence}} a year for your activity under Executive Council Resolution 11 of 2025, and what it charges.',
        },
        { title: 'Financial statements', text: 'Whether they are required at renewal, and audited or not.' },
        {
          title: 'Leaving',
          text: 'The fee and documents for cancelling, and for switching to another partner without cancelling.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Importers, shops and regulated trades: look elsewhere',
      paragraphs: [
        'Importers who need a bonded warehouse, shops and kitchens, regulated finance and health: look for a specialised zone or the mainland. The partner model may not suit founders who want a single point of contact: the firm that sells the licence also handles your requests for years. Choose the firm with care.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about IFZA',
      items: [
        {
          question: 'Where is it?',
          answer:
            'Its base is in Dubai Silicon Oasis. The licence is a Dubai one, and residence visas are Dubai visas.',
        },
        {
          question: 'What if my partner firm closes?',
          answer:
            'The company is yours and is in the zone’s register. Insist on your own portal login and an e-mail address you control, so that another partner can take over.',
        },
        {
          question: 'Does the zone’s tax rate apply automatically?',
          answer:
            'No. It depends on qualifying income, substance and audited accounts, checked every year. [The basics of corporate tax](/business-guide/corporate-tax-basics) sets out who can rely on it.',
        },
        {
          question: 'Which is cheaper, IFZA or SHAMS?',
          answer:
            'For the licence alone, SHAMS is cheaper. With a visa, a desk and trips to another emirate that can change; [compare the zones](/business-guide/free-zone-comparison) on the total.',
        },
      ],
    },
  ],
  related: [
    '/packages',
    '/packages/meydan',
    '/packages/shams',
    '/business-guide/free-zone-comparison',
    '/services/bank-account-opening-uae',
  ],
};
