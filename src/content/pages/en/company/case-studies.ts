import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'A case study helps only when it shows the plan, what got in the way, how long it took and what it cost. Until clients have agreed to theirs, this page shows the form that each will have, filled with an invented example, and tells you what to look for.',
  blocks: [
    {
      kind: 'steps',
      heading: 'How we present a case',
      steps: [
        {
          title: 'The starting point',
          text: 'Trade, owners, passports, customers, and what the founder believed on the first day.',
        },
        {
          title: 'The decision',
          text: 'Which forms were compared, what tipped the scales, what was given up for it.',
        },
        {
          title: 'The obstacle',
          text: 'There always is one. What it was, whose it was, how it was solved or lived with.',
        },
        { title: 'Time, planned against real', text: 'In weeks, by step, with the bank.' },
        {
          title: 'Cost, offered against paid',
          text: 'By line and payee, both years where the second is over.',
        },
        { title: 'What we would do differently', text: 'At least one thing.' },
      ],
    },
    {
      kind: 'samples',
      heading: 'Cases',
      intro: 'Sample entries with invented circumstances, so that the form can be seen.',
      entries: [
        {
          title: 'An importer of bicycle parts, mainland',
          text: 'Sample: two owners, one of them a company abroad. Obstacle: the parent’s good-standing certificate aged during attestation and had to be ordered again. Lesson: begin with the paper that ages, end with the one that does not.',
          meta: 'Weeks and amounts to be entered from the file',
        },
        {
          title: 'A translator alone, free zone',
          text: 'Sample: a desk, one visa, customers in Europe. Obstacle: the traditional bank saw no tie to the country. Lesson: a lease and one local contract were worth more than a longer business plan.',
          meta: 'Weeks and amounts to be entered from the file',
        },
        {
          title: 'A café that became a kitchen',
          text: 'Sample: food licence, lease signed before the drawings were approved. Obstacle: the extraction duct. Lesson: ask the municipality before the landlord.',
          meta: 'Weeks and amounts to be entered from the file',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Against what you may measure a case',
      columns: ['Published figure', 'What shifts it'],
      rows: [
        {
          label: 'Mainland, bank included',
          cells: ['{{mainland-total-time}}', 'Corporate owners, regulated trades, slow replies'],
        },
        { label: 'Its first year', cells: ['{{llc-dubai-year-1}}', 'Office size, visas, approvals'] },
        { label: 'RAKEZ, first year', cells: ['{{rakez-year-1}}', 'Package and warehouse'] },
        { label: 'RAKEZ, second year', cells: ['{{rakez-year-2}}', 'Audit, visas that fall due'] },
      ],
    },
    {
      kind: 'warning',
      heading: 'What a case does not prove',
      paragraphs: [
        'That yours will go the same way. Two founders in the same zone, trade and month may fare differently, because their passports, funds or answers differ. Take from a case the order of the steps and the questions that were asked; take neither its dates nor its account as a promise.',
        'Details are changed where a client could otherwise be recognised. What is changed is said; amounts and weeks are never among it. How any case runs with us stands under [process](/process).',
      ],
    },
  ],
  related: [
    '/company/testimonials',
    '/business-guide/costs-timelines',
    '/process',
    '/business-guide/bank-account-guide',
  ],
};
