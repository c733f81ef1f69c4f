import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Here is everything we do, side by side: our part, your part, and how long it takes. The tables are sorted by situation. Find yours first; the services are underneath.',
  keyFigures: [
    { label: 'Mainland company with bank account', fact: 'mainland-total-time' },
    { label: 'To register for corporate tax', fact: 'uae-ct-registration-window' },
    { label: 'To report beneficial-owner changes', fact: 'uae-ubo-change-notice' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Which services you need, by situation',
      intro:
        'Three columns in order of priority. Anything not listed can wait, or may never be needed. You can buy each service separately. If you do not find your case, describe it in three sentences ([Get a Quote](/quote)): where the customers are, who the owners are, and what exists already.',
      columns: ['Now', 'Soon after', 'Not yet'],
      rows: [
        {
          label: 'Alone, customers abroad',
          cells: [
            'Licence, own visa, account',
            'Bookkeeping, corporate tax registration',
            'Sponsor, audit, large office',
          ],
        },
        {
          label: 'Shop or restaurant',
          cells: ['Premises, licence, regulator', 'Staff visas, trademark, VAT', 'Offshore holding'],
        },
        {
          label: 'Branch or subsidiary of a foreign company',
          cells: [
            'Attestation, licence, account',
            'Transfer of staff, group accounts',
            'Brand protection, unless goods are copied',
          ],
        },
        {
          label: 'Company exists, partner leaves',
          cells: ['Share transfer, register of owners', 'Bank mandate, visas', 'New licence'],
        },
        {
          label: 'Company no longer needed',
          cells: [
            'Stop costs, liquidator, tax',
            'Visas, clearances, deposits',
            'Renewal, if the dates permit',
          ],
        },
        { label: 'Copies of your goods', cells: ['Trademark, evidence', 'Platforms, customs', 'Court'] },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Opening for business',
      columns: ['We do', 'You do', 'Time'],
      rows: [
        {
          label: 'Mainland licence',
          cells: ['Code, name, approvals, filing', 'Decide, sign, rent', '{{mainland-licence-time}}'],
        },
        {
          label: 'Free zone licence',
          cells: [
            'Comparison of zones, filing',
            'Decide, sign, prove address',
            'Days to a few weeks, by zone',
          ],
        },
        {
          label: 'Bank account',
          cells: [
            'File, choice of bank, replies',
            'Facts, proof of funds, interview',
            '{{bank-account-time}} for a mainland company',
          ],
        },
        {
          label: 'Local service agent',
          cells: ['Find out if needed, contract', 'Choose and sign', 'Days, if one is needed'],
        },
        {
          label: 'Attestation',
          cells: ['Order of stamps, UAE stages', 'Stages in your country', 'Days to weeks, by country'],
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'To bring people and keep the company in order',
      columns: ['We do', 'You do', 'Time'],
      rows: [
        {
          label: 'Visas',
          cells: [
            'Applications, appointments',
            'Medical test, fingerprints, photo',
            'Weeks, if there are no queries',
          ],
        },
        {
          label: 'PRO services',
          cells: ['Portals, counters, calendar', 'Approve payments', 'Per task, or all year'],
        },
        {
          label: 'Workspace',
          cells: ['What the licence requires, offers', 'Visit, sign the lease', 'Days to weeks'],
        },
        {
          label: 'Bookkeeping and VAT',
          cells: ['Books, returns, reminders', 'Invoices and receipts on time', 'Every month or quarter'],
        },
        {
          label: 'Corporate tax',
          cells: [
            'Registration, return',
            'Decisions, payment',
            'Registration within {{uae-ct-registration-window}}, return within {{uae-ct-return-due}}',
          ],
        },
        {
          label: 'Beneficial owners',
          cells: [
            'Chart, registers, filing',
            'Tell us of every change',
            'Changes within {{uae-ubo-change-notice}}',
          ],
        },
      ],
    },
    {
      kind: 'figure',
      heading: 'Deadlines side by side, in days',
      chart: 'bars',
      rows: [
        {
          label: 'Change of beneficial owners',
          fact: 'uae-ubo-change-notice',
        },
        {
          label: 'VAT return and payment',
          fact: 'uae-vat-return-due',
        },
        {
          label: 'VAT registration',
          fact: 'uae-vat-registration-window',
        },
        {
          label: 'Audited accounts, in many Dubai zones',
          fact: 'audit-filing-zone',
        },
      ],
      note: 'In this order, the days are counted from the change, from the end of the VAT period, from the day on which you have to register, and from the end of the financial year.',
    },
    {
      kind: 'comparison',
      heading: 'Changing, protecting or closing',
      columns: ['We do', 'You do', 'Time'],
      rows: [
        {
          label: 'Amendment',
          cells: ['Resolution, filing, follow-up', 'Sign, inform customers', 'Days to a few weeks'],
        },
        {
          label: 'Share transfer',
          cells: ['Order of consents, filing', 'Price, lawyer, signatures', 'Several weeks'],
        },
        {
          label: 'Trademark',
          cells: ['Search, classes, agent', 'Choose sign and owner', 'Months, with publication'],
        },
        {
          label: 'Brand protection',
          cells: ['Evidence, platforms, customs file', 'Identify copies', 'Days online, longer elsewhere'],
        },
        {
          label: 'Liquidation',
          cells: [
            'Sequence, clearances, cancellations',
            'Decide, settle debts',
            'Months, because of the notice',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'How to read the time column',
      paragraphs: [
        'The clock starts when the file is complete and stops whenever an office asks a question. A figure in the table comes from a law or a published study; where there are only words, no figure would be true for every case.',
        'Services overlap. A mainland company takes {{mainland-total-time}} in total, from nothing to a working account; do attestation, the lease and the bank file alongside the licence.',
      ],
    },
    {
      kind: 'requirements',
      heading: 'What we do not do, and who does',
      items: [
        {
          title: 'Plead in court',
          text: 'Licensed UAE advocates do this. We hand over a file in good order and remain available for questions.',
        },
        {
          title: 'Audit our own books',
          text: 'An independent registered auditor signs. Whoever keeps the accounts should not audit them.',
        },
        {
          title: 'Hold your shares or money',
          text: 'We do not own shares as a nominee or sign at your bank. Fees for authorities go to authorities.',
        },
        {
          title: 'Decide for an office',
          text: 'Others grant the licence, visa, trademark and account. We are responsible for the quality of what they receive.',
        },
      ],
    },
  ],
  related: ['/services/pricing', '/process', '/packages', '/accounting/packages', '/calculator'],
};
