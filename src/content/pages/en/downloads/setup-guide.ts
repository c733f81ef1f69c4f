import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-21',
  lead: 'One file with what a founder needs between the first decision and the first tax return: steps, forms, costs of both years, bank, papers, tax. It is free, asks for no address, and can be printed, passed on and read on a plane.',
  blocks: [
    {
      kind: 'requirements',
      heading: 'What is inside',
      items: [
        {
          title: 'How to start',
          text: 'Three decisions, then the nine steps from idea to first invoice, each with the paper that it needs and the time that it takes.',
        },
        {
          title: 'The form',
          text: 'Mainland, free zone and offshore in one table, and four questions that settle the choice.',
        },
        {
          title: 'Costs and bank',
          text: 'First and second year next to each other, who is paid, what a written offer should hold, and what a bank’s compliance team looks for.',
        },
        {
          title: 'Papers and tax',
          text: 'Document lists with boxes to tick with a pen, the dates of a first tax year, and the relief that is about to run out.',
        },
        {
          title: 'Figures with sources',
          text: 'Each number stands once more at the end with the law or authority behind it and the day of the check.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'For whom it is, and for whom not',
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
          label: 'You collect papers',
          cells: ['Print the lists', 'The [checklist](/checklist), which remembers your ticks'],
        },
        {
          label: 'You compare offers',
          cells: [
            'Take the cost part to the meeting',
            'The [calculator](/calculator), for your own numbers of visas',
          ],
        },
        {
          label: 'Your trade is regulated',
          cells: ['Only the outline', 'The page of your licence, or a talk'],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'How current it is',
      paragraphs: [
        'The file is not written apart from this website. It is put together anew with every version of the site, out of the same texts and the same table of figures, so the two cannot disagree on the day of publication. Its cover names the edition; where a rule has a last day, the list at the end gives it.',
        'A printed sheet cannot renew itself, though. Before you pay or sign, look here whether a newer edition is out. If you have kept a copy on this device, this page tells you by itself when it next has a connection.',
      ],
    },
    {
      kind: 'faq',
      heading: 'About the file',
      items: [
        {
          question: 'Is there an Arabic edition?',
          answer:
            'Not yet; the file is in English. The same chapters can be read in Arabic in the [business guide](/business-guide/how-to-start-a-business-in-dubai) on this site.',
        },
        {
          question: 'May I pass it on?',
          answer:
            'Yes, whole and unchanged. Somebody who gets it from you finds the address of the newest one inside.',
        },
        {
          question: 'What does “Keep for offline” do?',
          answer:
            'It puts a copy into this browser’s own store. A new version of the site, or a full cache of pictures, leaves it alone; only you remove it, or the clearing of all site data.',
        },
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
