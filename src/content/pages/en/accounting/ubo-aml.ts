import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Two duties are often sold as one. Almost every UAE company must name the people who own or control it and report each change within {{uae-ubo-change-notice}}. The wider duties against money laundering, with a compliance officer and reports to the state, fall only on certain trades. Find out which of the two is yours before you pay for both.',
  blocks: [
    {
      kind: 'requirements',
      heading: 'Who goes into the register',
      intro: 'Go down the list and stop at the first test that names somebody.',
      items: [
        {
          title: 'Ownership or votes',
          text: 'Each natural person with {{uae-ubo-threshold}} or more, held directly or through other companies. Multiply along the chain, and add up holdings that are exercised together.',
        },
        {
          title: 'Control in another way',
          text: 'The right to appoint or remove most managers, a voting agreement, a loan with strings, a power of attorney. A person without a single share can be the one.',
        },
        {
          title: 'The senior manager',
          text: 'Only if the first two lead to nobody. Entering the manager because the owners are inconvenient is a false statement.',
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'What the registers hold',
      intro:
        'Cabinet Decision 109 of 2023 asks for {{uae-ubo-registers}} registers, even if one stays empty.',
      groups: [
        {
          title: 'Beneficial owners',
          items: [
            'Full name, nationality, date and place of birth',
            'Home address, and an address for notices',
            'Passport or identity card: number, country, issue and expiry',
            'Why the person counts, since when, and until when',
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
            'Particulars of anyone who manages on another’s instructions',
            'Particulars of the person who instructs',
            'Date on which this began or ended',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Filing and keeping it current',
      steps: [
        {
          title: 'Draw the chart',
          text: 'From the company up to human beings, with shares at every line. It takes an hour for two layers and weeks for a trust abroad.',
        },
        {
          title: 'File with your licensing authority',
          text: 'The economic department, the zone or the offshore registrar, usually in its portal, at formation and again when it asks. There is no single national counter.',
        },
        {
          title: 'Name a contact person',
          text: 'Somebody resident in the UAE whom the authority may ask. Get the consent in writing.',
        },
        {
          title: 'Report changes',
          text: 'Within {{uae-ubo-change-notice}}: a sale, an inheritance, a new passport, a moved address, a merger two levels up. [The deadlines](/accounting/templates) count the day.',
          time: 'as they happen',
        },
        {
          title: 'Confirm before renewal',
          text: 'Compare licence, register, bank file and EmaraTax side by side. Four spellings of one name are four questions.',
          time: 'yearly',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Are you in a trade with wider duties?',
      intro: 'The law calls them designated non-financial businesses and professions.',
      columns: ['Covered when', 'Supervisor'],
      rows: [
        {
          label: 'Real estate agents and brokers',
          cells: ['They act in a purchase or sale', 'Ministry of Economy and Tourism'],
        },
        {
          label: 'Dealers in gold, metals, gems',
          cells: ['Cash deals from an amount set by law, and linked ones', 'Ministry of Economy and Tourism'],
        },
        {
          label: 'Auditors and accountants',
          cells: ['They prepare or carry out certain deals for clients', 'Ministry of Economy and Tourism'],
        },
        {
          label: 'Company service providers',
          cells: ['They form companies, lend addresses or act as nominee', 'Ministry of Economy and Tourism'],
        },
        { label: 'Lawyers and notaries', cells: ['For certain deals', 'Ministry of Justice'] },
        {
          label: 'Any of these in DIFC or ADGM',
          cells: ['By the centre’s rules', 'The centre’s own regulator'],
        },
        {
          label: 'A web agency, a café, a trader in machine parts',
          cells: ['Not covered as such', 'None; the bank will still ask'],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What the wider duties consist of',
      paragraphs: [
        'A covered firm needs a written assessment of its own risks before it needs software. From it follow rules that fit the business, and a person who answers for them. A policy bought off the shelf that speaks of “the bank” on its third page helps nobody at an inspection.',
      ],
      points: [
        'Registration in goAML, the reporting system of the Financial Intelligence Unit.',
        'A compliance officer with the knowledge and the standing to say no.',
        'Identity of customers and of the owners behind them, checked before the deal.',
        'Screening against the UAE and United Nations sanctions lists, at the start and after each update.',
        'Reports of suspicion, without telling the customer.',
        'Training, and records that can be found years later; the supervisor’s guidance states for how long.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Where companies slip',
      paragraphs: [
        'They file once and forget. The scale in Cabinet Decision 132 of 2023 starts with a warning and goes on to fines and limits on the licence. More often the damage is quieter: the renewal stops at an unconfirmed register, or the bank finds an owner the register does not know.',
        'A nominee is not hidden by being paid to keep quiet. Nominee and principal are both declared, or both are at risk.',
      ],
    },
    {
      kind: 'faq',
      heading: 'What owners want to know',
      items: [
        {
          question: 'Can the public see my name?',
          answer:
            'The register is not open. Authorities see it, and banks, buyers and investors will ask you for it.',
        },
        {
          question: 'Nobody holds a large enough share. Is the register empty?',
          answer:
            'No. If nobody reaches {{uae-ubo-threshold}}, move on to control, then to senior management. Somebody is always entered.',
        },
        {
          question: 'What does the filing cost?',
          answer:
            'Look at your authority’s price list, since many include it in the licence. An agent’s fee is for gathering and certifying papers; ask for it as a line of its own when you [Get a Quote](/quote).',
        },
        {
          question: 'I sell shares next month. What comes first?',
          answer:
            'The transfer before the authority, then the registers, then bank and EmaraTax. [Share transfer](/services/share-transfer) describes the order.',
        },
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
