import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Economic substance filings have ended in the UAE. They only concern financial years that began in 2019 or later and ended by {{uae-esr-last-year-end}}; for later years there is no notification, no report and no fine. The source is Cabinet Decision 98 of 2024. If an offer still lists “ESR” for a later year, cross it out.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Which year is yours, and what applies',
      intro: 'Look at the last day of the financial year. Nothing else decides.',
      columns: ['Years ended in 2019 to 2022', 'Years ended later'],
      rows: [
        { label: 'Notification', cells: ['Was due', 'None'] },
        { label: 'Report', cells: ['Was due if there was income from a relevant activity', 'None'] },
        {
          label: 'Fines',
          cells: ['Still stand, and can be appealed', 'Cancelled; payments are to be refunded'],
        },
        { label: 'Open appeals', cells: ['Continue', 'No longer have a purpose'] },
        { label: 'Audits and questions', cells: ['Still possible', 'None under these rules'] },
        { label: 'Records', cells: ['Keep them', 'Keep what tax law requires'] },
      ],
    },
    {
      kind: 'text',
      heading: 'What the rules used to require',
      paragraphs: [
        'The rules were a response to international pressure on countries without a profit tax. Companies in nine lines of business had to show that their key decisions, people and spending were really in the country: banking, insurance, investment funds, lease and finance, headquarters, shipping, holding, intellectual property, and distribution or service centres.',
        'Federal corporate tax brought a tax return that asks about substance itself. A second set of rules was no longer needed, so it was abolished for all later years.',
      ],
    },
    {
      kind: 'requirements',
      heading: 'What still applies to the earlier years',
      items: [
        {
          title: 'The Authority can still check',
          text: 'The Federal Tax Authority is still responsible for the old years and can have you show how you met the test. How long it can do so is a legal question: shred nothing until an adviser has answered it in writing.',
        },
        {
          title: 'Missed filings',
          text: 'A notification you missed for 2020 was due and still is. Pay for an hour of advice on whether and how to come forward.',
        },
        {
          title: 'Final fines',
          text: 'Fines for years up to the cut-off date must be paid. They can come up when you renew the licence, sell the company or close it. A buyer takes over liability for the old years: have their filings ready or, if it is true, state in the contract that there was no relevant activity.',
        },
        {
          title: 'The papers',
          text: 'Notifications, reports, minutes, leases, payroll and accounts of those years, in one folder, with the name of whoever can explain them.',
        },
      ],
    },
    {
      kind: 'decision',
      heading: 'What is left to do for your year?',
      start: {
        question: 'Did the financial year end by {{uae-esr-last-year-end}}?',
        answers: [
          {
            label: 'Yes',
            leadsTo: {
              question: 'Was everything filed that was due for it?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo: 'Keep the papers: the Federal Tax Authority can still demand them.',
                },
                {
                  label: 'No',
                  leadsTo: 'It is still due. Pay for advice on whether and how to come forward.',
                },
              ],
            },
          },
          {
            label: 'No, later',
            leadsTo: {
              question: 'Did you pay a fine for it?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo: 'Claim it back, and keep the bank account open until the answer.',
                },
                {
                  label: 'No',
                  leadsTo: 'Nothing: no notification, no report and no fine.',
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'steps',
      heading: 'How to get a fine for a later year back',
      steps: [
        {
          title: 'Read the decision',
          text: 'Find the financial year it names. The date of the letter does not matter.',
        },
        {
          title: 'Find the payment',
          text: 'Receipt, date, amount, and the account you paid from.',
        },
        {
          title: 'Check the portal',
          text: 'Cancelled amounts may already show as credit in the company’s tax account.',
        },
        {
          title: 'Write to the Authority',
          text: 'Write in the company’s name, cite the Cabinet Decision, and attach both documents and the bank details.',
        },
        {
          title: 'Keep the account open',
          text: 'If you are closing the company, keep its bank account open until the refund is paid or refused. Nobody can promise a date.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'What you really must file today',
      intro: 'None of these is “the new ESR”; each has its own law and portal.',
      columns: ['Who must do it', 'When'],
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
            'Nearly every company; DIFC and ADGM have their own rules',
            'Changes within {{uae-ubo-change-notice}}',
          ],
        },
        {
          label: 'Anti-money-laundering duties',
          cells: ['Certain trades only', 'Set by the supervisor'],
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'If ESR appears on your renewal invoice',
      paragraphs: [
        'Some sellers still charge a yearly “substance compliance” fee, or keep renaming it. Two questions settle it: which financial year is this filed for, and in which government portal will I see it? If they cannot answer both, cross out the item and have the invoice corrected.',
        'The opposite mistake is to think that an empty shell is acceptable again. Banks, foreign tax offices and the free zone rate all look for real work in the country. Lease, payroll, travel dates and minutes are still worth keeping on file.',
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
