import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'The form that founders want is the same everywhere: a private company with limited liability. In Estonia it is called OÜ, can be set up online with a digital card for {{ee-company-fee}}, and needs a capital of only {{ee-minimum-capital}}. Elsewhere expect a notary, more capital and more time.',
  keyFigures: [
    { label: 'e-Residency, per person', fact: 'ee-residency-fee' },
    { label: 'State fee for the company', fact: 'ee-company-fee' },
    { label: 'Until the card is ready', fact: 'ee-residency-card-time' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Names and habits, country by country',
      intro: 'A first orientation. Each country’s official business portal has the current rule.',
      columns: ['Private company', 'How it is founded', 'Take it when'],
      rows: [
        {
          label: 'Estonia',
          cells: ['OÜ', 'Online, with an e-Residency card', 'The team is spread over countries'],
        },
        {
          label: 'Ireland',
          cells: ['Ltd', 'Online; a director in the EEA or a bond', 'You want English law inside the EU'],
        },
        { label: 'Germany', cells: ['GmbH or UG', 'Before a notary', 'Customers expect a German partner'] },
        { label: 'Netherlands', cells: ['BV', 'Before a notary', 'Logistics and holding companies'] },
        {
          label: 'France',
          cells: ['SAS or SARL', 'Through the one-stop portal', 'Staff and sales are in France'],
        },
        { label: 'Cyprus', cells: ['Ltd', 'Through a lawyer', 'Holding companies with people there'] },
      ],
    },
    {
      kind: 'decision',
      heading: 'Do you need a company in the EU?',
      start: {
        question:
          'Do customers want one, are goods stored there, does a licence need it, or do you live there?',
        answers: [
          {
            label: 'None of these',
            leadsTo: {
              question: 'Do you sell digital services to consumers?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo: 'No company: use the VAT one-stop shop for businesses outside the EU.',
                },
                {
                  label: 'No',
                  leadsTo: 'No company: invoice from Dubai or London, and register for VAT where you must.',
                },
              ],
            },
          },
          {
            label: 'At least one',
            leadsTo: {
              question: 'Where are your team and your customers?',
              answers: [
                {
                  label: 'In Estonia or in several countries',
                  leadsTo:
                    'Take an Estonian OÜ: {{ee-residency-fee}} for each card and {{ee-company-fee}} for the company.',
                },
                {
                  label: 'In one other country',
                  leadsTo:
                    'Take the private company of that country; expect a notary, more capital and more time.',
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'requirements',
      heading: 'What an Estonian OÜ needs',
      items: [
        {
          title: 'e-Residency cards',
          text: 'Everybody who signs needs one, and the slowest card sets the date. It costs {{ee-residency-fee}} and is ready after {{ee-residency-card-time}}, to be collected in person with fingerprints.',
        },
        {
          title: 'A name, an activity, articles',
          text: 'The name is checked online. The standard articles suit a simple company; several founders should write their own.',
        },
        {
          title: 'Owners and board',
          text: 'One person can be both. A UAE company can be the owner, with attested papers and its beneficial owners named: the register and the bank both want to know who is behind it. The board manages; a supervisory board is optional.',
        },
        {
          title: 'Capital that fits the business',
          text: 'The law requires only {{ee-minimum-capital}}. Put in what the first months will cost, because a bank and your first supplier will want to see it.',
        },
        {
          title: 'Address and contact person',
          text: 'With the board abroad, a licensed contact person is needed as well; see [address and board](/europe/address-and-board).',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From application to company',
      steps: [
        {
          title: 'Apply for the card',
          text: 'Describe what you plan and which businesses you had. The police check everyone.',
        },
        {
          title: 'Collect it',
          text: 'Look at the list of pick-up points before you apply; not every country has one.',
        },
        {
          title: 'Install and try it',
          text: 'Signing needs the card, a reader and two codes. Practise while help is open.',
        },
        {
          title: 'Contract with a provider',
          text: 'Address, contact person and often bookkeeping come from the same firm.',
        },
        {
          title: 'File in the business register',
          text: 'All founders sign digitally and pay {{ee-company-fee}}. Approval usually comes within days.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'e-Residency gives no visa and no tax residence',
      paragraphs: [
        'It gives you no residence permit, visa, tax residence or citizenship. It is a digital signature that a state guarantees. It does not free you from your own country’s taxes.',
      ],
    },
    {
      kind: 'text',
      heading: 'When a branch or nothing at all is better',
      paragraphs: [
        'A firm with one customer in the EU can invoice from Dubai or London and register for VAT where it must. A seller of digital services to consumers can use the one-stop shop for businesses outside the EU (the “non-Union” scheme) without any company. With a branch, the parent company is liable for its debts.',
        'A company in the EU pays off when customers want one, when goods are stored there, when a licence needs it, or when the founders live there anyway.',
      ],
    },
  ],
  related: ['/europe/costs', '/europe/address-and-board', '/europe/tax', '/uk/company-types'],
};
