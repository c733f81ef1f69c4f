import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Whether you get a UAE corporate bank account is decided by people at the bank you never meet, based on a file. Allow {{bank-account-time}}. Nobody outside the bank can promise a yes. You can submit a file that leaves no questions open, and prepare for a refusal.',
  keyFigures: [
    { label: 'Account of a mainland company', fact: 'bank-account-time' },
    { label: 'Company and account together', fact: 'mainland-total-time' },
    { label: 'Counts as beneficial owner from', fact: 'uae-ubo-threshold' },
  ],
  blocks: [
    {
      kind: 'steps',
      heading: 'What the bank asks, and in what order',
      intro:
        'The bank settles each question before it looks at the next. A weak answer early on stops everything that follows.',
      steps: [
        {
          title: 'Do we accept this trade at all?',
          text: 'Some banks do not take crypto, gold, money services, brokerage or general trading. Send the exact activity and the licensing authority by e-mail, and fill in nothing before the bank has answered.',
          time: 'A few days',
        },
        {
          title: 'Who is behind the company?',
          text: 'A chart that goes down to real people. Anyone who holds {{uae-ubo-threshold}} or more, or controls the company in another way, submits a passport, proof of address and CV. Every layer needs a reason.',
          time: 'Your preparation',
        },
        {
          title: 'Where does the first money come from?',
          text: 'Salary, sale of a flat, dividends, a gift: each with the document that proves it. “Savings” without statements is the answer banks reject most often.',
          time: 'Your preparation',
        },
        {
          title: 'Who pays, for what, from which country?',
          text: 'Give named customers, a draft contract or an order, and expected turnover by month and currency. The numbers can be small, but they should be believable.',
          time: 'One to two weeks of questions',
        },
        {
          title: 'Why here?',
          text: 'Show a lease, staff, a supplier or a resident manager. A company with nothing in the country has to explain why it is here, and often cannot.',
          time: 'At the interview',
        },
        {
          title: 'Compliance decides',
          text: 'They check sanctions lists, press and other databases; then a committee decides. More questions can arrive at any time; answer within a day.',
          time: 'Weeks, with no fixed deadline',
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'One numbered file, sent once',
      groups: [
        {
          title: 'The company',
          items: [
            'Licence, memorandum, share certificate, register of beneficial owners',
            'Registered lease or zone agreement',
            'Corporate tax registration, or proof that you have applied',
          ],
        },
        {
          title: 'Its people',
          items: [
            'Passport, visa and Emirates ID of signatories',
            'Bank statements for the past few months, all pages',
            'One-page CV that mentions this trade',
          ],
        },
        {
          title: 'Its business',
          items: [
            'Two-page profile: product, supplier, customer and how the money flows',
            'Contracts, orders or letters of intent, with names and dates',
            'A website whose wording matches the licence',
          ],
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'A sample file: design studio, one owner',
      intro:
        'The company is invented. Read the last column as the bank does: each page settles one of its questions.',
      columns: ['What the page says', 'What it settles'],
      rows: [
        {
          label: 'Cover page',
          cells: [
            'Activity in the licence’s words, expected turnover by month, list of what follows',
            'The reader knows what to look for',
          ],
        },
        {
          label: 'The trade',
          cells: [
            'Licence for design services; a profile with two pieces of work and their prices',
            'Whether it takes such a trade: no goods, no cash',
          ],
        },
        {
          label: 'The owner',
          cells: [
            'Passport, residence visa, CV with work at two agencies; nobody else holds a share',
            'One real person, who knows this work',
          ],
        },
        {
          label: 'First money',
          cells: [
            'Bank statements that show salary and growing savings, then the transfer planned to the company',
            'Every dirham comes from a named employer',
          ],
        },
        {
          label: 'Customers',
          cells: [
            'A hotel in Dubai and a café chain in Riyadh: two signed letters with fees and dates',
            'Who pays, for what, from where',
          ],
        },
        {
          label: 'Money flow',
          cells: [
            'One drawing: both customers pay in; a freelancer, software and rent go out',
            'Which payments it will see each month',
          ],
        },
        {
          label: 'Link to the country',
          cells: ['Desk lease, one local customer, the owner lives in Sharjah', 'Why the company is here'],
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Which type of bank',
      columns: ['Traditional bank', 'Digital bank'],
      rows: [
        { label: 'Time', cells: ['Allow {{bank-account-time}}', 'Often days, for simple cases'] },
        {
          label: 'Suits',
          cells: ['Trade finance, cheques, cash, larger sums', 'Services, online sales, small teams'],
        },
        { label: 'Balance', cells: ['Often a minimum, with a fee below it', 'Low or none; read the tariff'] },
        {
          label: 'Meeting',
          cells: ['Usually in person', 'Mostly by app; usually needs a resident signatory'],
        },
        { label: 'Limits', cells: ['Few, agreed in writing', 'On amounts, countries and licence types'] },
      ],
    },
    {
      kind: 'text',
      heading: 'Minimum balance, fees and transfers',
      paragraphs: [],
      points: [
        '**Minimum balance** (you keep it): in the bank’s tariff; money you cannot use. The tariff says whether it is a daily or a monthly average.',
        '**Fall-below fee** (bank): per month, in the tariff.',
        '**Transfers abroad** (bank): per transfer, and in the exchange rate. The exchange rate costs more than the fee.',
        '**Help with the file** (consultant): a fixed fee in a written offer. Never pay a success fee for a promise; see [what help can do](/services/bank-account-opening-uae).',
      ],
    },
    {
      kind: 'requirements',
      heading: 'Why applications are rejected',
      items: [
        {
          title: 'Documents that contradict each other',
          text: 'The licence says consultancy, the site sells machines. The bank stops there. Read all your documents together before you send them.',
        },
        {
          title: 'Activity too broad',
          text: 'If no one can say what a payment will be for, no one can monitor it. Amend the licence so that it names the goods you really sell.',
        },
        {
          title: 'Unproven funds',
          text: 'A relative’s transfer is fine with a gift deed and that relative’s statements, but useless without them.',
        },
        {
          title: 'No link to the country',
          text: 'Owner, customers and suppliers all elsewhere. Residence, an office or one local contract makes a difference.',
        },
        {
          title: 'Too many risks together',
          text: 'Each point was acceptable alone. Another bank may accept them together.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'After a refusal, do not do this',
      paragraphs: [
        'Do not send the same file to four banks in one week: one weakness becomes four refusals, and forms ask about earlier ones. Do not hide it either, since banks find out. Do not run company money through a personal account; that can cost you both accounts.',
        'First find out which it was: the activity, the owners, the documents or the bank’s appetite for risk. Fix one thing completely, write a cover page that says what changed, and choose a bank that wants your type of business. If documents were lost or you were treated unfairly, complain to the bank first and then to Sanadak, the ombudsman unit. It looks at how the bank behaved; it cannot order it to open an account.',
      ],
    },
    {
      kind: 'decision',
      heading: 'After a refusal: what to change',
      start: {
        question: 'Did the bank say what the problem was?',
        answers: [
          {
            label: 'No',
            leadsTo: 'Ask again, politely: activity, owners, documents or risk?',
          },
          {
            label: 'No, and it lost papers or was unfair',
            leadsTo: 'Complain to the bank, then to Sanadak.',
          },
          {
            label: 'Yes',
            leadsTo: {
              question: 'What was it?',
              answers: [
                {
                  label: 'The activity',
                  leadsTo: 'Amend the licence so that it names what you sell, then apply again.',
                },
                {
                  label: 'The source of the money',
                  leadsTo: 'Add the deed or contract behind each sum, with statements.',
                },
                {
                  label: 'The documents',
                  leadsTo: 'Read them side by side, and correct what contradicts.',
                },
                {
                  label: 'No link to the country',
                  leadsTo: 'Bring a residence, an office or a local contract into the file.',
                },
                {
                  label: 'Risk, in the bank’s view',
                  leadsTo: 'Leave the file as it is, and choose another bank for it.',
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'faq',
      heading: 'Visa first, capital, closure: account questions',
      items: [
        {
          question: 'Do I need a visa first?',
          answer:
            'Many banks want one signatory with residence. A few take non-residents, with higher balances and more questions.',
        },
        {
          question: 'Do I pay in the share capital first?',
          answer:
            'Only if the authority or the legal form requires it. Have the clause shown to you, and transfer nothing until there is an account in the company’s name.',
        },
        {
          question: 'Can a bank close my account later?',
          answer:
            'Yes. Banks review every customer. The usual reasons are an expired licence, an unanswered letter or a new kind of payment. Send them each renewal without being asked.',
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
