import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'No company is founded by one office alone. A lawyer, an auditor, a translator, an insurer, a zone and a bank each add something that a consultancy may not do itself. This page says what each is for, how to choose one, and who pays whom.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Which partner a founder needs, and when',
      columns: ['Needed for', 'Check before you sign'],
      rows: [
        {
          label: 'Bank',
          cells: ['Account, cards, later credit', 'Whether it takes your trade; tariff; limits'],
        },
        {
          label: 'Free zone or registered agent',
          cells: ['Licence, desk, visas', 'That the agent is listed by the authority'],
        },
        {
          label: 'Law firm',
          cells: [
            'Shareholders’ agreement, disputes, regulated trades',
            'Licence to practise, and for which courts',
          ],
        },
        {
          label: 'Auditor',
          cells: [
            'Accounts, where law, zone or bank asks',
            'Approved by your zone, and independent of the bookkeeper',
          ],
        },
        {
          label: 'Legal translator',
          cells: ['Papers for authorities and courts', 'Licence of the Ministry of Justice'],
        },
        {
          label: 'Health insurer',
          cells: ['Staff, family', 'Plan accepted in your emirate; network; exclusions'],
        },
        { label: 'Landlord', cells: ['Registered lease', 'Building admitted for your activity'] },
      ],
    },
    {
      kind: 'samples',
      heading: 'Those with whom we work',
      intro: 'Sample entries. The firm names its partners here once each has agreed to be named.',
      entries: [
        {
          title: 'Partner bank',
          text: 'Sample: which companies it looks at, and who speaks to whom.',
          meta: 'Relationship and payment to be stated',
        },
        {
          title: 'Free zone authority',
          text: 'Sample: registered agent number and since when.',
          meta: 'Relationship and payment to be stated',
        },
        {
          title: 'Law firm',
          text: 'Sample: fields of law, courts, languages.',
          meta: 'Relationship and payment to be stated',
        },
        {
          title: 'Audit firm',
          text: 'Sample: approvals by zones, licence number.',
          meta: 'Relationship and payment to be stated',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'How we are paid, and by whom',
      paragraphs: [
        'By you, for our work, as the offer says. Some zones, banks and insurers pay introducers a commission. That is legal and usual, and it is a conflict of interest as long as the client does not know. Our rule is therefore disclosure: who pays, for what, and whether the sum depends on your choice.',
        'You may take any partner that the authority accepts. A recommendation comes with at least one alternative, and our fee does not change with your decision.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Words that should make you careful',
      paragraphs: [
        '“Official partner of the government” means, in most cases, an entry in a list of agents that is open to many. “Our bank” means that somebody knows an employee there. Logos on a website prove a download. Ask for the agreement’s kind and date, then ask the other side.',
        'Be slow where one house sells the licence, keeps the books and signs the audit: an auditor who checks his own group’s work checks nothing.',
      ],
    },
    {
      kind: 'steps',
      heading: 'To become a partner',
      steps: [
        {
          title: 'Write to us',
          text: 'Through [contact](/company/contact), with licence, service and price list.',
        },
        { title: 'We check', text: 'Licence, complaints, owners, and one small case from start to end.' },
        {
          title: 'We agree in writing',
          text: 'On scope, secrecy, data, and how clients are told about money. Either side may end it.',
        },
      ],
    },
  ],
  related: [
    '/company/about',
    '/services/pricing',
    '/accounting/audit-services-uae',
    '/services/bank-account-opening-uae',
  ],
};
