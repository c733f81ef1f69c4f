import { brand } from '../../../brand.ts';
import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'A trade name on your licence is not a trademark. The name lets you run a company; the mark lets you stop others from using the sign for similar goods, in all seven emirates and free zones alike. It is registered with the Ministry of Economy and Tourism, by class of goods or services, and the order of the steps matters more than speed.',
  blocks: [
    {
      kind: 'steps',
      heading: 'From the search to the certificate',
      steps: [
        {
          title: 'Search',
          text: 'Identical and similar signs in your classes, in Latin and in Arabic letters, by sound as well as by sight. The search lowers the risk; it does not remove it.',
          time: 'Days',
        },
        {
          title: 'Choose classes',
          text: 'The international (Nice) list sorts all goods and services. Protect what you sell now and will surely sell next, since every class costs.',
          time: 'One conversation',
        },
        {
          title: 'File',
          text: 'Applicant, sign, list of goods or services, and a power of attorney where an agent files. Applicants abroad act through a registered trademark agent.',
          time: 'Once papers are ready',
        },
        {
          title: 'Examination',
          text: 'The ministry accepts, accepts with conditions or refuses. A refusal is answered within the period stated in its letter.',
          time: 'Weeks to months',
        },
        {
          title: 'Publication',
          text: 'The accepted mark is published, and others may oppose it until the date in the notice.',
          time: 'Fixed by law, shown in the notice',
        },
        {
          title: 'Registration',
          text: 'Without opposition, or once it is won, the last fee is paid and the certificate issued. It names the day on which renewal falls due.',
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'What makes a sign strong or hopeless',
      items: [
        {
          title: 'It does not describe the goods',
          text: '“Fresh Bread” for a bakery is a description. An invented word, or a real one from another field, is far easier to protect.',
        },
        {
          title: 'It is free',
          text: 'Neither registered nor applied for by another in related classes, and not a famous mark from any field.',
        },
        {
          title: 'It is permitted',
          text: 'Flags, emblems, religious signs, and anything against public order or misleading about origin is refused.',
        },
        {
          title: 'It works in Arabic',
          text: 'Think about how the name is written and heard in Arabic before customers decide it for you. A second filing for the Arabic form can be worth its fee.',
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'How protection abroad is claimed',
      columns: ['One filing covers', 'Good when', 'Weak point'],
      rows: [
        { label: 'National filing', cells: ['One country', 'One or two markets', 'A local agent in each'] },
        {
          label: 'Madrid system (WIPO)',
          cells: [
            'The members you choose',
            'Many markets from one base mark',
            'In its first years it falls if the base mark falls',
          ],
        },
        {
          label: 'EU trade mark',
          cells: ['All EU states', 'Sales across Europe', 'One earlier right in one state can block it'],
        },
        {
          label: 'Gulf states',
          cells: [
            'Each state by itself',
            'Shops or distributors in the Gulf',
            'A shared law is not a shared register',
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
            'Decision who shall own the mark: the operating firm, a holding, or you',
            'Power of attorney, attested if signed abroad',
          ],
        },
        {
          title: 'The sign',
          items: [
            'Clean image file; colours only if they are to be claimed',
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
      heading: 'What is paid, and when',
      intro: 'Official fees are per class and fall in stages, so the first payment is never the whole.',
      rows: [
        {
          item: 'Application',
          amount: 'On the ministry’s fee list, per class',
          payee: 'Ministry of Economy and Tourism',
          note: 'Not returned if the mark is refused.',
        },
        {
          item: 'Publication and registration',
          amount: 'On the same list, after acceptance',
          payee: 'Ministry of Economy and Tourism',
          note: 'Ask about reductions for small national firms.',
        },
        {
          item: 'Search and filing',
          amount: 'Per class, in the quote',
          payee: `${brand.en} or the trademark agent`,
        },
        {
          item: 'Answering a refusal or an opposition',
          amount: 'Quoted when it happens',
          payee: 'Agent or lawyer',
          note: 'A good offer says so beforehand.',
        },
        { item: 'Renewal', amount: 'On the fee list of that year', payee: 'Ministry of Economy and Tourism' },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about trademarks',
      items: [
        {
          question: 'I used the name first. Is that not enough?',
          answer:
            'Earlier use can help in a dispute, with invoices and advertisements as proof. A registration needs no such story, so file before the launch rather than after the first copy.',
        },
        {
          question: 'May I put ® on the packaging now?',
          answer:
            'Only once registered, for the registered goods. Before that ™ tells others that you claim the sign, without legal effect of its own.',
        },
        {
          question: 'Word or logo?',
          answer:
            'The word protects through every redesign. If the budget allows one filing, it is usually the word; ask for advice when the word itself is weak.',
        },
        {
          question: 'Does a mark stop the copies?',
          answer:
            'It gives you the right to act. How that is done is on [the page about brand protection](/services/brand-protection-uae).',
        },
        {
          question: 'Can I sell or license it?',
          answer:
            'Yes. Transfers and licences are recorded with the ministry so that they hold against others.',
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
