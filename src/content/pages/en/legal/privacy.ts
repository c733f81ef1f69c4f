import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'This website measures nobody: no analytics, no advertising, no third-party cookies, no profile. What it remembers, it remembers on your own device, and you can delete it there. Beyond the record of requests that any host keeps, we learn something about you only when you send it to us. This page describes how the site works and is not legal advice.',
  blocks: [
    {
      kind: 'samples',
      heading: 'Who is responsible: to be filled in by the firm',
      intro: 'Until these entries bear real names, the site is a demonstration.',
      entries: [
        {
          title: 'Controller',
          text: 'Sample: registered name, licence number, address of the company that runs this site.',
          meta: 'To be entered before going live',
        },
        {
          title: 'Contact for data protection',
          text: 'Sample: name or function, e-mail; representative in the EU or the UK if one is required.',
          meta: 'To be entered before going live',
        },
        {
          title: 'Host and its records',
          text: 'Sample: who serves the pages, in which country, what its logs hold and when they are deleted.',
          meta: 'To be entered before going live',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Which data, where, for how long',
      columns: ['Where it is', 'Until when'],
      rows: [
        {
          label: 'Language, text size, colours, speed of reading aloud',
          cells: ['On your device', 'Until you change or clear it'],
        },
        {
          label: 'Saved guides with pictures, place where you stopped, ticked lists',
          cells: ['On your device', 'Until you remove them'],
        },
        {
          label: 'Guides read lately, lists seen',
          cells: ['On your device', 'Until newer ones take their place, or you clear them'],
        },
        { label: 'Drafts of forms', cells: ['On your device', 'Until sent or cleared, thirty days at most'] },
        {
          label: 'Request that waits to be sent',
          cells: [
            'On your device',
            'Until it is sent or removed; form and time are shown for seven days after',
          ],
        },
        {
          label: 'Address of your connection and the page asked for',
          cells: ['With the host, as with any website', 'As the firm enters above'],
        },
        {
          label: 'What you write to us',
          cells: ['With us, in mail or chat', 'As long as the matter or the law demands'],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'When something leaves your device',
      paragraphs: [
        'Forms here sum up what you typed and hand it to your own WhatsApp or e-mail app; you press send there. Only if the firm has set up a receiving address of its own does the form send by itself, and it says so beside its button.',
        'Search answers from the device at each key. When there is a connection, the words are also put to the content service, which lies with the firm or its host.',
      ],
      points: [
        'Videos load only after a tap. YouTube’s or Vimeo’s player then learns your address; it is asked for in the form without cookies before playing.',
        'Reading aloud uses voices of your device or browser. Where a voice comes over the network, the player says that the text goes to the browser’s service.',
        'WhatsApp, maps and links to authorities are other people’s services with their own rules.',
        'Pictures come from the firm’s own sources; those of unknown hosts are left out.',
      ],
    },
    {
      kind: 'requirements',
      heading: 'Your rights',
      intro:
        'They come from the data protection law of the UAE, and from the GDPR in the EU and the UK where it applies to you.',
      items: [
        { title: 'To know and to receive', text: 'Ask what we hold about you and have a copy.' },
        {
          title: 'To correct and to erase',
          text: 'Except where a law, for example on tax or money laundering, makes us keep it.',
        },
        {
          title: 'To object and to withdraw',
          text: 'A consent can be taken back for the future, without reasons.',
        },
        {
          title: 'To complain',
          text: 'To the data protection authority of your country or of the firm’s seat.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How to clear everything',
      steps: [
        { title: 'Saved guides', text: 'Remove them in [your library](/saved), one by one or all.' },
        { title: 'Drafts and requests', text: 'Clear the form; remove the request in its list.' },
        {
          title: 'All the rest',
          text: 'Delete the data of this website in the settings of the browser, or uninstall the app with its data.',
        },
        {
          title: 'What lies with us',
          text: 'Write by [contact](/company/contact). We check that it is you and answer in writing.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Asked about privacy',
      items: [
        {
          question: 'Can you see what I read?',
          answer:
            'Only so far as the host’s record shows that an address asked for a page; we build nothing from it. What you open from the device’s own store asks nobody.',
        },
        {
          question: 'Somebody else uses my phone.',
          answer:
            'Then they can see drafts and saved guides. Clear them, or use a private window, which keeps nothing after it is closed.',
        },
      ],
    },
  ],
  related: ['/legal/cookies', '/legal/terms', '/company/contact'],
};
