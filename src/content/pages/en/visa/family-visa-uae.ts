import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Once you hold an Emirates ID you can ask for residence for your spouse and children, and under stricter terms for your parents. Income and housing open the door; attested certificates decide how long you stand before it. Start those while your own visa is still running.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Spouse, children, parents: what differs',
      columns: ['Main condition', 'Watch for'],
      rows: [
        {
          label: 'Wife or husband',
          cells: [
            'Valid marriage, attested certificate',
            'Either of you may sponsor; titles and papers asked of a wife as sponsor can differ by emirate',
          ],
        },
        {
          label: 'Daughters',
          cells: ['Unmarried', 'No school certificate as a rule, but proof of being single for adults'],
        },
        {
          label: 'Sons',
          cells: [
            'Up to an age that the rules set, longer if studying',
            'The age has moved; ask before a son’s birthday comes into view',
          ],
        },
        {
          label: 'Newborn in the UAE',
          cells: ['Birth certificate and passport', 'A deadline runs from the birth, and fines after it'],
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
      heading: 'Income and housing, honestly',
      items: [
        {
          title: 'Income',
          text: 'A monthly minimum applies, lower for spouse and children and much higher for parents. Portals print it per emirate and route, so look at the page of the residency directorate (GDRFA) in Dubai, or of the federal authority (ICP) elsewhere, on the day you apply.',
        },
        {
          title: 'Salary earners',
          text: 'The salary certificate, the registered contract and bank statements must tell one story. Housing given by the employer has to stand in the contract to count.',
        },
        {
          title: 'Company owners',
          text: 'You have no salary slip. Expect to show the licence, articles with your share, and personal or company bank statements. A company of a few weeks has little to show, which is why founders’ families often follow later.',
        },
        {
          title: 'Home',
          text: 'A registered tenancy in your name, or a deed. Parents may require more rooms. A hotel apartment by the month seldom satisfies.',
        },
        { title: 'Insurance', text: 'Each member needs cover. In Dubai the sponsor has to buy it.' },
      ],
    },
    {
      kind: 'documents',
      heading: 'Papers, and the stamps they need',
      intro:
        'Certificates follow a chain: authority that issued them, foreign ministry there, UAE mission there, foreign ministry here, then legal translation. Do not count on an apostille alone until the UAE mission has said that it suffices; see [attestation](/services/document-attestation).',
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
            'Proof that earlier marriages ended, where the certificate shows one',
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
            'Your own birth certificate, to prove the tie',
            'Statement from your consulate on why they depend on you, where it is asked for',
            'Refundable deposit receipt, where one is taken',
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
          text: 'You, or an agent at home, on the day the company is decided. It is the slowest part and needs nobody’s visa.',
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
          text: 'Adults take the medical test; young children are spared it. Insurance goes in with the application.',
          time: 'Days to a few weeks',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'What to budget per person',
      rows: [
        {
          item: 'Entry permit, residence, Emirates ID',
          amount: 'By term and emirate; add change of status for those here already',
          payee: 'GDRFA or ICP',
        },
        { item: 'Medical test', amount: 'By speed of the result', payee: 'Approved centre, adults only' },
        {
          item: 'Stamps and translation',
          amount: 'Per certificate and country',
          payee: 'Authorities at home and here, translator',
        },
        {
          item: 'Deposit for parents',
          amount: 'Fixed per parent, returned at the end',
          payee: 'Immigration authority',
        },
        {
          item: 'Insurance',
          amount: 'By age; for parents often the largest line',
          payee: 'Insurer, each year',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions at the kitchen table',
      items: [
        {
          question: 'May my spouse work on a family visa?',
          answer:
            'Yes, with a work permit obtained by the employer. The residence can stay with you, and many employers prefer it.',
        },
        {
          question: 'What happens to them when my visa ends?',
          answer:
            'Theirs ends with it. A period of grace follows; its length depends on the kind of residence, so read it in the cancellation paper.',
        },
        {
          question: 'Can I bring brothers, sisters or cousins?',
          answer: 'Not as dependants in the ordinary way. They come as visitors or on a ground of their own.',
        },
        {
          question: 'Does the golden visa make it easier?',
          answer:
            'It makes it longer, and the limits on children are milder. Certificates and insurance are asked for all the same: [golden visa](/visa/golden-visa-uae).',
        },
        {
          question: 'We are not married. Can my partner come?',
          answer:
            'Not as your dependant. Each of you then needs a residence of your own, by work, company or property.',
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
