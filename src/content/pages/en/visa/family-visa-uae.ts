import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Once you have an Emirates ID you can apply for residence for your spouse and children and, under stricter conditions, for your parents. You need enough income and suitable housing; how long you wait depends on attested certificates. Start on those while your own visa is still in progress.',
  keyFigures: [
    { label: 'Lowest monthly salary, spouse and children', fact: 'family-visa-salary' },
    { label: 'With housing from the employer', fact: 'family-visa-salary-housed' },
    { label: 'For parents in Dubai, monthly', fact: 'parents-visa-salary' },
  ],
  blocks: [
    {
      kind: 'decision',
      heading: 'Can you sponsor them?',
      start: {
        question: 'Who do you want to bring?',
        answers: [
          {
            label: 'Spouse and children',
            leadsTo: {
              question: 'Does your employer provide housing?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo: 'You need {{family-visa-salary-housed}} a month.',
                },
                {
                  label: 'No',
                  leadsTo: 'You need {{family-visa-salary}} a month, and a registered lease.',
                },
              ],
            },
          },
          {
            label: 'Parents',
            leadsTo:
              'Dubai asks for {{parents-visa-salary}} a month, usually both parents together, and a deposit of {{parents-visa-deposit}} each.',
          },
        ],
      },
    },
    {
      kind: 'comparison',
      heading: 'Spouse, children, parents: how the rules differ',
      columns: ['Main condition', 'Watch out for'],
      rows: [
        {
          label: 'Wife or husband',
          cells: [
            'Valid marriage, attested certificate',
            'Either of you can sponsor; the documents a wife needs as sponsor can differ by emirate',
          ],
        },
        {
          label: 'Daughters',
          cells: [
            'Unmarried, at any age',
            'Usually no school certificate, but adults must prove that they are single',
          ],
        },
        {
          label: 'Sons',
          cells: [
            'Unmarried, up to {{family-son-age}}',
            'Apply well before a son’s birthday; older pages name a lower age',
          ],
        },
        {
          label: 'Newborn in the UAE',
          cells: [
            'Birth certificate and passport',
            'Apply within {{newborn-residence-window}} of the birth; fines begin after that',
          ],
        },
        { label: 'Stepchildren', cells: ['Consent of the other parent', 'Often yearly, with a deposit'] },
        {
          label: 'Parents',
          cells: [
            'Higher income, insurance, a reason for support',
            'Usually both together, usually year by year',
          ],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'What income and housing you really need',
      items: [
        {
          title: 'Income',
          text: 'For a spouse and children you need {{family-visa-salary}} a month, or {{family-visa-salary-housed}} if your employer houses you. For parents Dubai asks {{parents-visa-salary}}, or {{parents-visa-salary-humanitarian}} on humanitarian grounds. Check on the day you apply: the residency directorate (GDRFA) in Dubai, the federal authority (ICP) elsewhere.',
        },
        {
          title: 'Salary earners',
          text: 'The salary certificate, the registered contract and your bank statements must match. Housing from your employer only counts if it is in the contract.',
        },
        {
          title: 'Company owners',
          text: 'You have no payslip. Expect to show the licence, articles with your share, and personal or company bank statements. A company that is a few weeks old has little to show, so founders’ families often follow later.',
        },
        {
          title: 'Home',
          text: 'You need a registered tenancy in your name, or a title deed. For parents you may need more rooms. A hotel apartment by the month is rarely enough.',
        },
        { title: 'Insurance', text: 'Each member needs cover. In Dubai the sponsor has to buy it.' },
      ],
    },
    {
      kind: 'documents',
      heading: 'Documents and the stamps they need',
      intro:
        'Certificates go through a chain: the issuing authority, the foreign ministry there, the UAE mission there, the foreign ministry here, then legal translation. Do not rely on an apostille alone until the UAE mission has confirmed it is enough; see [attestation](/services/document-attestation).',
      groups: [
        {
          title: 'For everyone',
          items: [
            'Passport, data page and cover',
            'Photograph to specification',
            'Sponsor’s Emirates ID and residence',
            'Registered tenancy contract',
            'Insurance certificate',
          ],
        },
        {
          title: 'For a spouse',
          items: [
            'Marriage certificate, attested and translated',
            'Proof that earlier marriages ended, if the certificate mentions one',
          ],
        },
        {
          title: 'For children',
          items: [
            'Birth certificate naming both parents, attested and translated',
            'Consent or custody order, when one parent stays abroad',
            'Proof of study for older sons',
          ],
        },
        {
          title: 'For parents',
          items: [
            'Your own birth certificate, to prove the relationship',
            'Statement from your consulate on why they depend on you, if required',
            'Refundable deposit receipt, if one is charged',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'The order that saves weeks',
      steps: [
        {
          title: 'Send certificates for stamping',
          text: 'You or an agent at home can do this on the day you decide on the company. It takes longest and does not depend on anyone’s visa.',
          time: 'Weeks',
        },
        { title: 'Get your own residence', text: 'Through work, company or property.' },
        {
          title: 'Sign and register the tenancy',
          text: 'In your own name. Landlords ask for your ID, schools for the tenancy.',
        },
        {
          title: 'Open the family file',
          text: 'Through the online channel or a typing centre, once per sponsor in some emirates.',
        },
        {
          title: 'Entry permit or change of status',
          text: 'If the family is here on a visit, apply before that visit ends.',
          time: 'Days',
        },
        {
          title: 'Tests, residence, cards',
          text: 'Adults take the medical test; young children are exempt. Submit the insurance with the application.',
          time: 'Days to a few weeks',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'Government fees per person',
      rows: [
        {
          item: 'Opening the family file',
          amount: '{{family-visa-file}}',
          payee: 'Immigration authority',
          note: 'Once per sponsor in some emirates.',
        },
        {
          item: 'Entry permit, for whoever is abroad',
          amount: '{{family-entry-permit}}',
          payee: 'Immigration authority',
        },
        {
          item: 'Entry permit, for whoever is already here',
          amount: '{{family-entry-permit-inside}}',
          payee: 'Immigration authority',
          note: 'The change of status comes on top.',
        },
        {
          item: 'Change of status, if they are already here',
          amount: '{{visa-status-change}}',
          payee: 'Service centre',
        },
        {
          item: 'Medical test, adults only',
          amount: '{{residence-medical-test}}',
          payee: 'Approved centre',
          note: 'A faster result costs more.',
        },
        {
          item: 'Emirates ID for two years',
          amount: '{{emirates-id-two-years}}',
          payee: 'Federal authority (ICP)',
          note: 'A shorter or longer card has its own fee.',
        },
        {
          item: 'UAE ministry’s stamp on each certificate',
          amount: '{{mofa-attestation}}',
          payee: 'Ministry of Foreign Affairs',
          note: 'Stamps at home and the translation come on top.',
        },
        {
          item: 'Deposit for parents',
          amount: '{{parents-visa-deposit}} for each, returned at the end',
          payee: 'Immigration authority',
        },
        {
          item: 'Residence of a newborn, outside Dubai',
          amount: '{{newborn-residence}}',
          payee: 'Federal authority (ICP)',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Permit and insurance',
      paragraphs: [],
      points: [
        '**Residence permit** (GDRFA or ICP): by length and emirate.',
        '**Insurance** (insurer, each year): by age; for parents often the biggest item.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions families ask',
      items: [
        {
          question: 'Can my spouse work on a family visa?',
          answer:
            'Yes, with a work permit that the employer gets. The residence can stay with you, and many employers prefer it.',
        },
        {
          question: 'What happens to them when my visa ends?',
          answer:
            'Theirs ends with it. There is a grace period; its length depends on the type of residence, so check the cancellation paper.',
        },
        {
          question: 'Can I bring brothers, sisters or cousins?',
          answer: 'Usually not as dependants. They come as visitors or on their own visa.',
        },
        {
          question: 'Does the golden visa make it easier?',
          answer:
            'It lasts longer, and the age limits for children are less strict. You still need certificates and insurance: see [golden visa](/visa/golden-visa-uae).',
        },
        {
          question: 'We are not married. Can my partner come?',
          answer:
            'Not as your dependant. Each of you then needs your own residence, through work, a company or property.',
        },
      ],
    },
  ],
  related: [
    '/services/document-attestation',
    '/visa/maid-visa-dubai',
    '/visa/investor-visa-dubai',
    '/visa/requirements',
  ],
};
