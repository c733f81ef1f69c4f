import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'A clinic needs three matching permissions: a trade licence for the company, a facility licence for the premises, and a personal licence for everyone who treats patients. The premises and the people decide the opening date far more than the company does.',
  keyFigures: [
    { label: 'Company alone, first year via agent', fact: 'llc-dubai-year-1' },
    { label: 'Each employment visa via agent', fact: 'employment-visa-agent-cost' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Which health authority you come under',
      intro: 'Your address decides. A licence from one authority is not valid with another.',
      columns: ['Authority', 'Worth knowing'],
      rows: [
        {
          label: 'Dubai, outside Healthcare City',
          cells: [
            'Dubai Health Authority (DHA), through its Sheryan portal',
            'Also covers facilities in most of Dubai’s free zones',
          ],
        },
        {
          label: 'Dubai Healthcare City',
          cells: ['The authority of that zone', 'Own rules, own landlord, full zone ownership'],
        },
        {
          label: 'Abu Dhabi',
          cells: ['Department of Health', 'A separate licence for each site'],
        },
        {
          label: 'Northern emirates',
          cells: ['Ministry of Health and Prevention', 'Economic department of the emirate for the company'],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From the plan to the first patient',
      steps: [
        {
          title: 'Define the type',
          text: 'General clinic, specialty clinic, polyclinic, dental, physiotherapy, day surgery: each type has its list of rooms and staff. Include services you may add later in the plan now.',
        },
        {
          title: 'Test the unit before the lease',
          text: 'Check permitted use, ceiling height, lift for stretchers, parking, power and drainage. If the location is classed as residential, you need a no-objection letter for commercial use.',
        },
        {
          title: 'Apply for the facility licence',
          text: 'Send a floor plan by an engineering firm and the owner’s undertaking. At DHA a trade licence is optional at this point; an approved facility is first listed as inactive.',
        },
        {
          title: 'Company, lease, fit-out',
          text: 'The trade licence at the Department of Economy and Tourism or the zone; building works with permits from municipality or developer and from Civil Defence.',
        },
        {
          title: 'License and hire the staff',
          text: 'Degrees are verified at source, then there is an exam or assessment if required, then activation under your facility. The medical director must be in post before inspection.',
        },
        {
          title: 'Activation and inspection',
          text: 'Inspectors check rooms, equipment, policies, records and contracts. They list any faults and come back; a second visit costs time.',
        },
      ],
    },
    {
      kind: 'decision',
      heading: 'Is it safe to sign the lease?',
      start: {
        question: 'How is the location classed?',
        answers: [
          {
            label: 'Residential',
            leadsTo: 'Not yet: get the no-objection letter for commercial use.',
          },
          {
            label: 'Commercial',
            leadsTo: {
              question: 'Has the health authority seen the floor plan?',
              answers: [
                {
                  label: 'No',
                  leadsTo:
                    'Not yet: apply with the plan first; at DHA you can do so before the trade licence.',
                },
                {
                  label: 'Yes, without objections',
                  leadsTo: {
                    question: 'Does the rent start only after the approval?',
                    answers: [
                      {
                        label: 'Yes',
                        leadsTo: 'Sign, and start the fit-out with its permits.',
                      },
                      {
                        label: 'No',
                        leadsTo: 'Negotiate a rent-free period tied to the approval, then sign.',
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
      kind: 'documents',
      heading: 'What to have ready for inspection day',
      groups: [
        {
          title: 'Building and equipment',
          items: [
            'Approved plan and Civil Defence certificate',
            'Calibration and maintenance records of devices',
            'For X-ray: the permit of the Federal Authority for Nuclear Regulation',
            'Contract for medical waste with an approved carrier',
          ],
        },
        {
          title: 'People',
          items: [
            'Active licences, malpractice insurance, life-support certificates',
            'Named persons for infection control and for complaints',
          ],
        },
        {
          title: 'Records and data',
          items: [
            'An electronic record system connected to NABIDH, Dubai’s health information exchange',
            'Policies for consent, referral, emergencies, storage of medicines',
            'A rule on where health data is kept; federal law restricts moving it abroad, with listed exceptions',
          ],
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'The company: a small part of the cost',
      intro:
        'We show no total: it depends on rooms and specialty, and a figure without a plan is misleading.',
      rows: [
        {
          item: 'Company and licence',
          amount: '{{llc-dubai-year-1}} for a mainland company, by agents’ all-in lists',
          payee: 'Agent and authorities',
          note: 'A small part of the total.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Fit-out, rent, licences and staff before opening',
      paragraphs: [],
      points: [
        '**Fit-out and devices** (contractors, suppliers): the largest item; get tenders on the approved plan.',
        '**Rent while building** (landlord): negotiate a rent-free period in the lease. Tie it to the approval.',
        '**Facility and staff licences** (health authority): by type and by person, in the authority’s list of services.',
        '**Salaries before opening** (staff): the medical director and a core team must be employed before activation. Each visa through an agent was {{employment-visa-agent-cost}} in 2025.',
      ],
    },
    {
      kind: 'text',
      heading: 'Insurance networks come last, and take time',
      paragraphs: [
        'Most residents pay through insurance, and insurers only sign contracts with a clinic once it is active. Each network, or its administrator, checks location, specialty and need; it may say that the area is full. In Dubai you also register for electronic claims, code diagnoses properly and wait for the payments.',
        'Plan for several months of self-paying patients. Treatment that the law calls preventive or basic is zero-rated for VAT; purely cosmetic work is taxed at {{uae-vat-rate}}. A mixed clinic needs a price list that separates them.',
      ],
    },
    {
      kind: 'warning',
      heading: 'What delays openings',
      paragraphs: [
        'A lease signed before the plan was checked. A doctor you counted on who does not pass verification. Advertising before the authority has issued the health advertising permit. “We know somebody at the inspection” from an agent: nobody outside the authority decides, and such an offer is a reason to walk away.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Owners, takeovers and telehealth',
      items: [
        {
          question: 'Does the owner have to be a doctor?',
          answer:
            'Usually not: companies and investors own clinics, with a licensed medical director in charge of care. Some small forms of practice are for professionals only; check your type with the health authority.',
        },
        {
          question: 'Can I take over an existing clinic?',
          answer:
            'Yes, and it may be quicker, but licences, insurance contracts and liability do not simply transfer. Have claims, inspections and staff files examined first, then see [share transfer](/services/share-transfer).',
        },
        {
          question: 'Is telehealth possible without rooms?',
          answer:
            'It is a regulated service, offered as an addition to some facility types or under its own licence. Without either, you cannot treat patients in Dubai from abroad.',
        },
      ],
    },
  ],
  related: [
    '/licensing/professional-license',
    '/services/document-attestation',
    '/visa/work-visa-uae',
    '/services/share-transfer',
  ],
};
