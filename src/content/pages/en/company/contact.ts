import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Write in the chat if it is short, by e-mail if papers belong to it, and call if it is urgent. Phone number, chat, e-mail and both offices stand at the foot of every page, also without a network. No message leaves this site before you send it yourself.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Which way for what',
      columns: ['Good for', 'What to know'],
      rows: [
        {
          label: 'WhatsApp',
          cells: [
            'One question, a date, “where does it stand?”',
            'Runs over that service and by its terms; no passports there, please',
          ],
        },
        {
          label: 'E-mail',
          cells: ['Descriptions, drafts, documents', 'Put company name or case into the subject'],
        },
        { label: 'Telephone', cells: ['What cannot wait', 'During office hours; Dubai time'] },
        {
          label: 'Meeting',
          cells: [
            'Decisions on structure and money',
            '[Schedule Meeting](/schedule): suggest a time; it is fixed when a consultant confirms',
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
      heading: 'Two offices, two clocks',
      paragraphs: [
        'Dubai handles licences, visas and everything that needs a counter. London handles UK companies and talks with European founders who prefer their own daytime. The opening hours at the foot of the page are those of the rooms and telephones. Chat messages are read on other days too, but a signature or a filing waits until the authorities work again, which in most of the UAE means Monday to Friday with a short Friday.',
        'There is no map on this page, on purpose: an embedded one would tell its maker that you were here. Copy the address into the map on your phone. In Ramadan and on public holidays, ask before you set out.',
      ],
    },
    {
      kind: 'samples',
      heading: 'Direct lines',
      intro: 'Sample entries. The firm enters names and numbers of those who wish to be reached directly.',
      entries: [
        { title: 'New companies', text: 'Sample: name, number, languages, hours.', meta: 'To be entered' },
        { title: 'Visas and PRO', text: 'Sample: name, number, languages, hours.', meta: 'To be entered' },
        { title: 'Tax and books', text: 'Sample: name, number, languages, hours.', meta: 'To be entered' },
        {
          title: 'Complaints',
          text: 'Sample: a person who works on no cases, and answers in writing.',
          meta: 'To be entered',
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'Four lines that save a second message',
      items: [
        { title: 'What the company does', text: 'One sentence, in the words you would use to a customer.' },
        { title: 'Who owns it', text: 'People or companies, and which passports.' },
        { title: 'Who needs a visa', text: 'How many, where they are now, from when.' },
        { title: 'By when', text: 'The date that matters, and what happens if it is missed.' },
      ],
    },
    {
      kind: 'faq',
      heading: 'Reaching us',
      items: [
        {
          question: 'I am offline. Can I write already?',
          answer:
            'Yes. What you type into a form stays as a draft on this device. Where the firm has set up a receiving address, a finished request waits and goes out with the next connection; otherwise you send it by chat or e-mail.',
        },
        {
          question: 'How do I send confidential papers?',
          answer:
            'Wait for the way that your contact person names, as a rule the [client area](/login). For a first answer no passport is needed.',
        },
        {
          question: 'I want to complain.',
          answer:
            'Write “complaint” in the subject. Somebody who did not work on your case replies, and you are told to whom you may turn next.',
        },
      ],
    },
  ],
  related: ['/process', '/company/team', '/faq', '/login', '/legal/privacy'],
};
