import { site } from '../../site.ts';
import type { PageBlock, PageBody } from '../page.ts';

/** How clients use their area: only where there is one. */
const withPortal: readonly PageBlock[] = [
  {
    kind: 'text',
    heading: 'What the client area is for',
    paragraphs: ['One place for everything that would otherwise be spread across chats and inboxes.'],
    points: [
      'The status of each step: done, waiting for you, or waiting for an authority',
      'Copies of licence, lease, visas and certificates, with their expiry dates',
      'Your quote, invoices and receipts for authority fees',
      'A secure way to send us passports and bank statements',
    ],
  },
  {
    kind: 'steps',
    heading: 'How to get access',
    steps: [
      {
        title: 'You sign the engagement letter',
        text: 'It gives the address of your client area and the name of the person who looks after you.',
      },
      {
        title: 'You confirm who you are',
        text: 'We use a channel we already know, such as the phone number in your file.',
      },
      { title: 'You choose your own password', text: 'We never ask for it, by phone, chat or e-mail.' },
    ],
  },
];

/** What clients do until there is one. */
const withoutPortal: readonly PageBlock[] = [
  {
    kind: 'text',
    heading: 'Write to your contact person',
    paragraphs: [
      'Write to your contact person, by e-mail or in the chat. Give the company’s name, so that we find your file.',
    ],
    points: [
      'The status of each step: done, waiting for you, or waiting for an authority',
      'Copies of licence, lease, visas and certificates',
      'Your quote, invoices and receipts for authority fees',
    ],
  },
  {
    kind: 'steps',
    heading: 'How to send confidential documents',
    steps: [
      {
        title: 'Agree on the way first',
        text: 'Your contact person tells you which way to use. Do not send passports by chat.',
      },
      {
        title: 'Send only what was asked for',
        text: 'You do not need a passport to get a first answer.',
      },
      { title: 'Check the address', text: 'Compare it with the one in your engagement letter.' },
    ],
  },
];

const portalLead =
  'The button on this page leads to the client area. It is a separate, private service, and each client gets access in person, in the engagement letter. Until you have it, your contact person can tell you how your case stands and send your documents on request.';
const noPortalLead =
  'There is nothing to log in to yet: this site has no client area. Until there is one, your contact person tells you how your case stands and sends your documents on request.';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: site.portal ? portalLead : noPortalLead,
  blocks: [
    ...(site.portal ? withPortal : withoutPortal),
    {
      kind: 'warning',
      heading: 'If a page asks for your password here',
      paragraphs: [
        'It is not ours. Check the address character by character against the one in your letter, and do not follow links in unexpected messages. If you have entered anything, change that password and call us on the number at the bottom of this page.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Lost contacts, urgent documents, saved guides',
      items: [
        {
          question: 'I have lost the address or the name of my contact person.',
          answer:
            'Write from the e-mail address in your file, or see [contact](/company/contact). We will check that it is you and send it again.',
        },
        {
          question: 'I need a document today.',
          answer:
            'Write in the chat and give the company’s name. We only send documents to people named in the engagement letter.',
        },
        {
          question: 'Are my saved guides in a client area?',
          answer: 'No. Guides you [save](/saved) stay on this device and need no account.',
        },
      ],
    },
  ],
  related: ['/company/contact', '/process', '/legal/privacy'],
};
