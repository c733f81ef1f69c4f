import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'A clinic needs three permissions that fit together: a trade licence for the company, a facility licence for the rooms, and a personal licence for everybody who treats patients. The rooms and the people decide the opening date, far more than the company does.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Which health authority is yours',
      intro: 'The address decides, not the owner’s wish. A licence from one does not carry over to another.',
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
          text: 'General clinic, specialty clinic, polyclinic, dental, physiotherapy, day surgery: each type has its list of rooms and staff. Services that you may add later belong on the plan now.',
        },
        {
          title: 'Test the unit before the lease',
          text: 'Permitted use, ceiling height, lift for stretchers, parking, power, drainage. If the location is classed as residential, a no-objection letter for commercial use is asked for.',
        },
        {
          title: 'Apply for the facility licence',
          text: 'With a floor plan by an engineering firm and the owner’s undertaking. At DHA an existing trade licence is optional at this point; an approved facility is first entered as inactive.',
        },
        {
          title: 'Company, lease, fit-out',
          text: 'The trade licence at the Department of Economy and Tourism or the zone; building works with permits from municipality or developer and from Civil Defence.',
        },
        {
          title: 'License and hire the staff',
          text: 'Verification of degrees at their source, exam or assessment where required, then activation under your facility. The medical director must be in post before inspection.',
        },
        {
          title: 'Activation and inspection',
          text: 'Inspectors go through rooms, equipment, policies, records and contracts. Faults are listed and looked at again; a second visit costs time.',
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'The folder for inspection day',
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
      heading: 'Where the money goes before income starts',
      intro: 'We show no sum: it depends on rooms and specialty, and a figure without a plan misleads.',
      rows: [
        {
          item: 'Fit-out and devices',
          amount: 'The largest part; by tender on the approved plan',
          payee: 'Contractors, suppliers',
        },
        {
          item: 'Rent while building',
          amount: 'Negotiate a rent-free period in the lease',
          payee: 'Landlord',
          note: 'Tie it to approval, not to a calendar day.',
        },
        {
          item: 'Facility and staff licences',
          amount: 'By type and by person, in the authority’s list of services',
          payee: 'Health authority',
        },
        {
          item: 'Salaries before opening',
          amount: 'The medical director and a core team must be employed before activation',
          payee: 'Staff',
          note: 'Each visa through an agent was {{employment-visa-agent-cost}} in 2025.',
        },
        {
          item: 'Company and licence',
          amount: '{{llc-dubai-year-1}} for a mainland company, by agents’ all-in lists',
          payee: 'Agent and authorities',
          note: 'A small share of the whole.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Insurance networks come last, and slowly',
      paragraphs: [
        'Most residents pay through insurance, and an insurer contracts with a clinic only once it is active. Each network, or its administrator, checks location, specialty and need; it may say that the area is full. In Dubai you also register for electronic claims, code diagnoses properly and wait for the payments.',
        'Plan several months on self-paying patients. Medical treatment that the law calls preventive or basic is zero-rated for VAT; purely cosmetic work carries {{uae-vat-rate}}. A mixed clinic needs a price list that separates them.',
      ],
    },
    {
      kind: 'warning',
      heading: 'What stops openings',
      paragraphs: [
        'A lease signed before the plan was checked. A doctor counted on who does not pass verification. Advertising before the authority’s permit for health advertising has been given. “We know somebody at the inspection” from an agent: nobody outside the authority decides, and an offer like that is a reason to leave.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Founders’ questions',
      items: [
        {
          question: 'Must the owner be a doctor?',
          answer:
            'Not as a rule: companies and investors own clinics, with a licensed medical director in charge of care. Some small forms of practice are reserved to professionals; ask the health authority about your type.',
        },
        {
          question: 'Can I take over an existing clinic?',
          answer:
            'Yes, and it may be quicker, but licences, insurance contracts and liability do not simply follow. Have claims, inspections and staff files examined first, then see [share transfer](/services/share-transfer).',
        },
        {
          question: 'Is telehealth possible without rooms?',
          answer:
            'It is a regulated service, offered as an addition to some facility types or under its own licence. Treating patients in Dubai from abroad without either is not allowed.',
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
