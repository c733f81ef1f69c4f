import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  promises: ['originalsReturned'],
  lead: 'What we do for a company apart from its licence, from the bank file to the last stamp of a liquidation. Each page says what you do yourself, what we do, and what an authority decides alone.',
  blocks: [
    {
      kind: 'decision',
      heading: 'What do you need now?',
      start: {
        question: 'How far is the company?',
        answers: [
          {
            label: 'Not registered yet',
            leadsTo: {
              question: 'What is missing?',
              answers: [
                {
                  label: 'Documents from abroad are not accepted',
                  leadsTo: '[Document attestation](/services/document-attestation).',
                },
                {
                  label: 'A national partner or agent, I was told',
                  leadsTo:
                    'First read whether you need a [local sponsor](/services/local-sponsor-dubai) at all.',
                },
              ],
            },
          },
          {
            label: 'Registered, not working yet',
            leadsTo: {
              question: 'What is missing?',
              answers: [
                {
                  label: 'An account',
                  leadsTo: '[Bank account opening](/services/bank-account-opening-uae).',
                },
                { label: 'Visas, stamps, renewals', leadsTo: '[PRO services](/services/pro-services-uae).' },
                { label: 'A website', leadsTo: '[Web design](/services/web-design-dubai).' },
                {
                  label: 'A protected name',
                  leadsTo: '[Trademark registration](/services/trademark-registration-uae).',
                },
              ],
            },
          },
          {
            label: 'Working',
            leadsTo: {
              question: 'What has changed?',
              answers: [
                { label: 'The partners', leadsTo: '[Share transfer](/services/share-transfer).' },
                {
                  label: 'Name, activity or address',
                  leadsTo: '[Company amendments](/services/company-amendments).',
                },
                {
                  label: 'Somebody copies us',
                  leadsTo: '[Brand protection](/services/brand-protection-uae).',
                },
                { label: 'Too few people find us', leadsTo: '[Search optimisation](/services/seo-dubai).' },
                { label: 'It should end', leadsTo: '[Liquidation](/services/company-liquidation-uae).' },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'pages',
      heading: 'Setup essentials',
      intro: 'What nearly every new company needs in its first months.',
      pages: [
        '/services/bank-account-opening-uae',
        '/services/local-sponsor-dubai',
        '/services/pro-services-uae',
        '/services/document-attestation',
      ],
    },
    {
      kind: 'pages',
      heading: 'Names and marks',
      intro: 'Protection begins with a registration, and continues with watching.',
      pages: ['/services/trademark-registration-uae', '/services/brand-protection-uae'],
    },
    {
      kind: 'pages',
      heading: 'When the company changes',
      intro: 'Partners come and go, activities move, and some companies close.',
      pages: [
        '/services/company-amendments',
        '/services/share-transfer',
        '/services/company-liquidation-uae',
      ],
    },
    {
      kind: 'pages',
      heading: 'Website and search',
      intro: 'A site that banks and customers believe, and that people find when they search.',
      pages: ['/services/web-design-dubai', '/services/seo-dubai'],
    },
    {
      kind: 'pages',
      heading: 'At a glance',
      intro: 'All services in one table, and how our fees are counted.',
      pages: ['/services/matrix', '/services/pricing'],
    },
    {
      kind: 'requirements',
      heading: 'Quote first, no promises, your papers back',
      items: [
        {
          title: 'A quote before work',
          text: 'Our fee and the authority’s are on separate lines, so that you can check the latter at its source.',
        },
        {
          title: 'No promises for others',
          text: 'A bank, a ministry or a court makes its own decision. We say how likely a yes is, and what we will do after a no.',
        },
        {
          title: 'Your papers stay yours',
          text: 'Originals are receipted, returned, and never held back to put pressure on you.',
        },
      ],
    },
  ],
  related: ['/process', '/packages', '/calculator', '/company/contact'],
};
