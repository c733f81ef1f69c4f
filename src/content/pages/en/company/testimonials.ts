import { firmEntries } from '../../firmEntries.ts';
import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'A review appears here only with the writer’s written consent, and with enough about the case for you to judge whether it is like yours. This page sets out the rules, and how to read reviews of any adviser.',
  blocks: [
    ...firmEntries('testimonials', 'en', {
      heading: 'Reviews from clients',
      otherwise: [
        'No review is published on this page yet. The ones on the home page are samples of the layout: nobody wrote them, and they are marked as such.',
      ],
    }),
    {
      kind: 'requirements',
      heading: 'Rules for every review',
      items: [
        {
          title: 'Consent in writing',
          text: 'For the words, the name and the place, each separately. You can withdraw it at any time, and we remove the entry in the next version of the site.',
        },
        { title: 'No reward', text: 'No discount or gift for a review, or for removing one.' },
        {
          title: 'Barely edited',
          text: 'We shorten with dots and correct spelling. The meaning stays, and so does criticism.',
        },
        {
          title: 'After the bank',
          text: 'We ask for a review once the account is open or finally refused.',
        },
      ],
    },
    {
      kind: 'decision',
      heading: 'How much does a review tell you?',
      start: {
        question: 'Does it say what came after the licence?',
        answers: [
          {
            label: 'Yes, up to the bank account or the renewal',
            leadsTo: {
              question: 'Is the case like yours?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo: 'It is worth a call. Let the firm put you in touch with the writer.',
                },
                {
                  label: 'No',
                  leadsTo: 'It shows how the firm works. Your price and waiting time can differ.',
                },
              ],
            },
          },
          {
            label: 'No, only that it was quick and friendly',
            leadsTo: 'It tells you about the first weeks. Look for one about the second year.',
          },
        ],
      },
    },
    {
      kind: 'text',
      heading: 'How to read reviews of any adviser',
      paragraphs: [
        'Look for what is missing. If there are ten cheerful lines about a quick licence and nothing about the account or the renewal, people were asked too early. Look for the second year: anyone who is still happy then has seen the real price. And see how a firm answers a bad review.',
        'Then speak by phone to a former client in your trade. A good firm gets that client’s permission and arranges the call.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How to send us a review or a complaint',
      steps: [
        {
          title: 'If it is a complaint, tell us first',
          text: 'Tell your contact person, or use [contact](/company/contact). Someone who did not work on your case will answer.',
        },
        {
          title: 'Write it in your language',
          text: 'We translate it, show you the translation, and say what the original language was.',
        },
        { title: 'Choose how you are named', text: 'In full, by initials, or by trade and city only.' },
      ],
    },
  ],
  related: ['/company/case-studies', '/company/about', '/process', '/company/contact'],
};
