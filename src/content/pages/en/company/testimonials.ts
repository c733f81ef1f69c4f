import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'The reviews below are samples and stand for a form, not for people. Real ones come in only with the written consent of whoever wrote them, and with enough said about the case that a stranger can judge whether it resembles his own.',
  blocks: [
    {
      kind: 'samples',
      heading: 'What a review here will look like',
      intro: 'Sample entries, written by us to show the form. Nobody said this.',
      entries: [
        {
          title: 'A praise that can be checked',
          text: 'Sample: “The offer named eleven lines and the second year. Ten came out as written; the eleventh, translation, was dearer, and I was asked first.”',
          meta: 'Name, trade, place and month, with consent',
        },
        {
          title: 'A review with a shadow',
          text: 'Sample: “The licence came on the day they had named. The bank took twice as long as hoped. They had told me so, and I had not wanted to hear it.”',
          meta: 'Name, trade, place and month, with consent',
        },
        {
          title: 'A case that ended early',
          text: 'Sample: “After the first talk I stayed with my company at home. I paid nothing, and I would ask them again.”',
          meta: 'Name, trade, place and month, with consent',
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'Rules for every review',
      items: [
        {
          title: 'Consent in writing',
          text: 'For the words, the name and the place, each on its own. It may be withdrawn at any time, and the entry goes with the next version of the site.',
        },
        { title: 'No reward', text: 'Neither discount nor gift for a review, nor for its removal.' },
        {
          title: 'Nothing polished',
          text: 'We shorten with dots and correct spelling. Meaning stays, criticism as well.',
        },
        {
          title: 'After the bank',
          text: 'We ask for a review when the account is open or finally refused, not on the happy day of the licence.',
        },
        {
          title: 'No stars by arithmetic',
          text: 'An average of few voices says little. We show what was said.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'How to read reviews of any adviser',
      paragraphs: [
        'Look at what is absent. Ten cheerful lines about a quick licence, not one about the account or the renewal, mean that people were asked too early. Look for the second year: whoever still praises then has seen the real price. And look for how a firm answers a bad review, since it answers you in that tone when something goes wrong.',
        'Then ask for a telephone call with a former client in your trade. A good firm asks that client for permission and arranges it.',
      ],
    },
    {
      kind: 'steps',
      heading: 'If you are a client and want to say something',
      steps: [
        {
          title: 'Tell us first, if it is a complaint',
          text: 'To your contact person or by [contact](/company/contact). You get an answer from somebody who did not work on the case.',
        },
        {
          title: 'Write it in your language',
          text: 'We translate, show you the translation, and name the original language.',
        },
        { title: 'Choose how you are named', text: 'In full, by initials, or by trade and city alone.' },
      ],
    },
  ],
  related: ['/company/case-studies', '/company/about', '/process', '/company/contact'],
};
