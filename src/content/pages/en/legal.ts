import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-22',
  lead: 'Three short pages in plain words: what happens to data, on which terms the site and our services are offered, and what is stored on your device.',
  blocks: [
    {
      kind: 'pages',
      heading: 'The three pages',
      intro: 'Each says on which day it was last reviewed.',
      pages: ['/legal/privacy', '/legal/terms', '/legal/cookies'],
    },
    {
      kind: 'text',
      heading: 'No account, no tracking, no advice on your case',
      paragraphs: [
        'You can read everything here without an account, and without telling us who you are. What you type into a form stays on your device until you send it. Nothing on this site is advice on your own case: that begins with a written engagement. If a page and a signed agreement differ, the agreement applies. Tell us if you find such a place.',
      ],
    },
  ],
  related: ['/company/contact', '/company/about', '/services/pricing', '/faq'],
};
