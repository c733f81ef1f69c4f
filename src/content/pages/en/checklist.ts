import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-21',
  lead: 'The list above follows from three answers: where the company will stand, who owns it, and where the owners’ papers were issued. It is general on purpose. The authority, the zone and the bank each add to it, so ask all three for their own list before anything is stamped or translated.',
  blocks: [
    {
      kind: 'steps',
      heading: 'In which order to gather',
      steps: [
        {
          title: 'Ask whoever receives the papers',
          text: 'Original or copy, how recent, in which language: three questions that decide what every stamp will cost you.',
        },
        {
          title: 'Draw the chart of owners',
          text: 'Each box on it is a set of papers. In the UAE a person with {{uae-ubo-threshold}} or more, or with control in another way, is named in the register of beneficial owners, and a change is reported within {{uae-ubo-change-notice}}.',
        },
        {
          title: 'Start what others must issue',
          text: 'Stamps, degrees and identity checks run while you still choose a name. The Estonian card alone lies ready only after {{ee-residency-card-time}}, and is handed to you in person.',
        },
        {
          title: 'Order last what ages first',
          text: 'Register extracts, proofs of address and bank papers are worth most when they are fresh on the day you hand them in.',
        },
        {
          title: 'Keep the finished set',
          text: 'The bank will want nearly the same papers again: its part takes {{bank-account-time}} for a mainland company, after {{mainland-licence-time}} for the licence.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'How strict each register is',
      columns: ['Papers from abroad', 'Who signs where'],
      rows: [
        {
          label: 'Dubai mainland',
          cells: ['Whole chain of stamps, then Arabic', 'Before a notary, or online where offered'],
        },
        {
          label: 'Free zone, offshore',
          cells: [
            'Chain for company owners; persons often need none',
            'On the zone’s platform, or through the agent',
          ],
        },
        {
          label: 'United Kingdom',
          cells: [
            'None for the register; identity checks since {{uk-identity-start}}',
            'Online, with a code of {{uk-personal-code-length}} characters for each director',
          ],
        },
        {
          label: 'Estonia',
          cells: [
            'Apostille or legalisation, for a company that owns',
            'Online with the card, else at a notary',
          ],
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'What the list cannot know',
      paragraphs: [
        'Nationality, activity and bank change the answer. A complete file is no promise of a licence, a visa or an account: those who decide may ask for more, and need not give a reason.',
        'Notes may hold private matters. They stay in this browser, so anyone who uses the same device and profile can read them; a shared text takes your notes along, a shared link does not.',
      ],
    },
    {
      kind: 'faq',
      heading: 'About the tool itself',
      items: [
        {
          question: 'Does it work without a connection?',
          answer:
            'Yes, once the page has been opened online. Ticks and notes are written down with each key, and are there after a reload or an empty battery.',
        },
        {
          question: 'Can two partners use one list?',
          answer:
            'Each device keeps its own. Send the text with what is ready, or the link, with which the other person starts the same list empty.',
        },
        {
          question: 'May I switch to another kind of company?',
          answer:
            'Change the first answer: whatever both kinds need keeps its tick. Start a second list if you want to compare.',
        },
        {
          question: 'Who looks after the stamps if I cannot?',
          answer:
            'That is part of [document attestation](/services/document-attestation); tell us the country of issue first.',
        },
      ],
    },
  ],
  related: [
    '/business-guide/documents-checklist',
    '/services/document-attestation',
    '/business-guide/bank-account-guide',
    '/business-guide/costs-timelines',
  ],
};
