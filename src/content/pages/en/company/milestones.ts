import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'A list of dates is easy to write and hard to check. So this page does two things: it keeps a place for the firm’s own milestones, marked as samples until they are entered, and it shows the changes in the law that shaped the work of every adviser in these years.',
  blocks: [
    {
      kind: 'samples',
      heading: 'Our own milestones',
      intro:
        'Sample entries. The firm replaces them with its own, each with a date and something that a reader can verify.',
      entries: [
        {
          title: 'Foundation',
          text: 'Sample: the day of the first trade licence, with authority and number.',
          meta: 'Date to be entered',
        },
        {
          title: 'Second office',
          text: 'Sample: city, reason for opening, and who leads it.',
          meta: 'Date to be entered',
        },
        {
          title: 'A hundredth company',
          text: 'Sample: how it was counted, so that the number means something.',
          meta: 'Date to be entered',
        },
        {
          title: 'A mistake that changed us',
          text: 'Sample: what went wrong, and which rule in our work comes from it.',
          meta: 'Date to be entered',
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'What changed around us',
      intro: 'These dates are public. Each changed what founders must do, and what advisers may still sell.',
      phases: [
        {
          title: 'Full ownership on the mainland',
          time: 'From the middle of 2021',
          text: 'The local partner disappeared for most activities. Sponsorship contracts turned from a product into something to be unwound.',
        },
        {
          title: 'Corporate tax law',
          time: '2022',
          text: 'Federal Decree-Law 47 made a tax country of a place that had been sold as untaxed. Bookkeeping became part of every set-up.',
        },
        {
          title: 'Economic substance reports end',
          time: 'Years after {{uae-esr-last-year-end}}',
          text: 'A yearly filing was dropped. Whoever still offers it sells paper.',
        },
        {
          title: 'Identity checks in the UK',
          time: '{{uk-identity-start}}',
          text: 'Directors and owners prove who they are. Founding from abroad takes one step more.',
        },
        {
          title: 'Mandatory e-invoicing begins',
          time: '{{uae-einvoicing-large-live}}',
          text: 'Larger businesses first. Small ones ask today which software will do.',
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'How we would count, if we count',
      items: [
        {
          title: 'Companies, not inquiries',
          text: 'A set-up counts when the licence is issued, once per company, also if it has three activities.',
        },
        { title: 'Accounts, when open', text: 'An application handed in is work, not a success.' },
        {
          title: 'With the failures',
          text: 'Refused and abandoned cases belong in the same table, or the share of successes says nothing.',
        },
        { title: 'As of a day', text: 'A number without a date grows by itself. Ours would bear one.' },
      ],
    },
    {
      kind: 'text',
      heading: 'What you should ask any adviser',
      paragraphs: [
        'Ask for the trade licence and look it up in the register of its authority. Ask how many cases like yours ended without a licence or an account in the past year. Ask who signed them. A firm with a past answers within a minute. Awards that are paid for prove a budget; a former client on the phone proves more.',
        'How we work today, whatever the anniversary, stands under [process](/process).',
      ],
    },
  ],
  related: ['/company/about', '/process', '/company/case-studies', '/accounting/esr'],
};
