import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Two PDF files, each in English and in Arabic, made from the same texts and figures as these pages. Once you have opened them, they stay on your device. You can print or share them.',
  blocks: [
    {
      kind: 'pages',
      heading: 'The files',
      intro: 'Each page shows what is inside before you load it.',
      pages: ['/downloads/setup-guide', '/downloads/company-profile'],
    },
    {
      kind: 'text',
      heading: 'A file does not update itself',
      paragraphs: [
        'A printed figure does not notice that a rule has changed. Each file names the day on which its figures were checked; if that is months ago, download the file again, or look the figure up on its page. Blog articles can be kept as well: each has a save button at its top.',
      ],
    },
  ],
  related: ['/business-guide', '/checklist', '/business-guide/costs-timelines', '/company'],
};
