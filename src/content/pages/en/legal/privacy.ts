import { firmEntries } from '../../firmEntries.ts';
import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'This website does not track anyone: no analytics, no advertising, no third-party cookies, no profile. Whatever it stores is on your own device, where you can delete it. Apart from the access log every host keeps, we only learn about you what you send us. This page describes how the site works and is not legal advice.',
  blocks: [
    ...firmEntries('privacy', 'en', {
      heading: 'Who is responsible',
      otherwise: [
        'The firm has not entered the controller, the contact for data protection and the host yet. Until their names are shown here, treat this website as a demonstration and send it no personal data.',
      ],
    }),
    {
      kind: 'comparison',
      heading: 'What data is stored, where and for how long',
      columns: ['Where it is', 'Until when'],
      rows: [
        {
          label: 'Language, text size, colours, speed of reading aloud',
          cells: ['On your device', 'Until you change or clear it'],
        },
        {
          label: 'Saved guides with pictures, where you stopped, ticked lists',
          cells: ['On your device', 'Until you remove them'],
        },
        {
          label: 'Recently read guides, lists you have seen',
          cells: ['On your device', 'Until newer ones replace them or you clear them'],
        },
        { label: 'Drafts of forms', cells: ['On your device', 'Until sent or cleared, thirty days at most'] },
        {
          label: 'Request that waits to be sent',
          cells: ['On your device', 'Until sent or removed; form and time are shown for seven more days'],
        },
        {
          label: 'Your IP address and the page you requested',
          cells: ['With the host, as with any website', 'As stated by the firm above'],
        },
        {
          label: 'What you write to us',
          cells: ['With us, by e-mail or chat', 'As long as the matter or the law requires'],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'When something leaves your device',
      paragraphs: [
        'Forms here summarise what you typed and pass it to your own WhatsApp or e-mail app, where you press send. The form only sends by itself if the firm has set up online sending, and the text beside the button then says so.',
        'Search results come from your device as you type. If you are online, your words are also sent to the content service, which is run by the firm or its host.',
      ],
      points: [
        'Videos load only after a tap. The YouTube or Vimeo player then learns your IP address; we load it in the mode that sets no cookies before playing.',
        'Reading aloud uses voices of your device or browser. If a voice works online, the player tells you that the text goes to the browser’s service.',
        'WhatsApp, maps and links to authorities are services of others, with their own rules.',
        'Pictures come from the firm’s own sources; pictures from unknown hosts are not loaded.',
      ],
    },
    {
      kind: 'requirements',
      heading: 'Your rights',
      intro:
        'You have these rights under the data protection law of the UAE, and under the GDPR in the EU and the UK where it applies to you.',
      items: [
        { title: 'To know and get a copy', text: 'Ask what data we hold about you and get a copy.' },
        {
          title: 'To correct and to erase',
          text: 'Unless a law requires us to keep it, for example on tax or money laundering.',
        },
        {
          title: 'To object and to withdraw',
          text: 'You can withdraw consent for the future without giving a reason.',
        },
        {
          title: 'To complain',
          text: 'To the data protection authority in your country or where the firm is based.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How to clear everything',
      steps: [
        { title: 'Saved guides', text: 'Remove them in [your library](/saved), one by one or all.' },
        { title: 'Drafts and requests', text: 'Clear the form; remove the request from its list.' },
        {
          title: 'Everything else',
          text: 'Delete this website’s data in the browser settings, or uninstall the app with its data.',
        },
        {
          title: 'What we hold',
          text: 'Write to us through [contact](/company/contact). We check that it is you and answer in writing.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about privacy',
      items: [
        {
          question: 'Can you see what I read?',
          answer:
            'Only that an address requested a page, as recorded in the host’s log; we do not use it for anything. When you open something stored on your device, nobody else knows.',
        },
        {
          question: 'Somebody else uses my phone.',
          answer:
            'Then they can see your drafts and saved guides. Clear them, or use a private window, which keeps nothing after you close it.',
        },
      ],
    },
  ],
  related: ['/legal/cookies', '/legal/terms', '/company/contact'],
};
