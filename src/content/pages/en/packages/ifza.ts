import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'IFZA, the International Free Zone Authority, is a Dubai zone with a long list of activities, sold mostly through partner firms. Lists put its licence alone at {{ifza-licence}}: a wide range, and no misprint. Before comparing that number with anything, find out which licence it describes and what the following year will ask.',
  blocks: [
    {
      kind: 'text',
      heading: 'Why one licence has two prices',
      paragraphs: [
        'Partners quote in different ways, and each may be correct. Four differences explain most of the distance:',
      ],
      points: [
        '**Visas.** The low end is a licence without any allocation. Each step up raises the licence price itself, before a single visa is applied for.',
        '**Promotions.** A reduced first year, or several years paid together. Ask what the single year costs without it.',
        '**The partner’s fee.** Sometimes inside, sometimes a second invoice.',
        '**Activities.** The price covers a certain number; a further one, or an approval by another regulator, is added.',
      ],
    },
    {
      kind: 'comparison',
      heading: 'Three shapes of the same company',
      columns: ['No visa', 'Owner resident', 'Small team'],
      rows: [
        {
          label: 'For whom',
          cells: ['Owner with residence elsewhere', 'Consultant, trader without stock', 'Two to five people'],
        },
        { label: 'Desk', cells: ['Address only', 'Shared desk', 'Office of a size that carries the visas'] },
        { label: 'Immigration', cells: ['None', 'Card, one visa, insurance', 'Card, several of each'] },
        { label: 'Bank', cells: ['Hardest', 'Easier with a resident signatory', 'Easiest to explain'] },
        { label: 'Renewal', cells: ['Licence', 'Licence, card, desk', 'All of it, on several dates'] },
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
          note: 'Licence only; published lists disagree. The menu’s starting price is of this kind, the home page’s package is not.',
        },
        {
          item: 'Renewal',
          amount: 'On IFZA’s renewal list of that year',
          payee: 'IFZA, through the partner',
          note: 'Must stand in the offer. “As per authority” is no amount.',
        },
        {
          item: 'Establishment card and visas',
          amount: 'Per company, then per person',
          payee: 'Immigration, clinic, zone',
        },
        { item: 'Desk or office', amount: 'By type, yearly', payee: 'IFZA or a business centre it accepts' },
        {
          item: 'Accounts',
          amount: 'By number of entries; audit extra if the zone or your tax status requires it',
          payee: 'Accountant, auditor',
        },
        {
          item: 'For scale: DMCC',
          amount: '{{dmcc-year-1}}, then {{dmcc-year-2}}',
          payee: 'Authorities and agent',
          note: 'All-in lists without visas, from a dearer zone of the same city.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Setting up, and where it stops',
      steps: [
        {
          title: 'Choose the codes',
          text: 'The list is long, so take the narrow words. “General trading” is easy to get and hard to explain to a bank.',
          time: 'A day',
        },
        {
          title: 'Obtain two offers',
          text: 'From two partners, for the same codes and visas. What differs is theirs; what agrees is the zone’s.',
          time: 'Some days',
        },
        {
          title: 'Application and checks',
          text: 'Passport, address, a few lines about the business; the zone looks into owners. Certain nationalities and activities take longer.',
          time: 'Days',
        },
        {
          title: 'Payment and licence',
          text: 'Signed online in most cases. Certificates arrive as files; order stamped copies for the bank.',
          time: 'Days',
        },
        {
          title: 'Residence',
          text: 'Card, entry permit, medical test, biometrics. You have to be in the country for a part of it.',
          time: 'Weeks',
        },
        {
          title: 'Account and tax',
          text: 'Corporate tax registration within {{uae-ct-registration-window}} of incorporation; the bank in its own time.',
          time: 'The longest item',
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'What to have confirmed in writing',
      items: [
        { title: 'Number of activities', text: 'Included, possible, and the fee of one more.' },
        {
          title: 'Visa quota',
          text: 'Tied to the licence or to the desk, and what one more person sets in motion.',
        },
        {
          title: 'Dubai mainland',
          text: 'Whether the zone consents to a dual licence at {{dubai-dual-licence}} for your activity under Executive Council Resolution 11 of 2025, and at which fee of its own.',
        },
        { title: 'Financial statements', text: 'Whether they are asked for at renewal, and audited or not.' },
        {
          title: 'Leaving',
          text: 'Fee and papers for cancelling, and for moving to another partner without cancelling.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Whom it does not suit',
      paragraphs: [
        'Importers who need a bonded warehouse, shops and kitchens, regulated finance and health: look for a specialised zone or the mainland. Founders who want a single counter may dislike the partner model, as the firm that sells the licence also carries your requests for years. Choose it as carefully as the zone.',
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
            'The company belongs to you and stands in the zone’s register. Insist on your own portal login and on an e-mail address under your control, so that another can take over.',
        },
        {
          question: 'Does the zone’s tax rate apply automatically?',
          answer:
            'No. It depends on qualifying activities, substance and audited accounts, examined every year. [The basics of corporate tax](/business-guide/corporate-tax-basics) sets out who can rely on it.',
        },
        {
          question: 'Which is cheaper, IFZA or SHAMS?',
          answer:
            'By licence alone SHAMS is lower. With a visa, a desk and trips to another emirate the order may turn; [compare the zones](/business-guide/free-zone-comparison) by total.',
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
