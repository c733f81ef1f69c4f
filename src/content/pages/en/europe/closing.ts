import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Closing an Estonian company takes {{ee-liquidation-time}} on average: owners resolve, liquidators are entered, creditors get a notice, accounts are closed, the register deletes. Books and reports must be complete first. Simply stopping is slower, more expensive and public.',
  keyFigures: [
    { label: 'Voluntary liquidation, on average', fact: 'ee-liquidation-time' },
    { label: 'Creditors’ time after the notice', fact: 'ee-liquidation-notice' },
    { label: 'Tax on the last distribution', fact: 'ee-distribution-tax-rate' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Four ways out',
      columns: ['When', 'What to know'],
      rows: [
        {
          label: 'Liquidation',
          cells: ['Solvent, with a past', 'The ordinary way, {{ee-liquidation-time}} on average'],
        },
        {
          label: 'Simplified deletion',
          cells: ['It never traded and owns nothing', 'All owners and board members agree'],
        },
        {
          label: 'Sale of the shares',
          cells: [
            'Somebody wants licence, contracts or history',
            'Before a notary or by card; books in order',
          ],
        },
        {
          label: 'Merger',
          cells: ['You have another company', 'The survivor takes over everything, debts too'],
        },
        { label: 'Bankruptcy', cells: ['It cannot pay', 'A court, a trustee, and duties of the board'] },
      ],
    },
    {
      kind: 'steps',
      heading: 'Liquidation in order',
      steps: [
        {
          title: 'Bring everything up to date',
          text: 'Annual reports, tax declarations, loans with owners. Nothing moves while one is missing.',
        },
        {
          title: 'Resolve',
          text: 'Two thirds of the votes, unless the articles require more. Name one or more liquidators; the programme says that one has to live in Estonia.',
        },
        {
          title: 'Enter it in the register',
          text: 'From then on the name bears the words “in liquidation”, and the company can only do what is needed to close.',
        },
        {
          title: 'Notify creditors',
          text: 'In the official gazette, and by letter to those who are known. They have {{ee-liquidation-notice}}; sources differ, so read the notice.',
        },
        {
          title: 'Close the accounts',
          text: 'Collect, sell, pay, then distribute what is left to the owners, with tax where it exceeds what they put in. Close the payment account last; some institutions close it as soon as “in liquidation” appears, so get their answer before you resolve.',
        },
        {
          title: 'Apply for deletion',
          text: 'With the final balance sheet and a note of who keeps the papers.',
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'The months, phase by phase',
      phases: [
        {
          title: 'Preparation',
          time: 'Depends on the books',
          text: 'A company with good books needs days; one without needs its missing years first.',
        },
        {
          title: 'Creditors’ period',
          time: '{{ee-liquidation-notice}}',
          text: 'Nothing shortens it. Use it for tax, accounts and contracts.',
        },
        {
          title: 'From decision to deletion',
          time: '{{ee-liquidation-time}}',
          text: 'An average of the e-Residency programme.',
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'Papers at the start and at the end',
      groups: [
        {
          title: 'At the start',
          items: [
            'Resolution of the owners',
            'Consent of each liquidator',
            'Opening balance sheet of the liquidation',
            'Working cards of all who sign',
          ],
        },
        {
          title: 'At the end',
          items: [
            'Proof of the notice to creditors',
            'Final balance sheet and plan of distribution',
            'Confirmation that no tax is owed',
            'Name and address of whoever keeps the archive',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Liquidator, accountant, tax: the cost of closing',
      paragraphs: [
        'The state fees are low. Most of the price goes to the liquidator, the accountant who closes the books and the contact person for the months in between. Insist on one fixed price that includes both balance sheets, and on the price if a creditor objects.',
        'Money that returns to owners is taxed at {{ee-distribution-tax-rate}} as far as it exceeds what they paid in. Your own country may look at the rest.',
      ],
    },
    {
      kind: 'example',
      heading: 'The last distribution, worked out',
      currency: 'EUR',
      lines: [
        {
          label: 'Left after all debts, before this tax',
          given: 20_000,
        },
        {
          label: 'Paid in by the owners',
          given: 5000,
        },
        {
          label: 'Tax on the difference',
          rate: 'ee-distribution-tax-rate',
          of: 15_000,
        },
      ],
      total: 'Tax on the last distribution',
      result: 'The owners get the rest. What they had paid in comes back without Estonian tax.',
    },
    {
      kind: 'warning',
      heading: 'Waiting for the register to delete it',
      paragraphs: [
        'It does so after warnings and fines, {{ee-annual-report-fine}} to begin with. Board members are named, may be barred from other boards, and owe what the company’s silence cost others. An unused company is cheapest to close in the year in which you stop using it.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Closing from abroad, stopping, moving',
      items: [
        {
          question: 'Can I do it from abroad?',
          answer: 'Yes, with a card that still works. Renew it first if it expires within the year.',
        },
        {
          question: 'Can I stop the liquidation?',
          answer: 'Yes, by a new resolution, until the distribution begins.',
        },
        {
          question: 'Is moving the company to another country possible?',
          answer:
            'Inside the EU, by a cross-border conversion with notices and an examination. To the UAE, not directly; compare [closing in the UK](/uk/closing).',
        },
      ],
    },
  ],
  related: ['/europe/annual-filings', '/europe/tax', '/uk/closing', '/europe/address-and-board'],
};
