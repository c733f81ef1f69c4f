import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'This site sets no cookies, its own or anyone else’s, so there is no cookie banner. It does store things on your device, because it is made to be read offline. Here is what it stores, where, and how to delete it.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'What is stored on your device',
      columns: ['What for', 'Where', 'Deleted when'],
      rows: [
        {
          label: 'Language',
          cells: [
            'So that the next page is in that language',
            'Local storage and a small cache',
            'You clear site data',
          ],
        },
        {
          label: 'Reading settings',
          cells: [
            'Text size, line width, colours, voice speed, choices about the library',
            'Local storage',
            'Changed or cleared',
          ],
        },
        {
          label: 'Install note',
          cells: ['So that we do not offer the app twice', 'Local storage', 'You clear site data'],
        },
        {
          label: 'Position on the page',
          cells: ['Going back returns you to where you were', 'Session storage', 'The tab is closed'],
        },
        {
          label: 'Articles, lists, recently read',
          cells: ['Reading offline', 'Database and caches', 'Newer ones replace them'],
        },
        {
          label: 'Saved guides, their pictures, where you stopped',
          cells: ['Your library', 'Their own database and cache', 'You remove them'],
        },
        { label: 'Ticks on lists', cells: ['To continue later', 'Local storage', 'You untick or clear'] },
        {
          label: 'Drafts',
          cells: [
            'So that a form survives a crash',
            'Local storage, then database',
            'Sent, cleared, or after thirty days',
          ],
        },
        {
          label: 'Requests waiting to be sent',
          cells: [
            'Sending when you are online; only if online sending is set up',
            'Database',
            'The content once sent, the rest seven days later',
          ],
        },
        {
          label: 'The app’s own files',
          cells: ['So that pages open at once', 'Caches of the service worker', 'A new version is installed'],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Why there is no consent button',
      paragraphs: [
        'European rules require consent before a site stores anything that you do not need for what you asked for. Everything above serves a function you use, stays on the device and is read by no one else; none of it identifies you to us. There is no “accept all”, because there is nothing to accept.',
        'If the firm ever adds analytics or advertising, it must first update this page and ask for your consent.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Where other services may store something',
      paragraphs: [
        'Videos play in a YouTube or Vimeo frame. Nothing loads until you tap; after that the service can store things on your device under its own rules. The same applies to WhatsApp and to any site we link to.',
        'A host that protects pages from attacks sometimes sets a technical cookie. Before going live the firm must check its host and list any such cookie here, with its purpose and lifetime.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How to see and delete it',
      steps: [
        {
          title: 'See it',
          text: 'On a computer, the browser’s developer tools list storage by site. The [saved page](/saved) shows how much space your library uses.',
        },
        {
          title: 'Delete parts',
          text: 'Remove guides in the library, use the clear button on forms, untick lists.',
        },
        {
          title: 'Delete all',
          text: 'In the browser: settings, privacy, site data, this address. On a phone you can also remove the app and its data. This also deletes your saved guides; we have no copy.',
        },
        {
          title: 'Keep nothing at all',
          text: 'A private window forgets everything when you close it. Pages work there, but nothing is kept for next time.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Storage questions',
      items: [
        {
          question: 'Does it fill up my phone?',
          answer:
            'Pictures take most space, so the number kept from browsing is limited. Before you download a whole pack you see its size, and it can wait for Wi-Fi.',
        },
        {
          question: 'Can it disappear by itself?',
          answer:
            'Yes, if the device runs low on space the browser may clear a site’s data. Installing the app usually prevents this; the library shows the status.',
        },
        {
          question: 'Does it sync to my other devices?',
          answer: 'No. There is no account, so nothing is synchronised.',
        },
      ],
    },
  ],
  related: ['/legal/privacy', '/legal/terms', '/company/contact'],
};
