import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'The list above is based on three answers: where the company will be, who owns it, and where the owners’ documents were issued. It is general on purpose. The authority, the zone and the bank each add to it, so get the list of all three before you have anything stamped or translated.',
  blocks: [
    {
      kind: 'steps',
      heading: 'Five steps, in this order',
      steps: [
        {
          title: 'Get the recipient’s list',
          text: 'Original or copy, how recent, in which language: these three answers decide what each stamp will cost you.',
        },
        {
          title: 'Draw an ownership chart',
          text: 'Each box on it needs its own set of documents. In the UAE anyone who holds {{uae-ubo-threshold}} or more, or has control in another way, goes in the register of beneficial owners, and changes must be reported within {{uae-ubo-change-notice}}.',
        },
        {
          title: 'Start with what others must issue',
          text: 'Stamps, degrees and identity checks can run while you choose a name. The Estonian card alone takes {{ee-residency-card-time}}, and you must collect it in person.',
        },
        {
          title: 'Leave until last whatever expires soonest',
          text: 'Register extracts, proofs of address and bank letters should be as recent as possible when you hand them in.',
        },
        {
          title: 'Keep the finished set',
          text: 'The bank will want nearly the same documents again: allow {{bank-account-time}} for the account of a mainland company, after {{mainland-licence-time}} for the licence.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'How strict each register is',
      columns: ['Documents from abroad', 'Who signs where'],
      rows: [
        {
          label: 'Dubai mainland',
          cells: [
            'Full chain of stamps, then an Arabic translation',
            'Before a notary, or online where offered',
          ],
        },
        {
          label: 'Free zone, offshore',
          cells: [
            'Full chain for corporate owners; individuals often need none',
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
            'Apostille or legalisation, if the owner is a company',
            'Online with the card, otherwise at a notary',
          ],
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Your own case changes the list',
      paragraphs: [
        'Your nationality, activity and bank all change the answer. A complete file does not guarantee a licence, a visa or an account: the people who decide can ask for more without giving a reason.',
        'Your notes may be private. They stay in this browser, so anyone who uses the same device and profile can read them. If you share the list as text, your notes go with it; if you share the link, they do not.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Using the checklist',
      items: [
        {
          question: 'Does it work without a connection?',
          answer:
            'Yes, once you have opened the page online. Ticks and notes are saved as you type, so they survive a reload or a flat battery.',
        },
        {
          question: 'Can two partners use one list?',
          answer:
            'Each device keeps its own list. Send the text to show what is ready, or the link so that the other person can start the same list from scratch.',
        },
        {
          question: 'Can I switch to another kind of company?',
          answer:
            'Yes. Change the first answer: anything both kinds need stays ticked. To compare the two, start a second list.',
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
