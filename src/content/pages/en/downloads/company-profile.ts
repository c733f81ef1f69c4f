import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-21',
  lead: 'Four pages about the firm, to hand to somebody who has to approve of us: a partner, an investor, your lawyer at home, or a bank that asks who prepares your file. It says what we do, what we leave to others, and how we are paid.',
  blocks: [
    {
      kind: 'requirements',
      heading: 'What the four pages say',
      items: [
        {
          title: 'Who we are',
          text: 'What the firm is for, how it works, and in plain words what it is not: no bank, law firm, auditor or authority.',
        },
        {
          title: 'What we do',
          text: 'All services in three tables, with our part, your part and the time each of them takes.',
        },
        {
          title: 'How we charge',
          text: 'Who sets which amount, what you receive as proof, and how commissions of third parties are disclosed.',
        },
        {
          title: 'What we answer for',
          text: 'Five promises about the course of a case that you can hold us to, and the way to reach us.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Who asks for it, and what they look for',
      columns: ['Wants to know', 'Finds it under'],
      rows: [
        { label: 'Bank', cells: ['Who stands behind an application', 'About us, What we do'] },
        {
          label: 'Partner or investor',
          cells: ['What the set-up will cost, and who decides', 'How we charge'],
        },
        { label: 'Lawyer or tax adviser', cells: ['Where our work ends', 'What we are not'] },
        { label: 'Parent company', cells: ['Whom to call, in which time zone', 'How to reach us'] },
      ],
    },
    {
      kind: 'text',
      heading: 'What you will not find in it',
      paragraphs: [
        'There are no portraits, no client logos and no counters in it. We print what can be verified, and nothing that only sounds well. Licence number and registered name belong into the contract and the invoice; ask for them before you sign either.',
        'Nor does the file replace an offer. It describes how fees are counted, while your own figures come in a written quote ([Get a Quote](/quote)), with authority fees, costs of others and our work in separate lines, for both years.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about the profile',
      items: [
        {
          question: 'Which edition should I send on?',
          answer:
            'The one on this page. It is made again whenever the texts of the site change, and the first page bears its date.',
        },
        {
          question: 'The bank wants it signed and stamped.',
          answer:
            'Write to us with the bank’s name and the wording that it asks for; the file here is a general one. The [contact page](/company/contact) lists the ways.',
        },
        {
          question: 'Is it there in other languages?',
          answer:
            'In English so far. What it says can be read in Arabic under [About us](/company/about) and [How we work](/process).',
        },
      ],
    },
  ],
  related: ['/company/about', '/process', '/services/matrix', '/downloads/setup-guide'],
};
