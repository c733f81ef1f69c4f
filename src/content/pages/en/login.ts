import { site } from '../../site.ts';
import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: `You cannot log in on this page, and that is deliberate. The client area is a separate, private service. ${site.portal ? 'The button on this page leads to it. We give each client access' : 'We give each client its address'} in person, in the engagement letter. Until you have it, your contact person can tell you how your case stands and send your documents on request.`,
  blocks: [
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
    {
      kind: 'warning',
      heading: 'If a page asks for your password here',
      paragraphs: [
        'It is not ours. Check the address character by character against the one in your letter, and do not follow links in unexpected messages. If you have entered anything, change that password and call us on the number at the bottom of this page.',
      ],
    },
    {
      kind: 'faq',
      heading: 'If you cannot get in',
      items: [
        {
          question: 'I have lost the address.',
          answer:
            'Write from the e-mail address in your file, or see [contact](/company/contact). We will check that it is you and send it again.',
        },
        {
          question: 'I need a document today.',
          answer:
            'Ask in the chat and give the company’s name. We only send documents to people named in the engagement letter.',
        },
        {
          question: 'Are my saved guides in there?',
          answer: 'No. Guides you [save](/saved) stay on this device and need no account.',
        },
      ],
    },
  ],
  related: ['/company/contact', '/process', '/legal/privacy'],
};
