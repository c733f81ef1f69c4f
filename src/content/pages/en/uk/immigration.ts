import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Owning a UK company gives no right to enter, live or work there. The founder’s route is the Innovator Founder visa: a new, viable and scalable idea, endorsed before you apply, granted for {{uk-innovator-length}} at first. Visits for meetings are a different matter.',
  keyFigures: [
    { label: 'Endorsing body’s assessment, before VAT', fact: 'uk-innovator-endorsement' },
    { label: 'Each later meeting with it', fact: 'uk-innovator-meeting' },
    { label: 'Own savings to show', fact: 'uk-innovator-savings' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Which route fits',
      intro: 'On most of these routes a partner and children may come along, with fees and savings for each.',
      columns: ['For whom', 'What makes it difficult'],
      rows: [
        {
          label: 'Visitor',
          cells: ['Meetings, fairs, signing, board meetings', 'No work for the UK company, no long stays'],
        },
        { label: 'Innovator Founder', cells: ['Founders with an innovative business', 'The endorsement'] },
        {
          label: 'Skilled Worker',
          cells: ['Employees, also of your own company', 'A sponsor licence, a salary floor and a real job'],
        },
        {
          label: 'Expansion Worker',
          cells: [
            'Senior staff who open the UK arm of a firm abroad',
            'An existing business overseas; no settlement',
          ],
        },
        {
          label: 'Global Talent',
          cells: ['Leaders in science, arts and technology', 'Proof of recognition'],
        },
        {
          label: 'Investor',
          cells: [
            'Nobody: the route closed in 2022',
            'Those who want residence through money alone compare [the golden visa](/visa/golden-visa-uae)',
          ],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'Innovator Founder: the conditions',
      items: [
        {
          title: 'Innovation, viability, scalability',
          text: 'A shop or a consultancy like others is not enough. The endorsing body looks for something new to the market, a plan that the team can carry out, and room to grow beyond one town.',
        },
        {
          title: 'Endorsement first',
          text: 'The letter must be at most three months old when you apply. Only a handful of bodies can endorse, and the list on GOV.UK is the only one that counts.',
        },
        {
          title: 'Money',
          text: 'No fixed investment is required any more; it must be enough for the plan. For yourself you show {{uk-innovator-savings}}, held for {{uk-innovator-savings-days}}.',
        },
        { title: 'English', text: 'At level B2, proved by a test or by a degree taught in English.' },
        {
          title: 'You run it',
          text: 'A founder works in the business day to day. Other skilled work beside it is allowed.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'What the founder’s route costs',
      rows: [
        {
          item: 'Assessment for the endorsement',
          amount: '{{uk-innovator-endorsement}}',
          payee: 'Endorsing body',
          note: 'VAT may come on top.',
        },
        {
          item: 'Each of two progress meetings',
          amount: '{{uk-innovator-meeting}}',
          payee: 'Endorsing body',
          note: 'In the first and in the second year.',
        },
        {
          item: 'Savings that you must show',
          amount: '{{uk-innovator-savings}}',
          payee: 'Nobody: they stay yours',
          note: 'More for partner and children.',
        },
      ],
      intro:
        'The health surcharge is {{uk-health-surcharge}} a year for each adult. The Home Office changes the visa fee about once a year; it is shown before you pay, for each member of the family.',
    },
    {
      kind: 'example',
      heading: 'The endorsing body’s fees, added up',
      currency: 'GBP',
      lines: [
        {
          label: 'Assessment of the idea',
          fact: 'uk-innovator-endorsement',
        },
        {
          label: 'Two meetings during the visa',
          fact: 'uk-innovator-meeting',
          times: 2,
        },
      ],
      total: 'To the endorsing body, before VAT',
      result: 'The visa fee, the health charge and your savings come on top.',
    },
    {
      kind: 'steps',
      heading: 'From idea to visa',
      steps: [
        {
          title: 'Write the plan for a sceptic',
          text: 'Market, rivals, price, first customers, hires and figures for three years, each with its source.',
        },
        {
          title: 'Choose an endorsing body',
          text: 'Read which sectors it knows. An application to the wrong one costs the fee and weeks.',
        },
        {
          title: 'Defend the idea',
          text: 'There is usually an interview. The team answers without its adviser.',
        },
        {
          title: 'Apply with the letter',
          text: 'Online, with biometrics at a visa centre. You may set up the company before or after.',
        },
        {
          title: 'Report',
          text: 'Meet the body twice. If it withdraws the endorsement, the visa is shortened.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Settlement is being rewritten',
      paragraphs: [
        'The government has announced longer and different periods before settlement. Do not rely on last year’s rules: have a regulated immigration adviser or solicitor confirm in writing which rule applies on the day of your application. We prepare business papers and do not give UK immigration advice.',
      ],
    },
  ],
  related: ['/uk/company-types', '/europe/immigration', '/visa/golden-visa-uae', '/uk/bank-account'],
};
