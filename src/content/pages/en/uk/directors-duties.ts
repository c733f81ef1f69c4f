import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'A director is personally responsible for seven duties in the Companies Act 2006, for filing on time and, since {{uk-identity-start}}, for a verified identity. Living abroad changes nothing. Whoever really decides can be treated as a director without the title.',
  keyFigures: [
    { label: 'Existing directors’ identity deadline', fact: 'uk-identity-transition' },
    { label: 'Accounts up to a month late', fact: 'uk-accounts-late-1' },
    { label: 'Accounts over half a year late', fact: 'uk-accounts-late-more' },
  ],
  blocks: [
    {
      kind: 'requirements',
      heading: 'The seven duties, in plain words',
      intro: 'Sections 171 to 177 of the Act.',
      items: [
        {
          title: 'Act within your powers',
          text: 'Follow the articles and use each power for what it was given.',
        },
        {
          title: 'Promote the success of the company',
          text: 'Decide for the owners as a whole, with an eye to staff, suppliers, customers, reputation and the long run.',
        },
        {
          title: 'Judge for yourself',
          text: 'Take advice, but do not simply do what a shareholder or parent orders.',
        },
        {
          title: 'Care, skill and diligence',
          text: 'As much as can be expected of anybody in that post, and more if you know more.',
        },
        {
          title: 'Avoid conflicts of interest',
          text: 'An opportunity that belongs to the company is not yours, even after you leave.',
        },
        {
          title: 'Take nothing from third parties',
          text: 'Disclose benefits that you are given as a director, or return them.',
        },
        {
          title: 'Declare an interest',
          text: 'Tell the others before the company signs with you, your family or your other company.',
        },
      ],
    },
    {
      kind: 'decision',
      heading: 'Do the duties bind you?',
      start: {
        question: 'Are you a director on the register?',
        answers: [
          {
            label: 'Yes',
            leadsTo:
              'All seven bind you, wherever you live, and you have had to verify your identity since {{uk-identity-start}}.',
          },
          {
            label: 'No',
            leadsTo: {
              question: 'Do you give the directors their orders from behind?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo: 'You are a shadow director and owe them as well.',
                },
                {
                  label: 'No',
                  leadsTo: {
                    question: 'Do you really decide as a director would?',
                    answers: [
                      {
                        label: 'Yes',
                        leadsTo: 'You can be treated as a director without the title.',
                      },
                      {
                        label: 'No',
                        leadsTo: 'They do not bind you; the directors answer for the company’s decisions.',
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'steps',
      heading: 'What to do in your first month',
      steps: [
        {
          title: 'Verify your identity',
          text: 'Every director needs a personal code of {{uk-personal-code-length}} characters. The time for those already on the register, {{uk-identity-transition-length}}, ended on {{uk-identity-transition}}.',
        },
        {
          title: 'Read the articles',
          text: 'They say who can bind the company, how a meeting is called and what needs all owners.',
        },
        {
          title: 'Hold a first meeting and write it down',
          text: 'Bank mandate, year-end, address, accountant. Minutes with place and date are later your proof of who decided what, and where.',
        },
        {
          title: 'Set the two calendars',
          text: 'One for Companies House, one for HMRC; [annual filings](/uk/annual-filings) lists them. Make one person responsible for each date, and check that it was done.',
        },
        {
          title: 'Insure, if the risk is real',
          text: 'Directors’ liability cover pays for your defence; it does not pay fines.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Five failures and their penalties',
      columns: ['To whom', 'What it means'],
      rows: [
        {
          label: 'Accounts late',
          cells: [
            'The company, perhaps the director',
            'From {{uk-accounts-late-1}} to {{uk-accounts-late-more}}; a conviction is possible',
          ],
        },
        {
          label: 'Identity not verified',
          cells: ['The director', 'An offence, and filings that name them are refused'],
        },
        {
          label: 'Trading on with no prospect of paying',
          cells: ['The director', 'Personal liability for the loss that creditors suffer'],
        },
        {
          label: 'Unfit conduct',
          cells: [
            'The director',
            'Disqualification for two to fifteen years under the Act of 1986, also abroad',
          ],
        },
        {
          label: 'Tax collected and not passed on',
          cells: ['The director', 'HMRC can turn to them in person'],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'When money runs short',
      paragraphs: [
        'From the moment you know, or ought to know, that insolvency is probable, creditors come before owners. Stop paying friends first. Take no new orders that you cannot deliver. Get an insolvency practitioner’s advice and minute every decision: a written record is your best defence.',
        'A loan from the company to you must be approved by the owners above {{uk-director-loan-approval}} and appears in the accounts. If you own shares and have not repaid it by the day the corporation tax is due, the company pays {{uk-director-loan-tax}} of it as tax and gets it back after you repay.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Nominee and shadow directors',
      paragraphs: [
        'A person “lent” as director owes all seven duties to your company and none to you. A person who gives the orders from behind is a shadow director and owes them as well. Arrangements that hide the real owner have been an offence since the register of people with significant control began.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions from directors',
      items: [
        {
          question: 'Can a company be director?',
          answer:
            'Only alongside at least one person, and a reform will restrict it further. Appoint people.',
        },
        {
          question: 'How do I resign?',
          answer:
            'In writing to the company, then by a filing within fourteen days (section 167). Duties for what happened before remain.',
        },
        {
          question: 'Do I pay UK tax on a director’s fee?',
          answer:
            'The UK treats it as earned where the office is held, so usually yes, and through payroll. Your treaty decides the rest; see [tax](/uk/tax).',
        },
      ],
    },
  ],
  related: ['/uk/annual-filings', '/uk/closing', '/uk/tax', '/europe/address-and-board'],
};
