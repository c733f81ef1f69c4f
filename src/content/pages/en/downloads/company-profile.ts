import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'A short file about the firm, for anyone who has to approve us: a partner, an investor, your lawyer at home, or a bank that asks who prepares your file. It says what we do, what we leave to others, and how we are paid. It is in English and in Arabic, and rebuilt whenever the texts on this site change; the date is on its first page.',
  blocks: [
    {
      kind: 'requirements',
      heading: 'Who we are, what we do, how we charge',
      items: [
        {
          title: 'Who we are',
          text: 'What the firm does, how it works and, in plain words, what it is not: a bank, law firm, auditor or authority.',
        },
        {
          title: 'What we do',
          text: 'All services in three tables: our part, your part and the time for each.',
        },
        {
          title: 'How we charge',
          text: 'Who sets each amount, what proof you receive, and how third-party commissions are disclosed.',
        },
        {
          title: 'What we answer for',
          text: 'Five promises about your case that you can hold us to, and how to reach us.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Who asks for it, and what they look for',
      columns: ['Wants to know', 'Where to find it'],
      rows: [
        { label: 'Bank', cells: ['Who is behind an application', 'About us, What we do'] },
        {
          label: 'Partner or investor',
          cells: ['What the set-up will cost, and who decides', 'How we charge'],
        },
        { label: 'Lawyer or tax adviser', cells: ['Where our work ends', 'What we are not'] },
        { label: 'Parent company', cells: ['Who to call, and when', 'How to reach us'] },
      ],
    },
    {
      kind: 'text',
      heading: 'No portraits, logos or prices for your case',
      paragraphs: [
        'No portraits, client logos or counters. We only print what you can check. A contract with us must state our licence number and registered name; look both up in the authority’s register before you sign.',
        'The file does not replace an offer. It explains how we charge; your own figures are in a written quote ([Get a Quote](/quote)), with authority fees, third-party costs and our work shown separately for both years.',
        'If the bank wants it signed and stamped, send us the bank’s name and the wording it needs through [contact](/company/contact); this file is a general one.',
      ],
    },
  ],
  related: ['/company/about', '/process', '/services/matrix', '/downloads/setup-guide'],
};
