import { firmEntries } from '../../firmEntries.ts';
import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'This page lists the changes in the law that shaped every adviser’s work, says how we would count results, and how to check any adviser’s.',
  blocks: [
    ...firmEntries('milestones', 'en', { heading: 'Our own milestones' }),
    {
      kind: 'timeline',
      heading: 'Changes in the law',
      intro: 'These dates are public. Each one changed what founders must do and what advisers can sell.',
      phases: [
        {
          title: 'Full ownership on the mainland',
          time: 'From mid-2021',
          text: 'The local partner was no longer needed for most activities. Sponsorship contracts were then ended.',
        },
        {
          title: 'Corporate tax law',
          time: '2022',
          text: 'Federal Decree-Law 47 introduced corporate tax in a country that had been marketed as tax-free. Bookkeeping became part of every set-up.',
        },
        {
          title: 'Economic substance reports end',
          time: 'Years after {{uae-esr-last-year-end}}',
          text: 'A yearly filing was abolished. You do not need to buy it.',
        },
        {
          title: 'Identity checks in the UK',
          time: '{{uk-identity-start}}',
          text: 'Directors and owners must verify their identity. Setting up from abroad takes one more step.',
        },
        {
          title: 'Mandatory e-invoicing begins',
          time: '{{uae-einvoicing-large-live}}',
          text: 'Larger businesses start first. Smaller ones are already asking which software to use.',
        },
      ],
    },
    {
      kind: 'decision',
      heading: 'Which change concerns you?',
      start: {
        question: 'What do you have?',
        answers: [
          {
            label: 'A mainland company with a partner on paper',
            leadsTo:
              'Most activities no longer need one. [A share transfer](/services/share-transfer) enters you in the register as the owner.',
          },
          {
            label: 'Any UAE company',
            leadsTo: {
              question: 'Does anyone still bill you for economic substance reports?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo:
                    'The duty ended with years after {{uae-esr-last-year-end}}. [See what is left of it](/accounting/esr) before you pay.',
                },
                {
                  label: 'No',
                  leadsTo:
                    'Corporate tax is what counts now. [The basics](/business-guide/corporate-tax-basics) say when to register and when to file.',
                },
              ],
            },
          },
          {
            label: 'A UK company',
            leadsTo:
              'Since {{uk-identity-start}} its directors and owners must verify their identity. [Directors’ duties](/uk/directors-duties) says how.',
          },
        ],
      },
    },
    {
      kind: 'requirements',
      heading: 'How we would count our results',
      items: [
        {
          title: 'Companies with a licence',
          text: 'A set-up counts once, when the licence is issued, even if it covers three activities.',
        },
        { title: 'Bank accounts, once open', text: 'An application alone does not count.' },
        {
          title: 'Failures included',
          text: 'Refused and abandoned cases go in the same table; otherwise the success rate means nothing.',
        },
        { title: 'With a date', text: 'Each number would show its date.' },
      ],
    },
    {
      kind: 'text',
      heading: 'How to check any adviser',
      paragraphs: [
        'Look up their trade licence in the authority’s register. Have them tell you how many cases like yours ended without a licence or an account in the past year, and who signed them. A firm with a track record can answer within a minute. A call with a former client tells you more than a paid award.',
        'Our [process](/process) page describes how we work today.',
      ],
    },
  ],
  related: ['/company/about', '/process', '/company/case-studies', '/accounting/esr'],
};
