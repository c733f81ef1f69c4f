import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  promises: ['sameDayAnswers'],
  lead: 'The bank decides, and inside the bank it is the compliance team. Our job is to give that team a file it can understand in one sitting. For a mainland company the account usually takes {{bank-account-time}} after the licence; some digital banks answer within days, for simpler businesses.',
  keyFigures: [
    { label: 'Mainland licence first', fact: 'mainland-licence-time' },
    { label: 'Then the bank account', fact: 'bank-account-time' },
    { label: 'Counts as beneficial owner from', fact: 'uae-ubo-threshold' },
  ],
  blocks: [
    {
      kind: 'steps',
      heading: 'How we build the file',
      intro: 'You can do most of this while the licence is still in progress.',
      steps: [
        {
          title: 'We read your documents as an outsider would',
          text: 'Licence or application, lease, ownership chart, website, contracts. We list every place where two documents disagree, so that you can correct them before anyone else sees them.',
          time: 'A few days',
        },
        {
          title: 'We ask banks whether they want the business',
          text: 'We send four lines without your name: activity, licensing authority, nationalities and countries of residence. A bank that does not want the case says so now, and no refusal goes on your record. Some banks prefer certain free zones without saying so publicly, so this comes before you pay for a licence.',
          time: 'About a week',
        },
        {
          title: 'You write one page, we edit it',
          text: 'What you sell, who buys, who supplies, in which countries, and which document proves the opening money. Only you know these things; we keep asking until nothing is unclear.',
        },
        {
          title: 'The application is filed and signed',
          text: 'We prepare forms, the resolution and the chart. Often a signatory has to appear in person once, with originals; digital banks may verify residents by phone. We get each bank’s answer in writing before you book a flight.',
          time: 'Depends on the bank’s appointment',
        },
        {
          title: 'We answer questions the same day',
          text: 'We draft each reply to the compliance team and send nothing until you have confirmed it is true.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Which type of bank suits your business',
      intro: 'We name types, not banks: what a bank wants changes from one quarter to the next.',
      columns: ['Good for', 'What it checks closely', 'Find out before you apply'],
      rows: [
        {
          label: 'Large local bank',
          cells: [
            'Trade, staff, cheques, guarantees',
            'Office, resident signatory, activity',
            'Average balance and the charge if you fall below it',
          ],
        },
        {
          label: 'Islamic bank',
          cells: [
            'Owners who want finance without interest',
            'Activities its board excludes',
            'Which products exist for a first-year company',
          ],
        },
        {
          label: 'International bank',
          cells: [
            'Groups with accounts elsewhere',
            'Size, and every owner abroad',
            'Whether it takes new companies of your size',
          ],
        },
        {
          label: 'Digital bank',
          cells: [
            'Small service firms with simple payments',
            'Owner’s residence, plain ownership',
            'Currencies, cash, cheques, limits',
          ],
        },
        {
          label: 'Payment institution',
          cells: [
            'Collecting card or online payments',
            'Refunds, delivery, website',
            'Whether it can receive share capital or pay salaries',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What we can change, and what we cannot',
      paragraphs: [
        'Preparation changes what a bank sees first, and whether every claim comes with proof. It does not change the facts.',
      ],
      points: [
        '**We can:** choose a bank that knows your trade, remove contradictions, prove the source of funds, narrow an over-broad licence, and keep replies short and quick.',
        '**You can:** get residence, sign a real lease, win a first contract. Each counts for more than any letter from us.',
        '**Nobody can:** change a bank’s risk policy, lift sanctions on a country, or give a company a link to the UAE that it does not have.',
      ],
    },
    {
      kind: 'decision',
      heading: 'Apply now or wait?',
      start: {
        question: 'Do licence, lease, website and contracts all describe the same business?',
        answers: [
          {
            label: 'No',
            leadsTo: 'Wait, and correct them before anyone else reads them.',
          },
          {
            label: 'Yes',
            leadsTo: {
              question: 'Does a signatory have a UAE residence visa?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo: {
                    question: 'Has a bank refused you before?',
                    answers: [
                      {
                        label: 'Yes',
                        leadsTo: 'Repair that file first; it is usually quicker than a new attempt.',
                      },
                      {
                        label: 'No',
                        leadsTo: 'Apply. A mainland company’s account usually takes {{bank-account-time}}.',
                      },
                    ],
                  },
                },
                {
                  label: 'No',
                  leadsTo: {
                    question: 'Do you plan a visa?',
                    answers: [
                      {
                        label: 'Yes',
                        leadsTo:
                          'Plan the account around [the visa](/visa/investor-visa-uae): more banks will then consider you.',
                      },
                      {
                        label: 'No',
                        leadsTo:
                          'Look for a bank that takes owners abroad, for fewer activities and with higher balances.',
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
      kind: 'documents',
      heading: 'What to send us on day one',
      groups: [
        {
          title: 'Company',
          items: [
            'Licence or initial approval, articles, share certificate',
            'Lease or facility agreement, if signed',
            'Ownership chart up to every person with {{uae-ubo-threshold}} or more, or with control',
          ],
        },
        {
          title: 'People',
          items: [
            'Passports, and Emirates IDs if any',
            'Proof of home address and a short CV for owners and signatories',
            'Tax residence and tax number of each',
          ],
        },
        {
          title: 'Money',
          items: [
            'Statements, sale deed or accounts behind the opening deposit',
            'First customers and suppliers, by name and country',
            'Any earlier refusal, with the year and the bank: if the form has a line for it, it must be stated',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Our fee, the bank’s charges, the balance',
      paragraphs: [],
      points: [
        '**Preparing the application and supporting you through it** (us): fixed in the quote before we start. You pay for the work, whatever the bank decides. The quote says what happens to the fee if the bank declines.',
        '**Account opening and monthly charges** (the bank): on the bank’s schedule of charges.',
        '**Minimum balance** (you keep it): set by the bank for each type of account. You cannot use this money, so count it as capital.',
        '**Attested papers of a foreign parent** (notary, ministries, translator): by country and number of papers. See [document attestation](/services/document-attestation).',
      ],
    },
    {
      kind: 'warning',
      heading: 'If someone guarantees the account',
      paragraphs: [
        'An introducer with a good contact can have a file read sooner. They cannot sign for the compliance team. A fee due “on guaranteed approval” is a promise nobody can keep. A made-up turnover or an invented customer can get the account closed later and put the owners’ names on record.',
      ],
    },
  ],
  related: [
    '/business-guide/bank-account-guide',
    '/business-guide/documents-checklist',
    '/services/document-attestation',
    '/accounting/ubo-aml',
    '/services/pricing',
  ],
};
