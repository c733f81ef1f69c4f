import { firmEntries } from '../../firmEntries.ts';
import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  promises: ['noSurcharge', 'feePerStep', 'originalsReturned'],
  lead: 'Reading this site is free and commits you to nothing. A contract with the firm starts only with an engagement letter signed by both sides. These pages are information, checked on the date shown. They are not legal or tax advice for your case.',
  blocks: [
    ...firmEntries('terms', 'en', {
      heading: 'Provider, law and liability',
      otherwise: [
        'The firm has not entered its registered name, licence number and address yet, nor the applicable law, the courts and the limits of liability. Until they are shown here, this website offers information only: no contract can be concluded through it.',
      ],
    }),
    {
      kind: 'requirements',
      heading: 'Terms of this website',
      items: [
        {
          title: 'Information, with a date',
          text: 'Every figure shows its source and the date it was checked. The authority may change it the next day. A copy you read offline may be older than the site; it shows its age.',
        },
        {
          title: 'Tools give estimates',
          text: 'The calculator, checklist and finder use published prices and simple rules. An authority’s voucher or a signed offer takes precedence.',
        },
        {
          title: 'Requests are not bookings',
          text: 'A form summarises what you ask for. A meeting is booked once a consultant confirms it.',
        },
        {
          title: 'Your copy',
          text: 'You can save, print and share guides for private use and quote from them with their address. To sell them or republish whole guides, you need our consent.',
        },
        {
          title: 'Links',
          text: 'Others are responsible for what they publish. We check a page when we link to it.',
        },
        {
          title: 'Fair use',
          text: 'Please do not attack the site, scrape it in a way that harms others, or impersonate us.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How we start working for you',
      steps: [
        { title: 'Conversation', text: 'No obligation on either side.' },
        {
          title: 'Offer',
          text: 'In writing: what is included, what is not, who receives each payment and how long the offer is valid.',
        },
        {
          title: 'Identification',
          text: 'We must know who you are and where the money comes from before we can act.',
        },
        {
          title: 'Engagement letter',
          text: 'Signed by both. It takes precedence over anything on this site and says how it can be ended.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Our terms of service in short',
      paragraphs: [
        'The engagement letter is binding. In short: we owe you careful work. An authority or a bank makes its own decision. We pass on authority fees without a surcharge; if the authority keeps them, they are lost. Our own fee is due step by step; you do not pay for a step we have not started. You owe us true information, documents on time and answers to questions, and you remain responsible for filings in your company’s name.',
        'Either side can stop after a step. We return originals at once, even if a bill is unpaid.',
      ],
    },
    {
      kind: 'warning',
      heading: 'What nobody can promise in our name',
      paragraphs: [
        'No approval, visa, bank account, tax result or date that someone else decides. If anyone has promised you this, in writing or by phone, tell us through [contact](/company/contact) before you pay.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Asked about these terms',
      items: [
        {
          question: 'Which language version counts?',
          answer:
            'On this website every version is meant to say the same. For the engagement, the language named in the letter; in UAE mainland courts an Arabic text prevails.',
        },
        {
          question: 'Can the terms change?',
          answer:
            'Those of the site can; this page shows the review date. Those of a signed letter, only if both agree.',
        },
        {
          question: 'What if an error on a page cost me money?',
          answer:
            'Write to us with the page and the date. We will correct it and answer you; the legal consequences depend on the entries above and on your case.',
        },
      ],
    },
  ],
  related: ['/legal/privacy', '/legal/cookies', '/process', '/services/pricing'],
};
