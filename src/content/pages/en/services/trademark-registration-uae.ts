import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'A trade name on your licence is not a trademark. The name lets you run a company; the trademark lets you stop others using the sign for similar goods, in all seven emirates and in free zones. You register it with the Ministry of Economy and Tourism, by class of goods or services, in the right order.',
  keyFigures: [
    { label: 'Application, per class', fact: 'trademark-application' },
    { label: 'Registration, per class', fact: 'trademark-registration' },
    { label: 'Protection, renewable', fact: 'trademark-length' },
  ],
  blocks: [
    {
      kind: 'steps',
      heading: 'From the search to the certificate',
      steps: [
        {
          title: 'Search',
          text: 'Check for identical and similar signs in your classes, in Latin and Arabic letters, by sound as well as by sight. The search lowers the risk but cannot remove it.',
          time: 'Days',
        },
        {
          title: 'Choose classes',
          text: 'The international (Nice) classification sorts all goods and services. Protect what you sell now and will definitely sell next, since every class costs extra.',
          time: 'One conversation',
        },
        {
          title: 'File',
          text: 'Applicant, sign, list of goods or services, and a power of attorney where an agent files. Applicants abroad act through a registered trademark agent.',
          time: 'Once the documents are ready',
        },
        {
          title: 'Examination',
          text: 'The ministry accepts, accepts with conditions or refuses. You answer a refusal within the period stated in the letter.',
          time: 'Ordinary answer within {{trademark-decision}}',
        },
        {
          title: 'Publication',
          text: 'The accepted trademark is published, and others can oppose it until the date in the notice.',
          time: '{{trademark-opposition}} from the last notice',
        },
        {
          title: 'Registration',
          text: 'If there is no opposition, or you win it, you pay the last fee and get the certificate. It shows the renewal date, {{trademark-length}} later.',
        },
      ],
    },
    {
      kind: 'example',
      heading: 'One mark in one class, added up',
      currency: 'AED',
      lines: [
        {
          label: 'Application',
          fact: 'trademark-application',
        },
        {
          label: 'Publication after acceptance',
          fact: 'trademark-publication',
        },
        {
          label: 'Registration after the opposition period',
          fact: 'trademark-registration',
        },
      ],
      total: 'To the ministry',
      result: 'That protects the mark for {{trademark-length}}. Each further class costs the same again.',
    },
    {
      kind: 'requirements',
      heading: 'What makes a sign strong or weak',
      items: [
        {
          title: 'It does not describe the goods',
          text: '“Fresh Bread” for a bakery is a description. An invented word, or a real one from another field, is far easier to protect.',
        },
        {
          title: 'It is available',
          text: 'Not registered or applied for by anyone else in related classes, and not a famous mark in any field.',
        },
        {
          title: 'It is permitted',
          text: 'Flags, emblems, religious signs, and anything against public order or misleading about origin are refused.',
        },
        {
          title: 'It works in Arabic',
          text: 'Decide how the name is written and pronounced in Arabic before your customers do. A second filing for the Arabic form can be worth its fee.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'How to get protection abroad',
      columns: ['One filing covers', 'Good when', 'Weak point'],
      rows: [
        { label: 'National filing', cells: ['One country', 'One or two markets', 'A local agent in each'] },
        {
          label: 'Madrid system (WIPO)',
          cells: [
            'The members you choose',
            'Many markets from one base mark',
            'If the base mark fails in the first years, so does this',
          ],
        },
        {
          label: 'EU trade mark',
          cells: ['All EU states', 'Sales across Europe', 'One earlier right in one state can block it'],
        },
        {
          label: 'Gulf states',
          cells: [
            'Each state separately',
            'Shops or distributors in the Gulf',
            'They share a law, but not a register',
          ],
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'What we need from you',
      groups: [
        {
          title: 'The owner',
          items: [
            'Licence or registration of the company, or passport of a person',
            'Who will own the trademark: the trading company, a holding company or you',
            'Power of attorney, attested if signed abroad',
          ],
        },
        {
          title: 'The sign',
          items: [
            'Clean image file; colours only if you want to protect them',
            'Meaning and translation of foreign words',
            'Date and country of any first filing, if priority is claimed',
          ],
        },
        {
          title: 'Its use',
          items: [
            'A list of goods and services in your own words',
            'Countries in which you sell or manufacture',
            'Names you know to be similar',
          ],
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'What you pay and when',
      intro: 'You pay official fees per class and in stages, so the first payment is never the full cost.',
      rows: [
        {
          item: 'Application',
          amount: '{{trademark-application}} per class',
          payee: 'Ministry of Economy and Tourism',
          note: 'Not refunded if the trademark is refused.',
        },
        {
          item: 'Examination within a day',
          amount: '{{trademark-express}}',
          payee: 'Ministry of Economy and Tourism',
          note: 'Optional; without it the ordinary time applies.',
        },
        {
          item: 'Publication and registration',
          amount: '{{trademark-publication}} and {{trademark-registration}} per class',
          payee: 'Ministry of Economy and Tourism',
          note: 'Members of the National SME Programme pay {{trademark-programme-discount}} less.',
        },
        {
          item: 'Grievance against a refusal',
          amount: '{{trademark-refusal-grievance}}',
          payee: 'Ministry of Economy and Tourism',
        },
        {
          item: 'Renewal',
          amount: '{{trademark-renewal}}; {{trademark-renewal-late}} in the six months after',
          payee: 'Ministry of Economy and Tourism',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Ask for a quote for filing and for replies',
      paragraphs: [],
      points: [
        '**Search and filing** (us or the trademark agent): per class, in the quote.',
        '**Answering a refusal or an opposition** (agent or lawyer): quoted when it happens. A good offer says so in advance.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about trademarks',
      items: [
        {
          question: 'I used the name first. Is that not enough?',
          answer:
            'Earlier use can help in a dispute, with invoices and advertisements as proof. With a registration you need no such proof, so file before the launch.',
        },
        {
          question: 'Can I use ® on the packaging now?',
          answer:
            'Only once registered, for the registered goods. Before that, use ™: it tells others that you claim the sign, but has no legal effect of its own.',
        },
        {
          question: 'Word or logo?',
          answer:
            'The word stays protected through every redesign. If you can afford only one filing, it is usually the word; get advice if the word itself is weak.',
        },
        {
          question: 'Can I sell or license it?',
          answer:
            'Yes. Transfers and licences are recorded with the ministry so that they are binding on others.',
        },
      ],
    },
  ],
  related: [
    '/services/brand-protection-uae',
    '/licensing/ecommerce-license-dubai',
    '/services/document-attestation',
    '/services/pricing',
  ],
};
