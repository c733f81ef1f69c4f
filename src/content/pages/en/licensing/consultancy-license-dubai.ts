import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'Most consultancies in Dubai only need a professional licence and a small office. A few, such as engineering, law, investment and health, first need degrees, experience or registration with a regulator. Find out which group you are in before you choose a zone by price.',
  keyFigures: [
    { label: 'Freelance permit, per year', fact: 'freelance-permit' },
    { label: 'IFZA, licence alone', fact: 'ifza-licence' },
    { label: 'Mainland LLC: first year via agent', fact: 'llc-dubai-year-1' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'What each type of advice needs',
      intro: 'This list is a first guide. The licensing authority goes by the activity description.',
      columns: ['Proof required', 'Who must approve'],
      rows: [
        {
          label: 'Management, marketing, human resources',
          cells: [
            'Often none; some authorities want a degree or a CV',
            'Usually only the licensing authority',
          ],
        },
        {
          label: 'IT and cyber security',
          cells: ['Sometimes a degree or experience', 'Licensing authority; security services may need more'],
        },
        {
          label: 'Engineering and architecture',
          cells: [
            'Attested degree and years of experience, for the firm and its engineers',
            'Dubai Municipality, and the Society of Engineers for membership',
          ],
        },
        {
          label: 'Legal consultancy',
          cells: [
            'Law degree, practice, an established firm',
            'Dubai’s Legal Affairs Department; DIFC and ADGM by their own rules',
          ],
        },
        {
          label: 'Investment and financial advice',
          cells: [
            'Qualified staff, capital, a compliance function',
            'The federal markets regulator, or DFSA and FSRA in the financial zones',
          ],
        },
        {
          label: 'Tax agent, auditor',
          cells: [
            'Exams and personal registration',
            'Federal Tax Authority; Ministry of Economy and Tourism',
          ],
        },
        {
          label: 'Education and health advice',
          cells: ['Depends on whether students or patients are served', 'KHDA; Dubai Health Authority'],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Where a consultant sets up best',
      paragraphs: [
        'It depends who signs your contracts. Government bodies and large local groups usually want a mainland supplier. Foreign clients do not mind. If you have many clients abroad and one in Dubai, choose a zone company with a mainland permit.',
      ],
      points: [
        '**Clients in the UAE, a team to grow:** a mainland company with full ownership. Agents’ all-in price lists show {{llc-dubai-year-1}} for the first year.',
        '**Clients abroad, one or two people:** a zone with flexible desks. IFZA lists its licence alone at {{ifza-licence}}, Meydan at {{meydan-licence}}; [compare what is included](/business-guide/free-zone-comparison).',
        '**Working alone in a listed profession:** a freelance permit at {{freelance-permit}} a year may be enough. It does not let you employ anyone.',
        '**Law, funds, family wealth:** DIFC or ADGM, because clients expect their courts and regulators.',
      ],
    },
    {
      kind: 'documents',
      heading: 'Documents the authority asks for',
      groups: [
        {
          title: 'In every case',
          items: [
            'Passport, photograph, and the visa or entry page if you are in the country',
            'A description of your services in a paragraph, with the activity code you have chosen',
            'A no-objection letter from your employer or sponsor, if you live in the UAE on their visa and the authority requires one',
          ],
        },
        {
          title: 'For activities that need a qualification',
          items: [
            'Degree, attested in the country of issue and in the UAE, with legal translation if it is not in Arabic or English',
            'Employers’ letters that prove your years of practice',
            'Professional membership or registration at home, with a certificate of good standing',
          ],
        },
      ],
    },
    {
      kind: 'requirements',
      heading: 'Ownership and liability on the mainland',
      items: [
        {
          title: 'Sole establishment or civil company',
          text: 'These forms are for professions. The owner is personally liable for everything; a foreign owner may need a local service agent, who holds no share and takes no profit.',
        },
        {
          title: 'Limited liability company',
          text: 'Now open to many advisory activities, with foreign ownership of up to {{uae-foreign-ownership}}. Regulated professions often cannot use this form, so check your activity.',
        },
        {
          title: 'Insurance',
          text: 'Engineers and lawyers have to show professional indemnity cover. Others should have it because their clients’ contracts require it.',
        },
      ],
    },
    {
      kind: 'decision',
      heading: 'Does this invoice carry VAT?',
      start: {
        question: 'Are you registered for VAT?',
        answers: [
          {
            label: 'No',
            leadsTo: 'Charge none, and count the fee towards the limit of {{uae-vat-mandatory}}.',
          },
          {
            label: 'Yes',
            leadsTo: {
              question: 'Where is your client?',
              answers: [
                {
                  label: 'In the UAE',
                  leadsTo: 'Add {{uae-vat-rate}}, for clients in free zones too.',
                },
                {
                  label: 'Abroad',
                  leadsTo: {
                    question:
                      'Does the client have an office here, or is someone from it in the UAE while you work?',
                    answers: [
                      {
                        label: 'Yes',
                        leadsTo: 'Plan with {{uae-vat-rate}}, and let a tax adviser check the case.',
                      },
                      {
                        label: 'No',
                        leadsTo: 'Zero, if the contract and your proof show that the client was abroad.',
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'warning',
      heading: 'A “consultancy” licence does not cover every kind of advice',
      paragraphs: [
        'A management licence does not cover arranging loans, recommending shares, placing staff or handling visas for others. Each is a separate activity, usually with its own regulator. Banks compare invoices with the licence, and a mismatch is a common reason to freeze a payment.',
        'Nor are consultancy fees automatically tax-free in a zone. For a Qualifying Free Zone Person, fees from other free zone companies that use the advice themselves can qualify for {{uae-qfzp-rate}} (Cabinet Decision 100 of 2023). Consulting is not a qualifying activity, so fees from anyone else cannot. Without that status, profit above {{uae-ct-threshold}} is taxed at {{uae-ct-rate}}, unless a relief applies.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Consultants’ questions',
      items: [
        {
          question: 'Can one licence cover training and consulting?',
          answer:
            'Often, if both are in the same group. Training for the public may need KHDA’s permission, while a workshop inside a client’s office usually does not. Let the authority confirm it.',
        },
        {
          question: 'My degree is in another subject. Does that rule me out?',
          answer:
            'Not for general management advice. For a regulated field it is a serious problem; experience or a qualified manager can help in some cases, but only the regulator can say.',
        },
      ],
    },
  ],
  related: [
    '/licensing/professional-license',
    '/services/document-attestation',
    '/visa/freelance-visa-dubai',
    '/services/local-sponsor-dubai',
    '/workspace/flexi-desk-dubai',
  ],
};
