import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'This site sets no cookies, neither its own nor anybody else’s, and that is why no banner asked you. It does keep things on your device, since it is made to be read without a network. Here is what, in which place, and how to get rid of it.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'What is stored on your device',
      columns: ['What for', 'Where', 'Gone when'],
      rows: [
        {
          label: 'Language',
          cells: [
            'So that the next page speaks it',
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
          cells: ['Not to offer the app twice', 'Local storage', 'You clear site data'],
        },
        {
          label: 'Place on the page',
          cells: ['Back returns to where you were', 'Session storage', 'The tab is closed'],
        },
        {
          label: 'Articles, lists, recently read',
          cells: ['Reading without a network', 'Database and caches', 'Newer ones replace them'],
        },
        {
          label: 'Saved guides, their pictures, where you stopped',
          cells: ['Your library', 'A database and a cache of their own', 'You remove them'],
        },
        { label: 'Ticks on lists', cells: ['To go on later', 'Local storage', 'You untick or clear'] },
        {
          label: 'Drafts',
          cells: [
            'A form survives a crash',
            'Local storage, then database',
            'Sent, cleared, or after thirty days',
          ],
        },
        {
          label: 'Requests that wait',
          cells: [
            'Sending once there is a network; only with a receiving address',
            'Database',
            'Content once sent, the rest seven days later',
          ],
        },
        {
          label: 'The app’s own files',
          cells: ['Pages open at once', 'Caches of the service worker', 'A new version comes'],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Why there is no consent to click',
      paragraphs: [
        'European rules ask for consent before something is stored that is not needed for what you asked for. All of the above serves a function that you use, stays on the device and is read by no one else; nothing of it identifies you to us. There is no “accept all”, because there is nothing to accept.',
        'If the firm ever adds a measurement or an advertisement, it has to ask you first and to change this page first, in that order.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Where others might store something',
      paragraphs: [
        'A video plays in the frame of YouTube or Vimeo. Nothing of it loads until you tap; from then on that service may keep things on your device by its own rules. The same holds for WhatsApp and for each site to which a link leads.',
        'A host that defends pages against attacks sometimes sets a technical cookie. The firm must look at its host and name such a cookie here, with purpose and lifetime, before it goes live.',
      ],
    },
    {
      kind: 'steps',
      heading: 'To look at it, and to delete it',
      steps: [
        {
          title: 'See it',
          text: 'On a computer, the browser’s developer tools list storage by site. The [saved page](/saved) shows how much room your library takes.',
        },
        {
          title: 'Delete parts',
          text: 'Remove guides in the library, clear forms by their own button, untick lists.',
        },
        {
          title: 'Delete all',
          text: 'In the browser: settings, privacy, site data, this address. On a phone also by removing the app with its data. Saved guides go with it, without a copy at our end.',
        },
        {
          title: 'Keep nothing at all',
          text: 'A private window forgets at closing. Pages work there, but nothing waits for you next time.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Stored, but what about …',
      items: [
        {
          question: 'Does it use up my phone?',
          answer:
            'Pictures count most, so those merely seen are limited in number. Downloads of whole packs name their size first and can wait for Wi-Fi.',
        },
        {
          question: 'Can it vanish by itself?',
          answer:
            'Yes, when the device runs short of room the browser may clear a site. Installing the app usually protects it; the library says how it stands.',
        },
        {
          question: 'Does it travel to my other devices?',
          answer: 'No. There is no account, so nothing is synchronised.',
        },
        {
          question: 'Who answers for this page?',
          answer:
            'The firm that runs the site; its registered name belongs under [privacy](/legal/privacy). This description is no legal advice.',
        },
      ],
    },
  ],
  related: ['/legal/privacy', '/legal/terms', '/company/contact'],
};
