import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Every residence visa needs a sponsor or another basis: your company, your property, your employer, your family or your own record. Find out which applies to you; the page for it tells you the rest.',
  blocks: [
    {
      kind: 'decision',
      heading: 'Which visa fits you?',
      start: {
        question: 'Why are you coming?',
        answers: [
          {
            label: 'To run my own company',
            leadsTo: {
              question: 'Where is the company?',
              answers: [
                {
                  label: 'On Dubai’s mainland, or I own a flat in Dubai',
                  leadsTo: 'The [investor visa, Dubai](/visa/investor-visa-dubai).',
                },
                {
                  label: 'In a free zone or another emirate',
                  leadsTo:
                    'The [investor visa, UAE](/visa/investor-visa-uae), if the licence comes with visas.',
                },
              ],
            },
          },
          {
            label: 'To work for myself, without a company',
            leadsTo: 'The [freelance visa](/visa/freelance-visa-dubai).',
          },
          {
            label: 'To work for an employer',
            leadsTo: 'The [work visa](/visa/work-visa-uae): the employer applies.',
          },
          {
            label: 'With property, savings or a rare skill',
            leadsTo: 'Perhaps the [golden visa](/visa/golden-visa-uae), without a sponsor.',
          },
          {
            label: 'To join my family',
            leadsTo: 'The [family visa](/visa/family-visa-uae): the resident sponsors you.',
          },
          {
            label: 'For a visit',
            leadsTo: {
              question: 'What for?',
              answers: [
                {
                  label: 'Meetings, banks, a signature',
                  leadsTo: 'The [business visa](/visa/business-visa-uae), or entry without one.',
                },
                {
                  label: 'Holidays, or to look around',
                  leadsTo: 'The [tourist visa](/visa/tourist-visa-uae), or entry without one.',
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'pages',
      heading: 'For owners and the self-employed',
      intro: 'Residence through a company, a property, a talent or your own permit.',
      pages: [
        '/visa/investor-visa-dubai',
        '/visa/investor-visa-uae',
        '/visa/golden-visa-uae',
        '/visa/freelance-visa-dubai',
      ],
    },
    {
      kind: 'pages',
      heading: 'For staff and family',
      intro: 'The company or the resident sponsors; salary, housing and papers decide.',
      pages: ['/visa/work-visa-uae', '/visa/family-visa-uae', '/visa/maid-visa-dubai'],
    },
    {
      kind: 'pages',
      heading: 'For a visit',
      intro: 'Enough to look around, to meet banks and partners, and to sign.',
      pages: ['/visa/business-visa-uae', '/visa/tourist-visa-uae'],
    },
    {
      kind: 'pages',
      heading: 'Papers, tests and waiting times',
      intro: 'Which papers, which tests, and how long each step takes.',
      pages: ['/visa/requirements', '/visa/timelines'],
    },
    {
      kind: 'faq',
      heading: 'Licence, change of status, time abroad',
      items: [
        {
          question: 'Does a licence include a visa?',
          answer:
            'Only the right to apply for one, and only where the licence and its office carry a quota. You apply for the visa separately, with tests and fees.',
        },
        {
          question: 'Can I enter on a visit and change later?',
          answer:
            'Usually yes, from inside the country, against a fee. Do not let the visit run out while you wait.',
        },
        {
          question: 'What happens to it if I am away for long?',
          answer:
            'Most residence ends after half a year abroad without a break; some kinds, the golden visa among them, do not.',
        },
      ],
    },
  ],
  related: [
    '/workspace/requirements',
    '/services/pro-services-uae',
    '/services/document-attestation',
    '/checklist',
  ],
};
