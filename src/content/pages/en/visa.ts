import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-22',
  lead: 'Somebody has to stand behind every residence visa: your company, your property, your employer, your family or you yourself. Find out who that is in your case, and the page below tells the rest.',
  blocks: [
    {
      kind: 'pages',
      heading: 'For owners and the self-employed',
      intro: 'Residence through a company, a property, a talent or a permit of one’s own.',
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
      heading: 'Papers and time',
      intro: 'Which papers, which tests, and how long each step takes.',
      pages: ['/visa/requirements', '/visa/timelines'],
    },
    {
      kind: 'faq',
      heading: 'Asked before everything else',
      items: [
        {
          question: 'Does a licence include a visa?',
          answer:
            'Only the right to apply for one, and only where the licence and its office carry a quota. The visa is applied for, tested and paid for by itself.',
        },
        {
          question: 'May I enter on a visit and change later?',
          answer:
            'Usually yes, from inside the country, against a fee. Do not let the visit run out while you wait.',
        },
        {
          question: 'What becomes of it when I leave for long?',
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
