import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Neither e-Residency nor a company in the EU lets you live there. Residence is granted by each member state, for work, a start-up, a large investment or family, and it is valid for that one state. Short business visits follow the Schengen rules.',
  keyFigures: [
    { label: 'Longest visit to Schengen', fact: 'schengen-stay' },
    { label: 'Within any period of', fact: 'schengen-period' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Ways to stay',
      columns: ['For whom', 'What makes it hard'],
      rows: [
        {
          label: 'Schengen visit',
          cells: ['Meetings, fairs, signing', 'No work for a local company; days are counted'],
        },
        {
          label: 'Start-up visa',
          cells: [
            'Founders with a scalable idea, in Estonia and several others',
            'A committee that has to be convinced',
          ],
        },
        {
          label: 'Residence for business',
          cells: ['Owners who invest and manage on the spot', 'Minimum sums and proof of activity'],
        },
        { label: 'EU Blue Card', cells: ['Graduates with a job offer', 'A salary floor, set by each state'] },
        {
          label: 'Digital nomad visa',
          cells: [
            'People who work for customers or employers abroad',
            'Income floor, in Estonia {{ee-nomad-income}} a month; usually a year at most',
          ],
        },
        {
          label: 'Family',
          cells: ['Spouses and children of residents or citizens', 'Papers, housing, sometimes language'],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'What every state looks at',
      items: [
        {
          title: 'A reason to be there',
          text: 'Customers, staff, premises, a university, a programme. A company that can be run from anywhere does not count.',
        },
        {
          title: 'Money to live on',
          text: 'Own income or savings above a yearly figure that each state publishes.',
        },
        { title: 'Health insurance', text: 'Valid in the state from the day of arrival.' },
        {
          title: 'A clean record',
          text: 'Certificates from the countries in which you lived, translated and with an apostille.',
        },
        {
          title: 'A place to live',
          text: 'A lease or a title in your name, before or soon after the decision.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'If you want to move with the business',
      steps: [
        {
          title: 'Choose the state you want to live in',
          text: 'Schools, language, climate, tax on your income. The company can follow.',
        },
        {
          title: 'Read the state’s own portal',
          text: 'Each has one, usually in English. Sums and forms change yearly.',
        },
        {
          title: 'Get tax advice for the year of the move',
          text: 'Leaving one country and arriving in another within a year can make both tax you.',
        },
        {
          title: 'Apply from where you are resident',
          text: 'Few states let visitors change inside the country.',
        },
        {
          title: 'Register on arrival',
          text: 'Address, tax number, doctor. Deadlines are short, and late registration is fined.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Counting days as a visitor',
      paragraphs: [
        'A visitor can stay in the Schengen area for {{schengen-stay}} within any {{schengen-period}}. The days of all member states are added together, and the count looks back from each single day. The entry-exit system now does the sum for the border guard.',
        'Business visitors may negotiate, sign, inspect and attend. They cannot serve customers, sell at a stall or do the work of an employee, even unpaid, even in their own company.',
        'Ireland is in the EU without being part of Schengen, and counts by itself.',
      ],
    },
    {
      kind: 'figure',
      heading: 'A visitor’s days, drawn',
      chart: 'bars',
      rows: [
        {
          label: 'Days you may stay',
          fact: 'schengen-stay',
        },
        {
          label: 'Days over which they are counted',
          fact: 'schengen-period',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Programmes that were closed',
      paragraphs: [
        'Passports for money are no longer sold in the EU: its Court of Justice held in 2025 that a member state may not trade its citizenship. Several residence programmes for buyers of homes have ended too. Treat advertisements that still show them as a reason to look for another adviser.',
      ],
    },
    {
      kind: 'faq',
      heading: 'What founders want to know',
      items: [
        {
          question: 'Does my OÜ help with a visa?',
          answer:
            'As proof of business, a little. As a ground, only in Estonia, and only if it is active there.',
        },
        {
          question: 'I hold UAE residence. Does that help?',
          answer:
            'It shows ties and a place to return to, which matters for visits. It does not let you enter.',
        },
        {
          question: 'Do you file applications?',
          answer:
            'We prepare company papers and name licensed lawyers in the country. Compare [UK routes](/uk/immigration) and [UAE visas](/visa).',
        },
      ],
    },
  ],
  related: ['/europe/company-types', '/uk/immigration', '/visa/golden-visa-uae', '/europe/tax'],
};
