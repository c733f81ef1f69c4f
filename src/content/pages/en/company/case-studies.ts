import { firmEntries } from '../../firmEntries.ts';
import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'A case study helps only when it shows the plan, what got in the way, how long it took and what it cost. This page says how we present a case, which published figures to compare it with, and what a case cannot prove.',
  blocks: [
    {
      kind: 'steps',
      heading: 'How we present a case',
      steps: [
        {
          title: 'The starting point',
          text: 'Trade, owners, passports, customers, and what the founder expected at the start.',
        },
        {
          title: 'The decision',
          text: 'Which forms we compared, what decided it and what the founder gave up for it.',
        },
        {
          title: 'The obstacle',
          text: 'What it was, who caused it, and how it was solved or worked around.',
        },
        { title: 'Planned and actual time', text: 'In weeks, step by step, including the bank.' },
        {
          title: 'Quoted and actual cost',
          text: 'By item and payee, for both years if the second is over.',
        },
        { title: 'What we would do differently', text: 'At least one thing.' },
      ],
    },
    ...firmEntries('caseStudies', 'en', {
      heading: 'Cases',
      otherwise: [
        'No case is published yet. A case appears here once the client has agreed to it in writing. Until then, our [process](/process) page shows how any case runs with us, step by step.',
      ],
    }),
    {
      kind: 'comparison',
      heading: 'Benchmarks for any case',
      columns: ['Published figure', 'What changes it'],
      rows: [
        {
          label: 'Mainland, bank included',
          cells: ['{{mainland-total-time}}', 'Corporate owners, regulated trades, slow replies'],
        },
        { label: 'Its first year', cells: ['{{llc-dubai-year-1}}', 'Office size, visas, approvals'] },
        { label: 'RAKEZ, first year', cells: ['{{rakez-year-1}}', 'Package and warehouse'] },
        { label: 'RAKEZ, second year', cells: ['{{rakez-year-2}}', 'Audit, visas due for renewal'] },
      ],
    },
    {
      kind: 'example',
      heading: 'A benchmark, worked out',
      intro: 'A Dubai mainland company through an agent, with everything that the published price includes.',
      currency: 'USD',
      lines: [
        { label: 'First year', fact: 'llc-dubai-year-1' },
        { label: 'Second year', fact: 'llc-dubai-year-2' },
      ],
      total: 'Both years together',
      result:
        'Compare a case by the total of two years: the first price that you hear leaves out the second.',
    },
    {
      kind: 'warning',
      heading: 'Another case can end differently',
      paragraphs: [
        'It does not prove that yours will go the same way. Two founders in the same zone, trade and month can have different results, because their passports, funds or answers differ. Learn the order of the steps and the questions that were asked; do not take its dates or its bank account as a promise.',
        'We change details if they would identify a client. We say what we changed, and never change amounts or weeks. Our [process](/process) page shows how any case runs with us.',
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
