import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-28',
  lead: 'One file with everything a founder needs between the first decision and the first tax return: steps, legal forms, costs for both years, bank, documents, tax. It is free, in English and Arabic, needs no e-mail address, and can be printed, read on a plane and shared, complete and unchanged.',
  blocks: [
    {
      kind: 'requirements',
      heading: 'Five parts: start, form, costs, papers, sources',
      items: [
        {
          title: 'How to start',
          text: 'What to decide before you start, then the seven steps from idea to first invoice, each with the document it needs and the time it takes.',
        },
        {
          title: 'The legal form',
          text: 'Mainland, free zone and offshore in one table, and four questions that settle the choice.',
        },
        {
          title: 'Costs and bank',
          text: 'Our packages’ starting prices and other companies’ costs with the first and second year side by side, who is paid, what a written offer should include, and what a bank’s compliance team looks for.',
        },
        {
          title: 'Papers and tax',
          text: 'Document lists with tick boxes, the dates of a first tax year, and the rules of Small Business Relief.',
        },
        {
          title: 'Figures with sources',
          text: 'Every number is listed again at the end, with the law or authority behind it and the date it was checked.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Who it is for, and who it is not for',
      columns: ['The guide', 'Better for you'],
      rows: [
        {
          label: 'You are still deciding',
          cells: [
            'Read the first three parts',
            '[Where to set up](/business-guide/where-to-setup-dubai), if you want to follow links',
          ],
        },
        {
          label: 'You are collecting documents',
          cells: ['Print the lists', 'The [checklist](/checklist), which remembers your ticks'],
        },
        {
          label: 'You are comparing offers',
          cells: [
            'Take the cost section to the meeting',
            'The [calculator](/calculator), for your own numbers of visas',
          ],
        },
        {
          label: 'Your trade is regulated',
          cells: ['Outline only', 'The page for your licence, or a meeting'],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'The file is rebuilt with the site',
      paragraphs: [
        'The file is part of this website. It is rebuilt with every version of the site, from the same texts and figures, so the two always match on the day of publication. The cover shows the edition; if a rule has an end date, the list at the back gives it.',
        'A printed copy cannot update itself, though. Before you pay or sign, check here for a newer edition. “Save for offline” keeps a copy in this browser until you remove it or clear all site data; this page tells you about a newer edition when you are next online.',
      ],
    },
  ],
  related: [
    '/business-guide/how-to-start-a-business-in-dubai',
    '/business-guide/costs-timelines',
    '/checklist',
    '/downloads/company-profile',
  ],
};
