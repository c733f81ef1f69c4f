import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'You deal with one person who knows your case, and behind that person stand several kinds of work. This page describes them, so that you know who is reading your papers. Names and pictures are entered by the firm; until then the entries below are marked as samples.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Who does which part',
      columns: ['Does', 'You notice it when'],
      rows: [
        {
          label: 'Consultant',
          cells: [
            'Structure, offer, your questions',
            'Somebody asks where your customers are before naming a price',
          ],
        },
        {
          label: 'Case manager',
          cells: ['Calendar, drafts, follow-up', 'A message says what is open and whose turn it is'],
        },
        {
          label: 'PRO officer',
          cells: ['Counters, typing centres, stamps', 'An original comes back with the right seal'],
        },
        {
          label: 'Compliance reviewer',
          cells: ['Owners, source of funds, bank file', 'You hear the bank’s question before the bank asks'],
        },
        {
          label: 'Accountant',
          cells: ['Registration, books, returns', 'The first deadline is in your diary'],
        },
      ],
    },
    {
      kind: 'samples',
      heading: 'The people',
      intro: 'Sample entries: no such persons exist. The firm’s own team will stand here, with consent.',
      entries: [
        {
          title: 'Name of the consultant',
          text: 'Sample: trained in …, looks after founders from …, wrote the guide about ….',
          meta: 'Languages to be entered',
        },
        {
          title: 'Name of the case manager',
          text: 'Sample: responsible for mainland files since …, stand-in for ….',
          meta: 'Languages to be entered',
        },
        {
          title: 'Name of the PRO officer',
          text: 'Sample: at the counters of … and …, registered with the authority under ….',
          meta: 'Languages to be entered',
        },
        {
          title: 'Name of the compliance reviewer',
          text: 'Sample: worked in a bank’s compliance department until ….',
          meta: 'Languages to be entered',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Languages, honestly',
      paragraphs: [
        'This site speaks four languages. That does not mean that each of us does. When you write, say which language you would like to be answered in, and for the signature also which one you read contracts in. Arabic is the language of the mainland’s constitutional papers and of its courts; we have every Arabic text explained to you before you sign it, and for long ones a licensed translator provides the translation.',
      ],
      points: [
        'Spoken and written may differ: somebody may chat with you in Urdu and draft in English',
        'A stand-in speaks at least one of your languages',
        'Legal translation is a licensed trade and is not done in passing by us',
      ],
    },
    {
      kind: 'requirements',
      heading: 'What everybody here signs',
      items: [
        { title: 'Silence', text: 'About clients, inside families and after leaving too.' },
        {
          title: 'No gifts',
          text: 'Neither from landlords or banks nor to officials. What cannot be refused politely is reported.',
        },
        { title: 'Four eyes', text: 'Whoever prepared a filing does not release it.' },
        { title: 'No promises', text: 'Nobody may announce an approval that another body decides.' },
      ],
    },
    {
      kind: 'faq',
      heading: 'About your contact person',
      items: [
        {
          question: 'May I change to somebody else?',
          answer:
            'Yes, without reasons. Tell [the office](/company/contact); the file is handed over in your presence.',
        },
        {
          question: 'How do I know that a caller is from you?',
          answer:
            'Hang up and call the number on this site. We never ask for passwords or card numbers, and ask for payment only by an invoice that you expect.',
        },
      ],
    },
  ],
  related: ['/company/about', '/company/contact', '/company/careers', '/process'],
};
