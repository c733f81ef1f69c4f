import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'The professional licence is for people who sell what they know or can do: designers, trainers, engineers, accountants, hairdressers, repairers. A foreigner can own the whole business. The legal form decides whether your own savings are at risk, and whether you need a local service agent. An offshore company cannot hold it: it may own the firm that does, and serve clients only outside the UAE, within its registry’s rules.',
  keyFigures: [
    { label: 'Freelance permit, per year', fact: 'freelance-permit' },
    { label: 'Mainland LLC: first year via agent', fact: 'llc-dubai-year-1' },
    { label: 'Individuals: corporate tax above turnover', fact: 'uae-ct-natural-person-turnover' },
  ],
  blocks: [
    {
      kind: 'text',
      heading: 'Skill or capital: which is yours?',
      paragraphs: [
        'In most cases the difference is clear. A marketing adviser is professional; a firm that resells advertising space is commercial. A technician who repairs phones is professional; the counter that sells them is not. Businesses that do both either combine the codes, if the authority allows it, or hold two licences.',
        'On the mainland the emirate’s economic department issues the licence. Free zones give similar activities under names such as service or consultancy licence. Consultants have their own page: [consultancy licence](/licensing/consultancy-license-dubai).',
      ],
    },
    {
      kind: 'decision',
      heading: 'Is the professional licence yours?',
      start: {
        question: 'What do customers pay you for?',
        answers: [
          {
            label: 'Your own knowledge or craft',
            leadsTo: {
              question: 'Do you work alone, in a listed profession?',
              answers: [
                {
                  label: 'Yes, and hire nobody',
                  leadsTo:
                    'A [freelance permit](/visa/freelance-visa-dubai) at {{freelance-permit}} a year may do.',
                },
                {
                  label: 'No',
                  leadsTo: 'The professional licence; the table below shows its three forms.',
                },
              ],
            },
          },
          {
            label: 'Goods, or other people’s work',
            leadsTo: 'The [commercial licence](/licensing/commercial-license).',
          },
          {
            label: 'Both',
            leadsTo: 'Combine the codes if the authority allows it; otherwise you hold two licences.',
          },
          {
            label: 'A product you make',
            leadsTo:
              'Usually the [industrial licence](/licensing/industrial-license); light work with hand tools may count as a craft.',
          },
        ],
      },
    },
    {
      kind: 'comparison',
      heading: 'Three forms on the mainland',
      intro: 'Not every activity is open in every form. The department’s activity search shows which.',
      columns: ['Owners', 'Who is liable for debts', 'Service agent'],
      rows: [
        {
          label: 'Sole establishment',
          cells: ['One person', 'The owner, with all personal assets', 'Often required for foreign owners'],
        },
        {
          label: 'Civil company',
          cells: [
            'Two or more professionals',
            'The partners personally',
            'Often required, depending on nationality',
          ],
        },
        {
          label: 'Limited company',
          cells: ['One or more, firms too', 'The company, up to its capital', 'Usually none'],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'When you need a service agent, and what an agent is not',
      paragraphs: [
        'A local service agent is an Emirati, or a firm owned by Emiratis, named on the licence for dealings with government offices. The agent holds no shares, takes no profit, cannot sign at the bank and is not liable for debts. You pay a yearly fee agreed in a contract.',
        'The rules have changed several times and differ between emirates. So get the department’s answer in writing: for this code, in this form, for owners of these nationalities, is an agent required today? If the answer is no, do not buy one. If it is yes, the [local sponsor](/services/local-sponsor-dubai) page says what the contract should include.',
      ],
    },
    {
      kind: 'requirements',
      heading: 'Where you must prove your training',
      intro: 'Many ordinary services need no proof. These do, and their regulator comes before the licence:',
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
          title: 'Qualification, if required',
          items: [
            'Degree certificate, attested in the country of issue and at the UAE’s mission there',
            'Academic transcript, and the equivalence decision if one is needed',
            'Experience letters on letterhead, with a contact who can still be reached',
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
      heading: 'A limited company through an agent',
      rows: [
        {
          item: 'Limited company through an agent',
          amount: '{{llc-dubai-year-1}}, in the second year {{llc-dubai-year-2}}',
          payee: 'Authorities and agent',
          note: 'All-in lists of 2025. A sole establishment can cost less; have both quoted.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Market fee, agent, degree and examination',
      paragraphs: [],
      points: [
        '**Licence with its market fee** (economic department): by activity, form and rent.',
        '**Service agent, where required** (the agent): as agreed, every year.',
        '**Attestation of a degree** (ministries, missions, translator): by country and number of stamps; the UAE ministry’s stamp is {{mofa-attestation}}. It also takes weeks: start with this.',
        '**Regulator’s examination and registration** (DHA, KHDA, municipality or ministry): on the regulator’s own list.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Before you decide on a form',
      items: [
        {
          question: 'Can I hire under a professional licence?',
          answer:
            'Yes, up to the number of visas your office allows. In regulated professions each employee who practises needs a personal licence as well.',
        },
        {
          question: 'Does a sole establishment pay corporate tax?',
          answer:
            'An individual pays above {{uae-ct-natural-person-turnover}} of business turnover in a calendar year. A limited company registers from the start, whatever it earns.',
        },
        {
          question: 'Can I change the form later?',
          answer:
            'You can convert into a limited company, but you need new articles, a notary, and changes at the bank and in contracts. If you expect partners or risk, it is usually cheaper to choose it at once.',
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
