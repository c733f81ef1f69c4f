import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'The professional licence is for people who sell what they know or can do: designers, trainers, engineers, accountants, hairdressers, repairers. A foreigner may own the whole business. Which legal form you take decides whether your own savings stand behind it, and whether a local service agent has to be named.',
  blocks: [
    {
      kind: 'text',
      heading: 'Skill or capital: which side are you on?',
      paragraphs: [
        'The dividing line is simple in the middle and blurred at the edge. A marketing adviser is professional; a firm that resells advertising space is commercial. A technician who repairs phones is professional; the counter that sells them is not. Businesses with both sides either combine the codes, where the authority allows it, or hold two licences.',
        'The licence is issued on the mainland by the emirate’s economic department. Free zones give similar activities under names such as service or consultancy licence. Advice in particular has a page of its own: [consultancy licence](/licensing/consultancy-license-dubai).',
      ],
    },
    {
      kind: 'comparison',
      heading: 'Three forms on the mainland',
      intro: 'Not every activity is open in every form. The activity search of the department shows which.',
      columns: ['Owners', 'Who answers for debts', 'Service agent'],
      rows: [
        {
          label: 'Sole establishment',
          cells: ['One person', 'The owner, with everything', 'Often asked of foreign owners'],
        },
        {
          label: 'Civil company',
          cells: ['Two or more professionals', 'The partners personally', 'Often asked, by nationality'],
        },
        {
          label: 'Limited company',
          cells: ['One or more, firms too', 'The company, up to its capital', 'In general none'],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'When an agent is needed, and what an agent is not',
      paragraphs: [
        'A local service agent is an Emirati, or a firm owned by Emiratis, named on the licence for dealings with government offices. The agent holds no shares, takes no profit, signs at no bank and bears no debts. You pay a yearly fee agreed in a contract.',
        'Whether your case needs one has changed several times and differs between emirates. So put one question to the department in writing: for this code, in this form, for owners of these nationalities, is an agent required today? If the answer is no, do not buy one. If it is yes, the page on the [local sponsor](/services/local-sponsor-dubai) says what the contract should hold.',
      ],
    },
    {
      kind: 'requirements',
      heading: 'Where proof of training is asked',
      intro: 'Many ordinary services ask for none. These do, and their regulator comes before the licence:',
      items: [
        {
          title: 'Health',
          text: 'Every practitioner is licensed by the health authority of the emirate, in Dubai the DHA: degree, experience, good standing, often an examination.',
        },
        {
          title: 'Engineering and architecture',
          text: 'Accredited degree and years of practice, registration of engineers, classification of the firm by the municipality.',
        },
        {
          title: 'Teaching and training',
          text: 'Approval of the education authority, in Dubai the KHDA, for the institute, its courses and its trainers.',
        },
        {
          title: 'Law and audit',
          text: 'Legal consultants register with the emirate’s legal department, auditors with the Ministry of Economy and Tourism. Both examine each person.',
        },
        {
          title: 'Beauty, care, food crafts',
          text: 'Health cards and municipal approval of the premises instead of a university degree; for some crafts a certificate of competence.',
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'What to prepare at home',
      groups: [
        {
          title: 'Person',
          items: [
            'Passport, photograph, and a no-objection letter if you are employed in the UAE',
            'Curriculum vitae with dates that match the certificates',
          ],
        },
        {
          title: 'Qualification, if asked',
          items: [
            'Degree certificate, attested in the country of issue and at the UAE’s mission there',
            'Transcript of marks, and the equivalence decision where one is needed',
            'Certificates of experience on letterhead, with a contact who still answers',
          ],
        },
        {
          title: 'Business',
          items: [
            'One page: service, customers, prices',
            'Draft lease for an office that suits the activity',
          ],
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'Lines of an honest offer',
      rows: [
        {
          item: 'Licence with its market fee',
          amount: 'By activity, form and rent',
          payee: 'Economic department',
        },
        {
          item: 'Limited company through an agent',
          amount: '{{llc-dubai-year-1}}, in the second year {{llc-dubai-year-2}}',
          payee: 'Authorities and agent',
          note: 'All-in lists of 2025. A sole establishment can cost less; ask for both.',
        },
        {
          item: 'Service agent, where required',
          amount: 'As agreed, every year',
          payee: 'The agent',
        },
        {
          item: 'Attestation of a degree',
          amount: 'By country and number of stamps',
          payee: 'Ministries, missions, translator',
          note: 'Also weeks of waiting: begin here.',
        },
        {
          item: 'Regulator’s examination and registration',
          amount: 'On the regulator’s own list',
          payee: 'DHA, KHDA, municipality or ministry',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Before you decide on a form',
      items: [
        {
          question: 'Is a freelance permit enough?',
          answer:
            'If you work alone in a listed profession, perhaps: at {{freelance-permit}} a year it is far less. It does not let you hire or sponsor staff.',
        },
        {
          question: 'May I hire under a professional licence?',
          answer:
            'Yes, within the number of visas that your office carries. In regulated professions each employee who practises needs a personal licence as well.',
        },
        {
          question: 'Does a sole establishment pay corporate tax?',
          answer:
            'A natural person comes under the tax above {{uae-ct-natural-person-turnover}} of business turnover in a calendar year. A limited company registers from the start, whatever it earns.',
        },
        {
          question: 'Can I change the form later?',
          answer:
            'Converting into a limited company is possible, with new articles, notary, bank and contracts. Choosing it at once is usually cheaper if you expect partners or risk.',
        },
      ],
    },
  ],
  related: [
    '/licensing/consultancy-license-dubai',
    '/services/local-sponsor-dubai',
    '/services/document-attestation',
    '/visa/freelance-visa-dubai',
    '/licensing/commercial-license',
  ],
};
