import { brand } from '../../../brand.ts';
import { firmEntries } from '../../firmEntries.ts';
import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-28',
  lead: 'For journalists, podcasters and editors: what you can quote, what we can talk about, and what we do not comment on.',
  blocks: [
    ...firmEntries('press', 'en', { heading: 'Press material' }),
    {
      kind: 'text',
      heading: 'Topics we can explain',
      paragraphs: [
        'We can explain procedures: what happens between a trade name and a tax return, why banks ask what they ask, what a rule says and how it works in practice. We speak on the record or on background, as agreed before we start. If we do not know, we tell you which authority does. Write “press” and your deadline in the subject line, through [contact](/company/contact); if we cannot meet it, we tell you at once. New articles from the [blog](/blog) are in the RSS feed, linked at the bottom.',
      ],
      points: [
        'Company law and ownership since the reform of the local partner rule',
        'Corporate tax and the extension of Small Business Relief, from a small firm’s point of view',
        'Set-up scams: guaranteed accounts, one-hour licences, visas for sale',
        'Reading and working offline, which is how this website is built',
      ],
    },
    {
      kind: 'requirements',
      heading: 'Rules for quoting us',
      items: [
        {
          title: 'Figures with their date',
          text: 'Each number on our pages has a source and a date. Please include both and check the source; many change in January.',
        },
        {
          title: 'You can quote our guides',
          text: 'Short extracts, with the title and address of the page. Reprinting whole articles needs our consent.',
        },
        {
          title: 'Pictures',
          text: 'The drawings belong to the site; their licences are linked at the bottom of each page.',
        },
        {
          title: 'No clients',
          text: 'We do not pass on names, and we only ask a client to speak to you if it benefits them.',
        },
        { title: 'Your text is yours', text: 'We only need to see direct quotations before publication.' },
      ],
    },
    {
      kind: 'figure',
      heading: 'A chart that you may quote: the first year',
      intro: 'All-in prices through an agent, for the first year of a company.',
      chart: 'bars',
      rows: [
        { label: 'Mainland LLC, Dubai', fact: 'llc-dubai-year-1' },
        { label: 'DMCC, Dubai', fact: 'dmcc-year-1' },
        { label: 'DAFZA, Dubai', fact: 'dafza-year-1' },
        { label: 'RAKEZ', fact: 'rakez-year-1' },
        { label: 'JAFZA offshore', fact: 'jafza-offshore-year-1' },
        { label: 'RAK offshore', fact: 'rak-offshore-year-1' },
      ],
      note: 'Quote each with the source and date at the end of this page.',
    },
    {
      kind: 'warning',
      heading: 'No comment on cases, banks or other advisers',
      paragraphs: [
        `Pending cases, individual banks’ decisions, politics, or other advisers by name. We do not pay for articles or publish advertisers’ texts as our own opinion. If somebody promises an approval in an interview with “${brand.en}”, it was not with us.`,
      ],
    },
  ],
  related: ['/company/about', '/company/contact', '/company/milestones', '/faq'],
};
