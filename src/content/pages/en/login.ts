import { site } from '../../site.ts';
import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: `There is no log-in form on this page, and that is deliberate. The client area is a separate, closed service; ${site.portal ? 'the button on this page leads to it, and each client receives the access' : 'each client receives its address'}, personally, with the engagement letter. Until you have it, your contact person sends you the state of your case and your papers on request.`,
  blocks: [
    {
      kind: 'text',
      heading: 'What the client area is for',
      paragraphs: ['One place for what otherwise lies scattered over chats and mailboxes.'],
      points: [
        'The state of each step: done, waiting for you, waiting for an authority',
        'Copies of licence, lease, visas and certificates, with their expiry dates',
        'Quote, invoices and the receipts of authority fees',
        'A safe way to hand in passports and bank statements',
      ],
    },
    {
      kind: 'steps',
      heading: 'How you get in',
      steps: [
        {
          title: 'You sign the engagement letter',
          text: 'The address of your area stands in it, with the name of the person who looks after you.',
        },
        {
          title: 'You confirm who you are',
          text: 'Over a channel that we already know, for instance the phone number in your file.',
        },
        { title: 'You choose your own password', text: 'We never ask for it, by phone, chat or e-mail.' },
      ],
    },
    {
      kind: 'warning',
      heading: 'If a page asks for your password here',
      paragraphs: [
        'Then it is not ours. Compare any address with the one in your letter, letter by letter, and do not follow links from unexpected messages. If you have typed something in, change the password and call us on the number at the foot of this page.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Without access',
      items: [
        {
          question: 'I have lost the address.',
          answer:
            'Write from the e-mail address in your file, or see [contact](/company/contact). We send it again after checking that it is you.',
        },
        {
          question: 'I need one paper today.',
          answer:
            'Ask in the chat, with the company’s name. Papers go only to people who are named in the engagement.',
        },
        {
          question: 'Are my saved guides in there?',
          answer: 'No. What you [saved](/saved) stays on this device and needs no account.',
        },
      ],
    },
  ],
  related: ['/company/contact', '/process', '/legal/privacy'],
};
