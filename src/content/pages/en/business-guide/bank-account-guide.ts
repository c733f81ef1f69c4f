import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'A corporate bank account in the UAE is a decision of the bank, taken by people whom you never meet, on the strength of a file. Plan {{bank-account-time}} for it. Nobody outside the bank can promise a yes; what you can do is hand in a file that leaves no question open, and know what to do after a no.',
  blocks: [
    {
      kind: 'steps',
      heading: 'What the bank asks, in its own order',
      intro:
        'Each question must be settled before the next one is looked at. A weak answer early on stops the rest.',
      steps: [
        {
          title: 'Do we take this trade at all?',
          text: 'Crypto, gold, money services, brokerage and general trading are outside some banks’ appetite. Ask by e-mail, with the exact activity and the licensing authority, before you fill in anything.',
          time: 'A few days',
        },
        {
          title: 'Who is behind the company?',
          text: 'A chart down to human beings. Whoever holds {{uae-ubo-threshold}} or more, or controls by other means, hands in passport, address, CV. Layers need a reason.',
          time: 'Your preparation',
        },
        {
          title: 'Where does the first money come from?',
          text: 'Salary, sale of a flat, dividends, a gift: each with the paper that shows it. “Savings” without statements is the answer that is turned down most.',
          time: 'Your preparation',
        },
        {
          title: 'Who pays, for what, from which country?',
          text: 'Named customers, a draft contract or an order, the expected turnover by month and currency. Numbers may be small; they should be believable.',
          time: 'One to two weeks of questions',
        },
        {
          title: 'Why here?',
          text: 'A lease, staff, a supplier, a resident manager. A company with nothing in the country has to explain itself, and often cannot.',
          time: 'At the interview',
        },
        {
          title: 'Compliance decides',
          text: 'Sanctions lists, press, other databases, then a committee. Further questions may arrive on any day; reply within one.',
          time: 'Weeks, without a deadline',
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'One file, numbered, sent once',
      groups: [
        {
          title: 'The company',
          items: [
            'Licence, memorandum, share certificate, register of beneficial owners',
            'Registered lease or zone agreement',
            'Corporate tax registration, or the proof that it was applied for',
          ],
        },
        {
          title: 'Its people',
          items: [
            'Passport, visa and Emirates ID of signatories',
            'Bank statements of some months, all pages',
            'One-page CV that mentions this trade',
          ],
        },
        {
          title: 'Its business',
          items: [
            'Two-page profile: product, supplier, customer, route of the money',
            'Contracts, orders or letters of intent, with names and dates',
            'A website whose wording matches the licence',
          ],
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Which kind of bank',
      columns: ['Traditional bank', 'Digital bank'],
      rows: [
        { label: 'Time', cells: ['{{bank-account-time}} as a plan', 'Often days, for simple cases'] },
        {
          label: 'Suits',
          cells: ['Trade finance, cheques, cash, larger sums', 'Services, online sales, small teams'],
        },
        { label: 'Balance', cells: ['Often a minimum, with a fee below it', 'Low or none; read the tariff'] },
        { label: 'Meeting', cells: ['Usually in person', 'Mostly by app, resident signatory expected'] },
        { label: 'Limits', cells: ['Few, agreed in writing', 'On amounts, countries and licence types'] },
      ],
    },
    {
      kind: 'costs',
      heading: 'What an account costs',
      rows: [
        {
          item: 'Minimum balance',
          amount: 'In the bank’s tariff; money that you may not use',
          payee: 'Stays yours',
          note: 'Ask whether it is a daily or a monthly average.',
        },
        { item: 'Fall-below fee', amount: 'Per month, in the tariff', payee: 'Bank' },
        {
          item: 'Transfers abroad',
          amount: 'Per transfer, and in the exchange rate',
          payee: 'Bank',
          note: 'The rate costs more than the fee.',
        },
        {
          item: 'Help with the file',
          amount: 'A fixed fee in a written offer',
          payee: 'Consultant',
          note: 'Never a success fee on a promise; [what help can do](/services/bank-account-opening-uae).',
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'Why applications are turned down',
      items: [
        {
          title: 'Papers that disagree',
          text: 'The licence says consultancy, the site sells machines. Nobody lied, and the bank stops all the same. Read all papers in one sitting.',
        },
        {
          title: 'Activity too broad',
          text: 'If no one can say what a payment will be for, no one can monitor it. Amend the licence to the goods you really sell.',
        },
        {
          title: 'Unproven funds',
          text: 'A relative’s transfer is fine with a deed and that relative’s statements, and useless without.',
        },
        {
          title: 'No tie to the country',
          text: 'Owner, customers and suppliers all elsewhere. Residence, an office or one local contract changes the picture.',
        },
        {
          title: 'Sum of risks',
          text: 'Each point was bearable, together they were too many. Another bank sets the bar elsewhere.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'After a refusal, not these',
      paragraphs: [
        'Do not send the same file to four banks in one week: one weakness becomes four refusals, and forms ask about earlier ones. Do not hide it either, since banks find out. Do not run company money through a private account; that can cost both.',
        'Ask politely whether it was the activity, the owners, the papers or appetite. Mend one thing completely, write a cover page that says what changed, and choose the next bank by its appetite. If papers were lost or you were treated unfairly, complain to the bank first and then to Sanadak, the ombudsman unit; it looks at conduct and does not order an account.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Accounts, briefly',
      items: [
        {
          question: 'Who guarantees an account?',
          answer:
            'Nobody can. Somebody who does is selling words, or an account that is not in your company’s name.',
        },
        {
          question: 'Do I need a visa first?',
          answer:
            'Many banks want one signatory with residence. A few take non-residents, with higher balances and more questions.',
        },
        {
          question: 'Is the share capital paid in before?',
          answer:
            'It depends on authority and form. Ask for the clause; do not transfer it anywhere until an account in the company’s name exists.',
        },
        {
          question: 'Can an account be closed again?',
          answer:
            'Yes. Banks review every customer; an expired licence, silence to a letter or a new kind of payment are the usual reasons. Send each renewal unasked.',
        },
      ],
    },
  ],
  related: [
    '/services/bank-account-opening-uae',
    '/business-guide/documents-checklist',
    '/accounting/ubo-aml',
    '/business-guide/costs-timelines',
  ],
};
