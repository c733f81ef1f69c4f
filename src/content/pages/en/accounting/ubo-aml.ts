import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Two duties are often sold as one. Almost every UAE company must name the people who own or control it and report each change within {{uae-ubo-change-notice}}. The wider anti-money-laundering duties, with a compliance officer and reports to the state, apply only to certain trades (Federal Decree-Law 10 of 2025). Find out which applies to you before you pay for both.',
  keyFigures: [
    { label: 'Counts as beneficial owner from', fact: 'uae-ubo-threshold' },
    { label: 'To report a change', fact: 'uae-ubo-change-notice' },
    { label: 'Registers that a company keeps', fact: 'uae-ubo-registers' },
  ],
  blocks: [
    {
      kind: 'decision',
      heading: 'Are you a beneficial owner?',
      start: {
        question: 'Do you hold {{uae-ubo-threshold}} or more of shares or votes, directly or through others?',
        answers: [
          {
            label: 'Yes',
            leadsTo: 'You go in the register.',
          },
          {
            label: 'No',
            leadsTo: {
              question:
                'Can you appoint or remove most of the managers, or control the company in another way?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo: 'You go in the register, even without a share.',
                },
                {
                  label: 'No',
                  leadsTo: 'You do not. If nobody does, the senior manager is named.',
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'requirements',
      heading: 'Who goes in the register',
      intro: 'Work down the list and stop at the first test that names somebody.',
      items: [
        {
          title: 'Ownership or votes',
          text: 'Every individual who holds {{uae-ubo-threshold}} or more, directly or through other companies. Multiply down the chain, and add together shares that are voted together.',
        },
        {
          title: 'Control in another way',
          text: 'The right to appoint or remove most managers, a voting agreement, a loan with strings, a power of attorney. A person without a single share can be the beneficial owner.',
        },
        {
          title: 'The senior manager',
          text: 'Only if the first two tests find nobody. If you name the manager to keep the real owners out, that is a false statement.',
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'The three registers, field by field',
      intro:
        'Cabinet Decision 109 of 2023 requires {{uae-ubo-registers}} registers, even if one is empty. They are not public: authorities can see them, and banks, buyers and investors will want them from you.',
      groups: [
        {
          title: 'Beneficial owners',
          items: [
            'Full name, nationality, date and place of birth',
            'Home address, and an address for notices',
            'Passport or identity card: number, country, issue and expiry',
            'Why they count as an owner, from when and until when',
          ],
        },
        {
          title: 'Partners or shareholders',
          items: [
            'Number and class of shares, with the votes they carry',
            'Date of acquisition',
            'For companies: name, legal form, registered office, registration papers, who represents them',
          ],
        },
        {
          title: 'Nominee managers',
          items: [
            'Details of anyone who manages on another person’s instructions',
            'Details of the person who gives the instructions',
            'Start and end date',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Filing and keeping it up to date',
      steps: [
        {
          title: 'Draw an ownership chart',
          text: 'Start at the company and go up to real people, with shares on every line. Two layers take an hour; a trust abroad can take weeks.',
        },
        {
          title: 'File with your licensing authority',
          text: 'That is the economic department, the zone or the offshore registrar, usually through its portal, within {{uae-ubo-first-filing}} of licensing or registration. There is no single national office for this. Many authorities include the filing in the licence fee; an agent’s fee is for collecting and certifying documents and should be a separate item.',
        },
        {
          title: 'Name a contact person',
          text: 'Someone resident in the UAE whom the authority can contact. Get their consent in writing.',
        },
        {
          title: 'Report changes',
          text: 'Within {{uae-ubo-change-notice}}: a sale, an inheritance, a new passport, a change of address, a merger two levels up. After a sale, the [transfer](/services/share-transfer) at the authority comes first, then the registers, then the bank and EmaraTax. Our [deadlines](/accounting/templates) tool works out the date.',
          time: 'as they happen',
        },
        {
          title: 'Confirm before renewal',
          text: 'Compare licence, register, bank file and EmaraTax side by side. Each different spelling of a name leads to a question.',
          time: 'yearly',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Do the wider duties apply to your trade?',
      intro: 'The law calls them designated non-financial businesses and professions.',
      columns: ['Covered when', 'Supervisor'],
      rows: [
        {
          label: 'Real estate agents and brokers',
          cells: ['They act in a purchase or sale', 'Ministry of Economy and Tourism'],
        },
        {
          label: 'Dealers in gold, metals, gems',
          cells: [
            'Cash deals from {{uae-aml-cash-report}}, including linked ones (Cabinet Resolution 134 of 2025)',
            'Ministry of Economy and Tourism',
          ],
        },
        {
          label: 'Auditors and accountants',
          cells: [
            'They prepare or carry out certain transactions for clients',
            'Ministry of Economy and Tourism',
          ],
        },
        {
          label: 'Company service providers',
          cells: [
            'They form companies, provide addresses or act as nominees',
            'Ministry of Economy and Tourism',
          ],
        },
        { label: 'Lawyers and notaries', cells: ['For certain deals', 'Ministry of Justice'] },
        {
          label: 'Any of these in DIFC or ADGM',
          cells: ['As the centre’s rules say', 'The centre’s own regulator'],
        },
        {
          label: 'A web agency, a café, a trader in machine parts',
          cells: ['Not covered', 'None; the bank still wants to know'],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Six things a covered firm must do',
      paragraphs: [
        'A covered firm needs a written risk assessment before it needs software. From that come rules that suit the business and a person responsible for them. A policy bought off the shelf will not help you in an inspection.',
      ],
      points: [
        'Registration in goAML, the reporting system of the Financial Intelligence Unit.',
        'A compliance officer with the knowledge and the authority to say no.',
        'Identity checks on customers and the owners behind them, before the deal.',
        'Screening against the UAE and United Nations sanctions lists, at the start and after each update.',
        'Reports of suspicious transactions, without telling the customer.',
        'Training, and records that you keep for {{uae-aml-record-keeping}} and can find.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Two mistakes: filing once, paying a nominee',
      paragraphs: [
        'They file once and forget. The penalties in Cabinet Decision 132 of 2023 start with a warning and go on to fines and limits on the licence. More often the harm is quieter: the renewal is blocked by an unconfirmed register, or the bank finds an owner who is not in the register.',
        'Paying a nominee to keep quiet does not hide anyone. Both the nominee and the person behind them must be declared, or both are at risk.',
      ],
    },
  ],
  related: [
    '/services/share-transfer',
    '/services/company-amendments',
    '/accounting/templates',
    '/accounting/esr',
    '/services/bank-account-opening-uae',
  ],
};
