import { brand } from '../../../brand.ts';
import { firmEntries } from '../../firmEntries.ts';
import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'You deal with one person who knows your case, and several specialists work behind them. This page describes what they do, so that you know who reads your documents, and what every one of them signs.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Who does what',
      columns: ['Does', 'How you can tell'],
      rows: [
        {
          label: 'Consultant',
          cells: [
            'Structure, offer, your questions',
            'They ask where your customers are before naming a price',
          ],
        },
        {
          label: 'Case manager',
          cells: [
            'Calendar, drafts, follow-up',
            'You get a message that says what is open and whose turn it is',
          ],
        },
        {
          label: 'PRO officer',
          cells: ['Counters, typing centres, stamps', 'Your original comes back with the right stamp'],
        },
        {
          label: 'Compliance reviewer',
          cells: ['Owners, source of funds, bank file', 'You hear the bank’s likely questions in advance'],
        },
        {
          label: 'Accountant',
          cells: ['Registration, books, returns', 'The first deadline is in your diary'],
        },
      ],
    },
    ...firmEntries('team', 'en', { heading: 'The people' }),
    {
      kind: 'text',
      heading: 'Which languages we really speak',
      paragraphs: [
        'This site is in four languages; each of us speaks some of them. When you write, tell us which language you want an answer in and which one you read contracts in. Arabic is the language of mainland company documents and courts. We have every Arabic text explained to you before you sign, and a licensed translator translates the long ones.',
      ],
      points: [
        'Spoken and written languages can differ: someone may chat with you in Urdu and draft in English',
        'Your stand-in speaks at least one of your languages',
        'Legal translation is a licensed profession; we do not do it on the side',
      ],
    },
    {
      kind: 'decision',
      heading: 'Who to tell',
      start: {
        question: 'What has happened?',
        answers: [
          {
            label: 'A letter from an authority',
            leadsTo: 'Send every page to your case manager the same day: a deadline may already be running.',
          },
          {
            label: 'A question from the bank',
            leadsTo: {
              question: 'Can you answer it, and prove it on paper?',
              answers: [
                { label: 'Yes', leadsTo: 'Answer the bank, and send the compliance reviewer a copy.' },
                { label: 'No', leadsTo: 'Do not guess. Show the question to the compliance reviewer first.' },
              ],
            },
          },
          {
            label: 'Your plans have changed',
            leadsTo:
              'Tell the consultant before you sign or pay anything: the legal form may change with them.',
          },
          {
            label: 'You are not satisfied',
            leadsTo: 'Tell [the office](/company/contact): the answer comes from a person outside your case.',
          },
        ],
      },
    },
    {
      kind: 'requirements',
      heading: 'What we all sign',
      items: [
        { title: 'Confidentiality', text: 'About clients, even within the family and after leaving.' },
        {
          title: 'No gifts',
          text: 'Neither from landlords or banks nor to officials. If a gift cannot be refused politely, we report it.',
        },
        { title: 'Two pairs of eyes', text: 'The person who prepares a filing does not approve it.' },
        { title: 'No promises', text: 'Nobody announces an approval that someone else decides.' },
      ],
    },
    {
      kind: 'faq',
      heading: 'About your contact person',
      items: [
        {
          question: 'Can I change my contact person?',
          answer:
            'Yes, without giving a reason. Tell [the office](/company/contact); we hand over the file with you present.',
        },
        {
          question: `How do I know that a caller is from ${brand.en}?`,
          answer:
            'Hang up and call the number on this site. We never ask for passwords or card numbers, and we only ask for payment by an invoice you are expecting.',
        },
      ],
    },
  ],
  related: ['/company/about', '/company/contact', '/company/careers', '/process'],
};
