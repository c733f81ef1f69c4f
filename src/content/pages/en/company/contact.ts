import { firmEntries } from '../../firmEntries.ts';
import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Use the chat for short questions, e-mail for longer ones, and the phone if it is urgent. Agree with us first how to send passports and bank papers. Our phone number, chat, e-mail and both offices are at the bottom of every page, even offline. Nothing leaves this site until you send it yourself.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Which channel to use',
      columns: ['Good for', 'What to know'],
      rows: [
        {
          label: 'WhatsApp',
          cells: [
            'One question, a date, “what is the status?”',
            'WhatsApp’s terms apply; please do not send passports there',
          ],
        },
        {
          label: 'E-mail',
          cells: ['Descriptions, drafts, documents', 'Put the company name or case in the subject'],
        },
        { label: 'Telephone', cells: ['Urgent questions', 'During office hours; Dubai time'] },
        {
          label: 'Meeting',
          cells: [
            'Decisions on structure and money',
            '[Schedule Meeting](/schedule): suggest a time; it is booked once a consultant confirms',
          ],
        },
        {
          label: 'Visit',
          cells: ['Signing, handing over originals', 'By appointment, so that the right person is there'],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Two offices, two time zones',
      paragraphs: [
        'Dubai handles licences, visas and everything done at a counter. London handles UK companies and talks to European founders during their own working day. The opening hours at the bottom of the page are for the offices and phones. We read chat messages on other days too, but a signature or a filing waits until the authorities reopen. In most of the UAE they work Monday to Friday, with a short Friday.',
        'There is deliberately no map on this page: an embedded one would tell its provider that you were here. Copy the address into the map on your phone. In Ramadan and on public holidays, call before you come.',
      ],
    },
    ...firmEntries('directLines', 'en', { heading: 'Direct lines' }),
    {
      kind: 'requirements',
      heading: 'What you do, who owns it, visas, deadline',
      items: [
        { title: 'What the company does', text: 'One sentence, as you would say it to a customer.' },
        { title: 'Who owns it', text: 'People or companies, and which passports.' },
        { title: 'Who needs a visa', text: 'How many people, where they are now, and from when.' },
        { title: 'Your deadline', text: 'The date that matters, and what happens if it is missed.' },
      ],
    },
    {
      kind: 'faq',
      heading: 'Reaching us',
      items: [
        {
          question: 'I am offline. Can I still write?',
          answer:
            'Yes. What you type into a form is kept as a draft on this device. If the firm has set up online sending, a finished request waits and goes out when you are connected again; otherwise you send it by chat or e-mail.',
        },
        {
          question: 'How do I send confidential documents?',
          answer:
            'Use the method your contact person tells you; [this page](/login) says what to look out for. You do not need to send a passport to get a first answer.',
        },
        {
          question: 'I want to complain.',
          answer:
            'Write “complaint” in the subject. Someone who did not work on your case will reply and tell you who to contact next.',
        },
      ],
    },
  ],
  related: ['/process', '/company/team', '/faq', '/login', '/legal/privacy'],
};
