import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'Most consultancies in Dubai need a professional licence, a modest room and nothing else. A few, among them engineering, law, investment and health, need degrees, experience or a regulator’s registration first. Find out which group you belong to before choosing a zone by its price.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Which kind of advice needs what',
      intro:
        'The list is a first sorting. The licensing authority reads the activity’s description, not your business card.',
      columns: ['Proof asked for', 'Who must approve'],
      rows: [
        {
          label: 'Management, marketing, human resources',
          cells: [
            'Often none; some authorities ask for a degree or a CV',
            'The licensing authority alone, as a rule',
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
            'Law degree, practice, a firm with a record',
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
          cells: ['Exams and personal registration', 'Federal Tax Authority; Ministry of Economy'],
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
        'Look at who signs your contracts. Government bodies and large local groups tend to want a mainland vendor. Foreign clients do not mind. Between the two lies the case of a consultant with many clients abroad and one in Dubai, and for that a zone company plus a mainland permit is made.',
      ],
      points: [
        '**Clients in the UAE, a team to grow:** a mainland company with full ownership. Agents’ all-in lists name {{llc-dubai-year-1}} for the first year.',
        '**Clients abroad, one or two people:** a zone with flexible desks. IFZA’s licence alone is listed at {{ifza-licence}}, Meydan’s at {{meydan-licence}}; [compare what is included](/business-guide/free-zone-comparison).',
        '**Working alone in a listed profession:** a freelance permit at {{freelance-permit}} a year may do. It does not allow you to employ anybody.',
        '**Law, funds, family wealth:** DIFC or ADGM, because clients expect their courts and regulators.',
      ],
    },
    {
      kind: 'documents',
      heading: 'What a professional authority asks to see',
      groups: [
        {
          title: 'In every case',
          items: [
            'Passport, photograph, and the visa or entry page if you are in the country',
            'A description of your services in a paragraph, with the activity code you have chosen',
            'A no-objection letter from your employer or sponsor, if you hold a UAE residence through one and the authority requires it',
          ],
        },
        {
          title: 'For activities tied to qualification',
          items: [
            'Degree, attested in the country of issue and in the UAE, with legal translation if it is not in Arabic or English',
            'Letters from employers that prove the years of practice',
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
          text: 'Forms for professions. The owner is liable with everything they have; a foreign owner may need a local service agent, who holds no share and takes no profit.',
        },
        {
          title: 'Limited liability company',
          text: 'Today open to many advisory activities, with foreign ownership up to {{uae-foreign-ownership}}. Ask whether your activity is allowed in this form, since regulated professions are often not.',
        },
        {
          title: 'Insurance',
          text: 'Engineers and lawyers are asked for professional indemnity cover. Others should have it because their clients’ contracts do.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'The word “consultancy” does not make it advice',
      paragraphs: [
        'A management licence does not cover arranging loans, recommending shares, placing staff or handling visas for others. Each has an activity, and usually a regulator, of its own. Banks compare invoices with the licence, and a mismatch is a common reason to freeze a payment.',
        'Nor is fee income automatically free of tax in a zone. Consulting is not among the qualifying activities, so profit above {{uae-ct-threshold}} is taxed at {{uae-ct-rate}} like anywhere else, unless a relief applies.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Consultants’ questions',
      items: [
        {
          question: 'Do I charge VAT to a client in Europe?',
          answer:
            'Services to a client outside the country can be zero-rated if the client has no presence here and is outside when the work is done. They still count towards the threshold of {{uae-vat-mandatory}}.',
        },
        {
          question: 'Can one licence hold training and consulting?',
          answer:
            'Frequently, when both belong to the same group. Training for the public may need KHDA’s permission, while a workshop inside a client’s office usually does not. Let the authority confirm it.',
        },
        {
          question: 'My degree is in another subject. Is that the end?',
          answer:
            'Not for general management advice. For a regulated field it is serious; experience or a qualified manager can help in some cases, and only the regulator can say.',
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
