import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Economic substance filings have ended in the UAE. They concern only financial years that began in 2019 or later and ended by {{uae-esr-last-year-end}}; for any year that ended after that day there is no notification, no report and no fine. Cabinet Decision 98 of 2024 says so. If an offer still lists “ESR”, ask which year it is for.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Your year, and what applies to it',
      intro: 'Look at the last day of the financial year. Nothing else decides.',
      columns: ['Years ended in 2019 to 2022', 'Years ended later'],
      rows: [
        { label: 'Notification', cells: ['Was due', 'None'] },
        { label: 'Report', cells: ['Was due if there was income from a relevant activity', 'None'] },
        {
          label: 'Fines',
          cells: ['Stand, and may be appealed', 'Cancelled; what was paid is to be refunded'],
        },
        { label: 'Open appeals', cells: ['Continue', 'Have lost their object'] },
        { label: 'Audits and questions', cells: ['Still possible', 'None under these rules'] },
        { label: 'Records', cells: ['Keep them', 'Keep what tax law asks for'] },
      ],
    },
    {
      kind: 'text',
      heading: 'What the rules once wanted to know',
      paragraphs: [
        'The regime followed international pressure on places without profit tax. A company in one of nine lines had to show that its key decisions, its people and its spending were really in the country: banking, insurance, investment funds, lease and finance, headquarters, shipping, holding, intellectual property, and distribution or service centres.',
        'With federal corporate tax the country gained a tax return that asks about substance itself. Keeping a second regime beside it served no one, and it was closed with effect for all later years.',
      ],
    },
    {
      kind: 'requirements',
      heading: 'What remains for the earlier years',
      items: [
        {
          title: 'The Authority’s right to look',
          text: 'The Federal Tax Authority remains competent for the old years and may ask how the test was met. How long it may do so is a legal question; put it to your adviser before you shred anything.',
        },
        {
          title: 'Filings that were missed',
          text: 'A notification never made for 2020 has not become unnecessary. Whether to come forward, and how, deserves one paid hour of advice.',
        },
        {
          title: 'Fines that became final',
          text: 'For years up to the dividing line they must be paid. They can surface at a licence renewal, a sale of the company or its liquidation.',
        },
        {
          title: 'The papers',
          text: 'Notifications, reports, minutes, leases, payroll and accounts of those years, in one folder, with the name of whoever can explain them.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Getting a fine for a later year back',
      steps: [
        {
          title: 'Read the decision',
          text: 'Find the financial year it names. The date of the letter is beside the point.',
        },
        {
          title: 'Find the payment',
          text: 'Receipt, date, amount, and the account from which it left.',
        },
        {
          title: 'Check the portal',
          text: 'Cancelled amounts may already show as credit in the company’s tax account.',
        },
        {
          title: 'Write to the Authority',
          text: 'In the company’s name, citing the Cabinet Decision, with both papers and the bank details.',
        },
        {
          title: 'Keep the account open',
          text: 'A company about to be closed should wait with its bank account until the refund has come or been refused. No date can be promised.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Duties that are real today',
      intro: 'None of these is “the new ESR”; each has its own law and its own portal.',
      columns: ['Who has it', 'When'],
      rows: [
        {
          label: 'Corporate tax return',
          cells: ['Every company', '{{uae-ct-return-due}} after the period ends'],
        },
        {
          label: 'Adequate substance in the zone',
          cells: ['Free zone companies that claim {{uae-qfzp-rate}}', 'All year, declared in the return'],
        },
        {
          label: 'Register of beneficial owners',
          cells: [
            'Nearly every company; DIFC and ADGM have rules of their own',
            'Changes within {{uae-ubo-change-notice}}',
          ],
        },
        {
          label: 'Duties against money laundering',
          cells: ['Certain trades only', 'As the supervisor sets them'],
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'The line on the renewal invoice',
      paragraphs: [
        'Some sellers still charge a yearly “substance compliance” fee, or rename it each season. Two questions clear it up: for which financial year is this filed, and in which government portal will I see it? Without an answer to both, strike the line and ask for a corrected invoice.',
        'The opposite mistake is to conclude that an empty shell is fine again. Banks, foreign tax offices and the free zone rate all look for real work in the country. Lease, payroll, travel dates and minutes still earn their place in the file.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions that still come in',
      items: [
        {
          question: 'Our year ran from July 2022 to June 2023. Was a report due?',
          answer: 'No. It ended after the dividing day, and a part of it lying before does not matter.',
        },
        {
          question: 'We are only a holding company. Did it concern us?',
          answer:
            'For the old years yes, with a lighter test. Today your duties are the corporate tax return and [the owners’ register](/accounting/ubo-aml).',
        },
        {
          question: 'The buyer of our company asks for ESR papers. Why?',
          answer:
            'Because liability for the old years goes with the company. Have the filings of those years ready, or, where it is true, state in the contract that there was no relevant activity.',
        },
        {
          question: 'Where does substance matter most now?',
          answer:
            'In the free zone rate. Talk to somebody about [tax](/accounting/tax-advice-uae) before you count on it: people, premises and spending must fit the activity.',
        },
      ],
    },
  ],
  related: [
    '/accounting/ubo-aml',
    '/accounting/tax-advice-uae',
    '/business-guide/corporate-tax-basics',
    '/services/company-liquidation-uae',
  ],
};
