import { firmEntries } from '../../firmEntries.ts';
import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'No single firm can set up a company on its own. A lawyer, an auditor, a translator, an insurer, a zone and a bank each do something a consultancy is not allowed to. This page says what each is for, how to choose one, and who pays whom.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Which partner a founder needs, and when',
      columns: ['Needed for', 'Check before you sign'],
      rows: [
        {
          label: 'Bank',
          cells: ['Account, cards, later on credit', 'Whether it accepts your trade; tariff; limits'],
        },
        {
          label: 'Free zone or registered agent',
          cells: ['Licence, desk, visas', 'That the authority lists the agent'],
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
            'Accounts, if required by law, zone or bank',
            'Approved by your zone, and independent of the bookkeeper',
          ],
        },
        {
          label: 'Legal translator',
          cells: ['Documents for authorities and courts', 'Licence of the Ministry of Justice'],
        },
        {
          label: 'Health insurer',
          cells: ['Staff, family', 'Plan accepted in your emirate; network; exclusions'],
        },
        { label: 'Landlord', cells: ['Registered lease', 'Building approved for your activity'] },
      ],
    },
    ...firmEntries('partners', 'en', { heading: 'The partners we work with' }),
    {
      kind: 'text',
      heading: 'How we are paid, and by whom',
      paragraphs: [
        'You pay us for our work, as set out in the offer. Some zones, banks and insurers pay introducers a commission. That is legal and common, but it is a conflict of interest if the client does not know. So we disclose it: who pays, for what, and whether the amount depends on your choice.',
        'You can use any partner the authority accepts. When we recommend one, we name at least one alternative, and our fee stays the same whatever you decide.',
      ],
    },
    {
      kind: 'figure',
      heading: 'A year’s audit: published ranges',
      intro: 'Auditors quote by the size of the books. A directory of auditors names these ranges.',
      chart: 'bars',
      rows: [
        { label: 'Mainland company', fact: 'audit-fee-mainland' },
        { label: 'Free zone company', fact: 'audit-fee-zone' },
      ],
      note: 'Not every company has to be audited: [audit services](/accounting/audit-services-uae) says which do.',
    },
    {
      kind: 'warning',
      heading: 'Claims to be careful about',
      paragraphs: [
        '“Official partner of the government” usually means an entry in a list of agents that many can join. “Our bank” often means that someone knows an employee there. A logo on a website only proves that someone downloaded it. Have the agreement and its date shown to you, then check with the other side.',
        'Be wary if one firm sells the licence, keeps the books and signs the audit: then nobody independent checks the accounts.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How to become a partner',
      steps: [
        {
          title: 'Write to us',
          text: 'Through [contact](/company/contact), with licence, service and price list.',
        },
        { title: 'We check', text: 'Licence, complaints, owners, and one small case from start to finish.' },
        {
          title: 'We agree in writing',
          text: 'We agree on scope, confidentiality, data, and what clients are told about money. Either side can end it.',
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
