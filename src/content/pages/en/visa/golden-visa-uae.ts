import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'The golden visa is residence in your own right: no employer or company has to carry you, and it lasts {{golden-visa-length}} on most routes. You qualify by something you can prove today, whether a property, a deposit, a salary, a project or a recommendation.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'The routes and what each proves',
      columns: ['What must be reached', 'Runs for'],
      rows: [
        {
          label: 'Property',
          cells: ['{{golden-visa-property}} by the title deed', '{{golden-visa-length}}'],
        },
        {
          label: 'Deposit or fund',
          cells: ['{{golden-visa-deposit}}, kept in place', '{{golden-visa-length}}'],
        },
        {
          label: 'Skilled work',
          cells: ['{{golden-visa-salary}} a month, a degree, a high job level', '{{golden-visa-length}}'],
        },
        {
          label: 'Entrepreneur, project',
          cells: [
            '{{golden-visa-entrepreneur-project}} of project value',
            '{{golden-visa-entrepreneur-length}}',
          ],
        },
        {
          label: 'Entrepreneur, revenue',
          cells: ['{{golden-visa-entrepreneur-revenue}} of revenue', '{{golden-visa-entrepreneur-length}}'],
        },
        {
          label: 'Talent, science, study, service',
          cells: ['Recommendation of the body named for your field', 'By category'],
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'The proof for each route',
      groups: [
        {
          title: 'Property',
          items: [
            'Title deed, or the papers the Land Department accepts for a home not yet handed over',
            'With a mortgage: letter from the bank',
            'With a co-owner: your share, and the marriage certificate if spouses join theirs',
          ],
        },
        {
          title: 'Deposit or fund',
          items: [
            'Letter from the bank or the accredited fund with name, amount and term',
            'Evidence that the money is your own, not borrowed',
          ],
        },
        {
          title: 'Skilled work',
          items: [
            'Registered contract and salary certificate',
            'Bank statements that show the salary arriving',
            'Attested degree; licence for regulated professions',
          ],
        },
        {
          title: 'Entrepreneur',
          items: [
            'Audited figures or a valuation',
            'Approval of an accredited incubator or of the competent ministry',
            'Licence of the company',
          ],
        },
        {
          title: 'Everyone',
          items: [
            'Passport with cover page, photograph, Emirates ID if you have one',
            'Comprehensive health insurance for yourself and each family member',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What it changes, and what stays as it was',
      paragraphs: [
        'You stop depending on a job or on a licence renewal to live here. You may stay abroad for long periods without losing residence, sponsor your family for the same term, and change employers or close a company without packing.',
        'It is not a permit to trade: invoices still need a [licence](/licensing/mainland-company-dubai) or a freelance permit. It is no way to citizenship, brings no tax status by itself, and obliges no bank. If the ground falls away, by selling the flat or breaking the deposit, the visa may be cancelled before its printed date.',
      ],
    },
    {
      kind: 'steps',
      heading: 'From nomination to card',
      steps: [
        {
          title: 'Choose one route',
          text: 'With us or alone: compare the papers you already hold with the lists above. A strong single proof beats three weak ones.',
        },
        {
          title: 'Have it confirmed',
          text: 'Land Department, ministry, incubator or fund issues its approval. This part takes longest and varies most.',
          time: 'Days to months, by route',
        },
        {
          title: 'Apply for the residence',
          text: 'With Dubai’s residency directorate (GDRFA), elsewhere with the federal authority (ICP). Those abroad can ask for an entry permit meant for arranging it.',
        },
        { title: 'Medical test and fingerprints', text: 'In person, if not on record already.' },
        {
          title: 'Old status',
          text: 'Cancel a present visa only when the authority says so, or you may stand without one between the two.',
        },
        { title: 'Family', text: 'Files open after yours is issued, each with certificates and insurance.' },
      ],
    },
    {
      kind: 'costs',
      heading: 'What you pay besides the investment',
      rows: [
        {
          item: 'Application through an agent, one person',
          amount: '{{golden-visa-agent-cost}}',
          payee: 'Agent',
          note: 'Published all-in price. Ask which authority fees it really holds.',
        },
        { item: 'Family members', amount: 'A file each, at the authority’s price', payee: 'GDRFA or ICP' },
        {
          item: 'Purchase of a property',
          amount: 'Transfer fee, agent’s commission, valuation',
          payee: 'Land Department, broker, valuer',
        },
        { item: 'Insurance', amount: 'Every year, by age and cover', payee: 'Insurer' },
        {
          item: 'Renewal at the end',
          amount: 'The fees of the day, if the proof still stands',
          payee: 'GDRFA or ICP',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Sales talk to set aside',
      paragraphs: [
        '“You need ten million”: an old rule. “A million paid down is required”: the Land Department knows no such minimum today, though confirm it for a mortgaged flat. “Approval guaranteed within a week”: the authority decides, and nobody sells its decision.',
        'Be careful too with “nomination” offers on social media, in which a payment is to place you in a talent category. Recommendations come from the official body itself. Money paid to an intermediary for one is usually gone.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Before you commit money',
      items: [
        {
          question: 'Can I pay the property off over years?',
          answer:
            'Financed purchases can qualify. What the bank must confirm, and how a plan with a developer is read, ask the Land Department for this very unit.',
        },
        {
          question: 'Does salary from my own company count?',
          answer:
            'It may, if contract, payroll and accounts agree and the company can bear it. Expect questions; the authority has the last word.',
        },
        {
          question: 'Do several flats add up?',
          answer: 'They can be counted together when your name is on each deed.',
        },
        {
          question: 'Is it worth it for a founder at the start?',
          answer:
            'Rarely at once. An [investor visa](/visa/investor-visa-uae) binds less money. Change when the company earns or you buy a home anyway.',
        },
      ],
    },
  ],
  related: [
    '/visa/investor-visa-dubai',
    '/visa/family-visa-uae',
    '/visa/freelance-visa-dubai',
    '/visa/timelines',
  ],
};
