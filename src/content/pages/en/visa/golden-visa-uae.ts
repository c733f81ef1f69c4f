import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'The golden visa is residence in your own right: you need no employer or company as sponsor, and it lasts {{golden-visa-length}} on most routes. You qualify with something you can prove today: a property, a deposit, a salary, a project or a recommendation.',
  keyFigures: [
    { label: 'Property worth at least', fact: 'golden-visa-property' },
    { label: 'Or deposit or fund, at least', fact: 'golden-visa-deposit' },
    { label: 'All-in price through an agent', fact: 'golden-visa-agent-cost' },
  ],
  blocks: [
    {
      kind: 'decision',
      heading: 'Which route fits you?',
      start: {
        question: 'What can you prove today?',
        answers: [
          {
            label: 'A property',
            leadsTo: {
              question: 'Is it worth {{golden-visa-property}} or more, together with your other deeds?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo: 'The property route: take the title deeds to the Land Department.',
                },
                {
                  label: 'No',
                  leadsTo: 'Apply for an owner’s residence of {{property-visa-length}} instead.',
                },
              ],
            },
          },
          {
            label: 'Savings',
            leadsTo: 'The deposit route, with {{golden-visa-deposit}} that is your own and stays in place.',
          },
          {
            label: 'A salary',
            leadsTo: {
              question: 'Is the basic salary {{golden-visa-salary}} a month, and do you have a degree?',
              answers: [
                {
                  label: 'Both',
                  leadsTo: 'The route for skilled work: have the degree attested first.',
                },
                {
                  label: 'Not both',
                  leadsTo: 'An [employment visa](/visa/work-visa-uae) now; look again after a rise.',
                },
              ],
            },
          },
          {
            label: 'A company',
            leadsTo: {
              question:
                'Does it have {{golden-visa-entrepreneur-revenue}} of revenue, or a project worth {{golden-visa-entrepreneur-project}}?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo: 'The entrepreneur route, for {{golden-visa-entrepreneur-length}}.',
                },
                {
                  label: 'Not yet',
                  leadsTo: 'An [investor visa](/visa/investor-visa-uae) ties up less money.',
                },
              ],
            },
          },
          {
            label: 'A record in your field',
            leadsTo:
              'Apply for the recommendation of the body responsible for your field, and pay nobody else for one.',
          },
        ],
      },
    },
    {
      kind: 'comparison',
      heading: 'The routes, and what you must prove',
      columns: ['Minimum', 'Lasts'],
      rows: [
        {
          label: 'Property',
          cells: ['{{golden-visa-property}} on the title deed', '{{golden-visa-length}}'],
        },
        {
          label: 'Deposit or fund',
          cells: ['{{golden-visa-deposit}}, kept in place', '{{golden-visa-length}}'],
        },
        {
          label: 'Skilled work',
          cells: [
            '{{golden-visa-salary}} a month of basic salary without allowances, a degree, a high job level',
            '{{golden-visa-length}}',
          ],
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
          cells: ['Recommendation from the body responsible for your field', 'By category'],
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
            'Title deed, or the documents the Land Department accepts for an off-plan home',
            'With a mortgage: letter from the bank',
            'With a co-owner: your share, and the marriage certificate if spouses combine their shares',
          ],
        },
        {
          title: 'Deposit or fund',
          items: [
            'Letter from the bank or the accredited fund with name, amount and term',
            'Evidence that the money is your own and not a loan',
          ],
        },
        {
          title: 'Skilled work',
          items: [
            'Registered contract and salary certificate, both showing the basic salary',
            'Bank statements that show the salary arriving',
            'Attested degree; licence for regulated professions',
          ],
        },
        {
          title: 'Entrepreneur',
          items: [
            'Audited figures or a valuation',
            'Approval from an accredited incubator or the responsible ministry',
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
      heading: 'What you gain, and what still needs a licence',
      paragraphs: [
        'You no longer depend on a job or a licence renewal to live here. You can stay abroad for long periods without losing residence, sponsor your family for the same term, and change employers or close a company without having to leave.',
        'It does not let you trade: to invoice you still need a [licence](/licensing/mainland-company-dubai) or a freelance permit. It is not a route to citizenship, gives you no tax status by itself, and binds no bank. If you lose the basis for it, by selling the flat or breaking the deposit, the visa can be cancelled before its expiry date.',
      ],
    },
    {
      kind: 'steps',
      heading: 'From nomination to card',
      steps: [
        {
          title: 'Choose one route',
          text: 'With us or alone, compare the documents you already have with the lists above. One strong proof is better than three weak ones.',
        },
        {
          title: 'Have it confirmed',
          text: 'Land Department, ministry, incubator or fund issues its approval. This part takes longest and varies most.',
          time: 'Days to months, by route',
        },
        {
          title: 'Apply for the residence',
          text: 'With Dubai’s residency directorate (GDRFA), elsewhere with the federal authority (ICP). If you are abroad, you can apply for an entry permit for this purpose.',
        },
        { title: 'Medical test and fingerprints', text: 'In person, if not on record already.' },
        {
          title: 'Your current visa',
          text: 'Only cancel your current visa when the authority tells you to, or you may be without one in between.',
        },
        {
          title: 'Family',
          text: 'You can open their files once yours is issued, each with certificates and insurance.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'What you pay on top of the investment',
      rows: [
        {
          item: 'Application through an agent, one person',
          amount: '{{golden-visa-agent-cost}}',
          payee: 'Agent',
          note: 'Published all-in price. Have the agent list the authority fees it includes.',
        },
        {
          item: 'The same at a service centre',
          amount: 'From {{golden-visa-centre-cost}}',
          payee: 'Service centre',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Family, property purchase, insurance, renewal',
      paragraphs: [],
      points: [
        '**Family members** (GDRFA or ICP): a file each, at the authority’s price; opening the sponsor’s file is {{family-visa-file}}.',
        '**Purchase of a property** (Land Department, broker, valuer): transfer fee {{dubai-transfer-fee}}, agent’s commission {{broker-commission-sale}}, valuation.',
        '**Insurance** (insurer): every year, by age and cover.',
        '**Renewal at the end** (GDRFA or ICP): the fees at that time, if you still meet the conditions.',
      ],
    },
    {
      kind: 'steps',
      heading: 'A family of four, step by step',
      intro:
        'Who files what, and when, for a property investor in Dubai with a spouse and two young children. The papers are listed under [family visa](/visa/family-visa-uae).',
      steps: [
        {
          title: 'Certificates',
          text: 'The couple has the marriage certificate and both birth certificates stamped at home. The foreign ministry here charges {{mofa-attestation}} for each of the three; translation is extra.',
          time: 'Weeks, so start here',
        },
        {
          title: 'Title deeds',
          text: 'The investor takes them to the Land Department: {{golden-visa-property}} or more in all. The family needs no property of its own.',
        },
        {
          title: 'The investor’s residence',
          text: 'The investor applies first and alone: {{golden-visa-agent-cost}} through an agent, or from {{golden-visa-centre-cost}} at a service centre. Check whether the medical test and the Emirates ID are in that price.',
        },
        {
          title: 'Three family files',
          text: 'The investor then applies to the residency directorate (GDRFA) as sponsor of the other three: a file each, at the directorate’s price, for the same {{golden-visa-length}}.',
          time: 'Once the investor has an Emirates ID',
        },
        {
          title: 'Entry or change of status',
          text: 'Anyone waiting abroad comes on an entry permit. Anyone here on a visit changes status at a service centre, from {{visa-status-change}} a person.',
        },
        {
          title: 'Tests, insurance, cards',
          text: 'The spouse takes the medical test; the children are exempt while they are young. The investor hands in health insurance for all four. The medical centre and the insurer set their own prices.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: '“Ten million”, “guaranteed”: claims to ignore',
      paragraphs: [
        '“You need ten million”: an old rule. “A million paid down is required”: the Land Department has no such minimum today, but confirm it for a mortgaged flat. “Approval guaranteed within a week”: only the authority decides.',
        'Be careful too with “nomination” offers on social media, where you pay to be placed in a talent category. Recommendations come from the official body itself. Money paid to a middleman for one is usually lost.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Before you commit money',
      items: [
        {
          question: 'Can I pay for the property over several years?',
          answer:
            'Financed purchases can qualify. What the bank must confirm, and how a developer’s payment plan counts, is for the Land Department to say: get its answer for your unit before you sign.',
        },
        {
          question: 'Does salary from my own company count?',
          answer:
            'It can, if the contract, payroll and accounts match and the company can afford it. Expect questions; the authority has the last word.',
        },
        {
          question: 'Is it worth it for a new founder?',
          answer:
            'Rarely at the start. An [investor visa](/visa/investor-visa-uae) ties up less money. Switch once the company earns, or when you buy a home anyway.',
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
