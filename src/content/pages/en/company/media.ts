import { brand } from '../../../brand.ts';
import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'For journalists, podcasters and editors: what you may quote, what we can say something about, and what we will not comment on. Press texts and logo files are entered by the firm; the entries below are samples until then.',
  blocks: [
    {
      kind: 'samples',
      heading: 'Press material',
      intro: 'Sample entries; none of these files exists yet.',
      entries: [
        {
          title: 'Logo, light and dark',
          text: 'Sample: vector file, with the clear space around it.',
          meta: 'File to be entered',
        },
        {
          title: 'The firm in a hundred words',
          text: 'Sample: registered name, offices, field of work. No superlatives.',
          meta: 'Text to be entered',
        },
        {
          title: 'Portraits',
          text: 'Sample: photographs of those who speak for the firm, with the photographer’s name.',
          meta: 'Files to be entered',
        },
        {
          title: 'Press contact',
          text: 'Sample: name, e-mail, telephone, languages.',
          meta: 'To be entered',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What we can tell you',
      paragraphs: [
        'We can explain procedures: what happens between a trade name and a tax return, why banks ask what they ask, how a rule reads and how it works at the counter. We do so on record or as background, as agreed before the talk begins. When we do not know, we name the authority that does.',
      ],
      points: [
        'Company law and ownership since the reform of the local partner rule',
        'Corporate tax and the end of Small Business Relief, from a small firm’s point of view',
        'Set-up scams: guaranteed accounts, one-hour licences, visas for sale',
        'Reading and working without a network, which is how this website is built',
      ],
    },
    {
      kind: 'requirements',
      heading: 'House rules for quoting',
      items: [
        {
          title: 'Figures with their day',
          text: 'Each number on our pages comes with source and date. Please carry both, and check with the source; many change in January.',
        },
        {
          title: 'Guides may be quoted',
          text: 'In reasonable length, with name and address of the page. For whole articles ask us.',
        },
        {
          title: 'No clients',
          text: 'We pass on no names, and ask a client for you only where he would gain by it.',
        },
        { title: 'Your text is yours', text: 'We ask to see literal quotations before print, nothing else.' },
      ],
    },
    {
      kind: 'warning',
      heading: 'What we do not comment on',
      paragraphs: [
        `Pending cases, single banks’ decisions, politics, and other advisers by name. Nor do we pay for articles, and we do not offer advertisers’ texts as our opinion. An interview with “${brand.en}” in which somebody promises an approval did not take place with us.`,
      ],
    },
    {
      kind: 'faq',
      heading: 'For your deadline',
      items: [
        {
          question: 'How quickly do you answer?',
          answer:
            'Write “press” and your deadline into the subject, through [contact](/company/contact). If we cannot make it, you hear that at once.',
        },
        {
          question: 'May I use pictures from this site?',
          answer: 'The drawings belong to the site; their licences are linked at the foot of each page.',
        },
        {
          question: 'Is there a feed?',
          answer: 'Yes. New articles of the [blog](/blog) come by RSS, linked at the foot.',
        },
      ],
    },
  ],
  related: ['/company/about', '/company/contact', '/company/milestones', '/faq'],
};
